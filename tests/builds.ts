/** The sites that browser tests visit: name → folder with its configuration. Each site is built once. */
export const builds = {
  /** The site as shipped: own video, demonstration calendar, legal facts unknown. */
  shipped: 'site',
  /** Video from Wistia and calendar from Calendly, both loaded with the page, and visits counted by Matomo. */
  services: 'tests/sites/services',
  /** Video from Vimeo and calendar from Cal.com, both loaded only after the visitor has agreed. */
  contextual: 'tests/sites/contextual',
  /** Every legal fact filled in, video from Wistia and calendar from Calendly. */
  complete: 'tests/sites/complete',
} as const

export type BuildName = keyof typeof builds

export const buildNames = Object.keys(builds) as BuildName[]
