import type { EventName } from './audience/event-names.ts'

/** What the owner writes of it, beside its name. */
export type AudienceConfig =
  | { provider: 'matomo'; url: string; siteId: number; settingsConfirmed?: boolean | undefined }
  | { provider: 'server'; settingsConfirmed?: boolean | undefined }

/** Where counts go: plain data, computed once by the build. */
export type AudienceTarget = { address: string; siteId?: number }

/** Somebody who counts: what the owner gives in, what follows for the build out. */
export type AudienceProvider<Config> = {
  target: (config: Config) => AudienceTarget
  /** What the owner has to set there, so that no consent is needed: French, one order each. */
  toSet: readonly string[]
}

/**
 * What is sent of one event, by `POST`. It stands beside the entry, so that the browser gets nothing
 * else of it.
 *
 * @param page address of the page, without its query
 */
export type Beacon = (
  name: EventName,
  page: string,
  target: AudienceTarget,
) => { address: string; body?: URLSearchParams }
