/** One numbered section of a legal text. */
export type LegalSection = {
  /** Anchor: the title in ASCII, e.g. `editeur-du-site`. */
  id: string
  number: number
  title: string
}

/** What a page shows at its top: the day of its last change, or a numbered version and its day. */
export type Edition = { day: string; version?: string }

/** What a file of `defaults/legal/` becomes: finished sentences, with nothing left to choose from. */
export type LegalText = {
  title: string
  sections: LegalSection[]
  edition: Edition
  /** The facts that are still « à compléter », e.g. `publisher.siren`. */
  gaps: string[]
  /** The sections, from the first heading to the end. */
  html: string
}
