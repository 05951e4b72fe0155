export type LegalSection = {
  /** Anchor: the title in ASCII, e.g. `editeur-du-site`. */
  id: string
  number: number
  title: string
}

export type Dates = {
  /**
   * The day of the last change or, for a text with numbered versions, that of the version; `null` until the
   * owner records one.
   */
  day: string | null
  /** The number of the text's version, for texts that are numbered. */
  edition: number | null
  /** True where the page also shows the day on which the text is read. */
  showsToday: boolean
}

/** A text of `defaults/legal/`, completed with the owner's facts and ready to be shown. */
export type LegalText = {
  title: string
  sections: LegalSection[]
  dates: Dates
  /** The facts that are still « à compléter », e.g. `publisher.siret`. */
  gaps: string[]
  /** The whole text as HTML, from the first section's heading. */
  html: string
}
