// What the owner's page, its preview and the server of the atelier agree on.
import type { Path } from '../owner/values.ts'

/** The script that the server adds to the pages of the preview. */
export const LISTENER = '/atelier/preview/listen.ts'

/** An answer as the form has it: a text, a list of texts, or nothing. */
export type Answer = string | string[] | undefined

export type Change = {
  file: string
  /** The key of the answer; empty for a whole legal text. */
  path: Path
  value: Answer
}

/** What was clicked in the preview. */
export type ClickedText = {
  /** The clicked text first, then the texts of the elements around it and names such as their `alt`. */
  texts: string[]
  /** The key of the answer that the page says is missing, e.g. `publisher.siret`. */
  missing: string | undefined
  path: string
}
