export type LegalSection = {
  /** Anchor: the title in ASCII, e.g. `editeur-du-site`. */
  id: string
  number: number
  title: string
}

/** A text of `defaults/legal/`, completed with the owner's facts and ready to be shown. */
export type LegalText = {
  title: string
  /** The day of the text, `2025-07-13`; `null` for a text that shows the day on which it is read. */
  day: string | null
  sections: LegalSection[]
  /** The facts that are still « à compléter », e.g. `publisher.siret`. */
  gaps: string[]
  /** The whole text as HTML, from the first section's heading. */
  html: string
}
