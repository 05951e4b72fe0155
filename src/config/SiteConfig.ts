import type { SchedulingConfig } from '../embeds/scheduling/scheduling-providers.ts'
import type { VideoConfig } from '../embeds/video/video-providers.ts'
import type { LegalFacts } from './LegalFacts.ts'

/** Everything an owner decides. `npm run check` says in French what is missing or wrong. */
export type SiteConfig = {
  /** Public address without a final slash, e.g. `https://www.mon-agence.fr`. Canonical links, the sitemap and the social picture are built from it. */
  url: string
  /** Name of the agency, as it stands in titles and in the web manifest. */
  name: string
  /** Where « Contacter le support » writes to. */
  supportEmail: string
  /** Offered beside the e-mail when an embed fails, e.g. `+33 1 23 45 67 89`; `null` shows none. */
  supportPhone: string | null
  /** Step 1. The service and the id of the video; each service has its own keys. */
  video: VideoConfig
  /** Step 2. The address of the booking page; the service is recognised from it. */
  scheduling: SchedulingConfig
  /**
   * `none`: the video and the calendar load with the page.
   * `contextual`: nothing is asked of another company before the visitor agrees, on the spot.
   */
  consent: 'none' | 'contextual'
  /** Add one to ask every visitor again, e.g. after a change in what a service does with the data. */
  consentVersion: number
  /** `true` keeps every search engine out: for a trial address. */
  noindex: boolean
  /** `true` extends HTTPS-only to every subdomain of the address; it cannot be taken back for two years. */
  hstsIncludeSubDomains: boolean
  /** Facts of the legal pages. `null` means « not known yet »: it prints « [À compléter : …] ». */
  legal: LegalFacts
}
