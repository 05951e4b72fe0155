// What the owner's page, its preview and the server send each other.
import type { Path } from '../owner/values.ts'

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
