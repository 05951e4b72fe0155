import type { EventName } from './audience/event-names.ts'

/** What the owner writes of it, beside its name. */
export type AudienceConfig =
  | { provider: 'matomo'; url: string; siteId: number; settingsConfirmed?: boolean | undefined }
  | { provider: 'server'; settingsConfirmed?: boolean | undefined }

/** Where counts go: plain data, computed once by the build. */
export type AudienceTarget = { address: string; siteId?: number }

/** What follows for the build from what the owner writes. */
export type Audience = {
  target: AudienceTarget | null
  /** The company that counts, where the owner's own server does not. */
  company?: { name: string; country: string }
  /** What the owner has to set there, so that no consent is needed: French, one order each. */
  toSet: readonly string[]
  /** Where the pages may send a count: other origins, addresses of ours. */
  connectOrigins: string[]
  countedPaths: string[]
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
