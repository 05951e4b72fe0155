/** The sites that browser tests visit: name → folder with its configuration. Each site is built once. */
export const builds = {
  /** As shipped: own video, demonstration calendar, legal facts unknown. */
  shipped: 'site',
  /** Wistia and Calendly, both loaded with the page. */
  services: 'tests/sites/services',
  /** Vimeo and Cal.com, both loaded only after the visitor has agreed. */
  contextual: 'tests/sites/contextual',
  /** Every legal fact filled in, with Wistia and Calendly. */
  complete: 'tests/sites/complete',
  /** Vimeo and Calendly, and visits counted by Matomo. */
  counted: 'tests/sites/counted',
  /** As `shipped`, with visits counted in the server's log. */
  logged: 'tests/sites/logged',
} as const

export type BuildName = keyof typeof builds

export const buildNames = Object.keys(builds) as BuildName[]
