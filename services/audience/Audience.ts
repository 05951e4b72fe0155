// What the build and the browser need to know to count visits, whoever counts them.
import type { EventName } from './event-names.ts'

export type AudienceConfig =
  | { provider: 'matomo'; url: string; siteId: number; settingsConfirmed?: boolean | undefined }
  | { provider: 'server'; settingsConfirmed?: boolean | undefined }

export type AudienceTarget = { address: string; siteId?: number }

export type Audience = {
  /** Where the browser sends counts; `null` where visits are not counted. */
  target: AudienceTarget | null
  /** Who receives the counts; absent where the owner's own server does. */
  company?: { name: string; country: string }
  /** Settings that the owner must make so that counting needs no consent, as orders in French. */
  requiredSettings: readonly string[]
  /** Other origins to which the content security policy lets a page send counts. */
  connectOrigins: string[]
  /** Paths of the site itself that receive counts, e.g. `/mesure/page-vue`. */
  countedPaths: string[]
}

/**
 * Composes the `POST` request that counts one event on a page, whose address has no query. Each file of
 * `services/audience/` exports this function by itself, so that the browser downloads nothing else.
 */
export type Beacon = (
  name: EventName,
  page: string,
  target: AudienceTarget,
) => { address: string; body?: URLSearchParams }
