/** The sites that browser tests visit, each built once, by the folder of each. */
export const builds = {
  /** As shipped: own video, demonstration calendar, legal facts unknown. */
  shipped: 'site',
  /** Wistia and Calendly, loading with the page. */
  services: 'tests/sites/services',
  /** Vimeo and Cal.com, behind consent. */
  contextual: 'tests/sites/contextual',
  /** Every legal fact filled in, with Wistia and Calendly. */
  complete: 'tests/sites/complete',
  /** Vimeo and Calendly, and visits counted by Matomo. */
  counted: 'tests/sites/counted',
  /** `shipped`, and visits counted in the server's log. */
  logged: 'tests/sites/logged',
} as const

export type BuildName = keyof typeof builds

export const buildNames = Object.keys(builds) as BuildName[]
