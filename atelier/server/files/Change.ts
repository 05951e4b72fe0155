import type { OpenedSite } from '../../../generator/open-site.ts'
import type { WrittenValue } from '../../../owner/read/read-yaml.ts'
import type { FieldMessage } from '../show-problem.ts'

/** An answer of the owner's page, to write into one of the site's files. */
export type Change = {
  /** Name in the site's folder, e.g. `site.yaml`. */
  file: string
  /** Keys that lead to the answer, e.g. `['video', 'title']`; empty for a legal text, the whole file. */
  path: (string | number)[]
  /** The answer. Without one, the key is removed. */
  value?: WrittenValue | undefined
  /** What the file said when the owner began to type. */
  before?: unknown
}

/** An answer that was not written, and why. */
export type Rejected = Change & { messages: FieldMessage[] }

/** What a save did. */
export type Saved = {
  rejected: Rejected[]
  /** What the files say now, and said before, where the save changed them. */
  written: Change[]
  /** The site as it was validated just before it was written; absent if nothing was written. */
  opened?: OpenedSite
}
