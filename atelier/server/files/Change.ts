import type { OpenedSite } from '../../../generator/open-site.ts'
import type { WrittenValue } from '../../../owner/read/read-yaml.ts'
import type { FieldMessage } from '../show-problem.ts'

export type Change = {
  /** Name in the site's folder, e.g. `site.yaml`. */
  file: string
  /** Keys that lead to the answer, e.g. `['video', 'title']`; empty for a legal text, which is a whole file. */
  path: (string | number)[]
  /** The answer. Without one, the key is removed. */
  value?: WrittenValue | undefined
  /** The answer that was in the file when the owner began to type. */
  before?: unknown
}

export type Rejected = Change & { messages: FieldMessage[] }

export type Saved = {
  rejected: Rejected[]
  /** Each answer that the save has changed, with its new value and the one before. */
  written: Change[]
  /** The site with the new answers, as it was validated; absent if nothing was written. */
  opened?: OpenedSite
}
