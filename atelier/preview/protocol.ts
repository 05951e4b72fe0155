// What the preview's server, the script that it adds to the pages, and the owner's page agree on.

export const LISTENER = '/atelier/preview/listen.ts'

/** What the preview sends to the owner's page: that it is drawn, or what was clicked. */
export type Message = 'drawn' | ClickedText

export type ClickedText = {
  /** The clicked text first, then the texts of the elements around it and names such as their `alt`. */
  texts: string[]
  /** The key of the answer that the page says is missing, e.g. `publisher.siret`. */
  missing: string | undefined
  path: string
}
