// The answers and the clicks that the owner's page, its preview and the server send each other.

/** Answers as the form has them, by the `id` of their field. A list has one line for each item. */
export type TypedAnswers = Record<string, string>

/** What was clicked in the preview. */
export type ClickedText = {
  /** The clicked line first, then the texts of the elements at that point, and names such as their `alt`. */
  texts: string[]
  /** The key of the answer that the page says is missing, e.g. `publisher.siret`. */
  missing: string | undefined
  path: string
}
