/** The sites that browser tests visit, each built once. */
export const builds = {
  /** As shipped: own video, demonstration calendar, legal facts unknown. */
  shipped: { site: 'site', mode: 'production' },
  /** Wistia and Calendly, loading with the page. */
  services: { site: 'tests/sites/services', mode: 'production' },
  /** Vimeo and Cal.com, behind consent. */
  contextual: { site: 'tests/sites/contextual', mode: 'production' },
  /** Every legal fact filled in, with Wistia and Calendly. */
  complete: { site: 'tests/sites/complete', mode: 'production' },
  /** Vimeo and Calendly, and visits counted by Matomo. */
  counted: { site: 'tests/sites/counted', mode: 'production' },
  /** `shipped`, and visits counted in the server's log. */
  logged: { site: 'tests/sites/logged', mode: 'production' },
  /** `services` with React’s development checks: StrictMode runs effects twice, hydration warns. */
  development: { site: 'tests/sites/services', mode: 'development' },
} as const

export type BuildName = keyof typeof builds

/** Those that an owner could publish. */
export const publishedBuilds = (Object.keys(builds) as BuildName[]).filter(
  (name) => name !== 'development',
)
