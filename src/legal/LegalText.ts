/** One numbered section of a legal text. */
export type LegalSection = {
  /** Anchor: the title in ASCII, e.g. `editeur-du-site`. */
  id: string
  number: number
  title: string
}

/** ISO days, e.g. `2026-11-20`, and the number of the version. */
export type LegalDates = { updatedOn: string; version: string; versionDate: string }

/** What a file of `defaults/legal/` becomes: finished sentences, with nothing left to choose from. */
export type LegalText = {
  title: string
  sections: LegalSection[]
  dates: LegalDates
  /** A fact is still « à compléter ». */
  hasGaps: boolean
  /** The sections, from the first heading to the end. */
  html: string
}
