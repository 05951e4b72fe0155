import type { SchedulingEmbedData } from '../embeds/scheduling/describe-scheduling.ts'
import type { VideoEmbedData } from '../embeds/video/describe-video.ts'
import type { SiteConfig } from './SiteConfig.ts'

/**
 * The configuration as the browser gets it, computed once by the build: plain data, with nothing of
 * the services that are not in use.
 */
export type Site = Pick<
  SiteConfig,
  'url' | 'name' | 'supportEmail' | 'supportPhone' | 'consent' | 'consentVersion' | 'noindex'
> & {
  video: VideoEmbedData
  scheduling: SchedulingEmbedData
  /** One sentence on what the guarantee covers, when the owner has given it. */
  guaranteeSummary: string | null
}
