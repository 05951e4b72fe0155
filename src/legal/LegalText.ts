/** One numbered section of a legal text. */
export type LegalSection = {
  /** Anchor: the title in ASCII, e.g. `editeur-du-site`. */
  id: string
  number: number
  title: string
}

/** What a page shows at its top. */
export type Dates = {
  /** The day of its last change, or of its edition; none until the owner has recorded one. */
  day: string | null
  /** The number of its edition. */
  edition: number | null
  /** The day on which it is read is shown too. */
  showsToday: boolean
}

/** What a file of `defaults/legal/` becomes: finished sentences, with nothing left to choose from. */
export type LegalText = {
  title: string
  sections: LegalSection[]
  dates: Dates
  /** The facts that are still « à compléter », e.g. `publisher.siret`. */
  gaps: string[]
  /** The sections, from the first heading to the end. */
  html: string
}
