import type { ComponentType } from 'react'

/** One numbered section of a legal text. */
export type LegalSection = {
  /** Anchor: the title in ASCII, e.g. `editeur-du-site`. */
  id: string
  number: number
  title: string
}

/** ISO days, e.g. `2026-11-20`, and the number of the version. */
export type LegalDates = { updatedOn: string; version: string; versionDate: string }

/** What an MDX file of `content/legal/` exports. */
export type LegalText = {
  default: ComponentType
  title: string
  sections: LegalSection[]
  dates: LegalDates
}
