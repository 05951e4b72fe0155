/** The sites that browser tests visit, each built once. */
export const builds = {
  /** As shipped: own video, demonstration calendar, legal facts unknown. */
  shipped: { config: 'site.config.ts', mode: 'production' },
  /** Wistia and Calendly, loading with the page. */
  services: { config: 'tests/configs/services.config.ts', mode: 'production' },
  /** Vimeo and Cal.com, behind consent. */
  contextual: { config: 'tests/configs/contextual.config.ts', mode: 'production' },
  /** Every legal fact filled in. */
  complete: { config: 'tests/configs/complete.config.ts', mode: 'production' },
  /** `services` with React's development checks: StrictMode runs effects twice, hydration warns. */
  development: { config: 'tests/configs/services.config.ts', mode: 'development' },
} as const

export type BuildName = keyof typeof builds
