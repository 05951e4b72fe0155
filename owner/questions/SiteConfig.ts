import type { ProviderId } from '../../services/providers.ts'
import type { SiteAnswers } from './chapters.ts'

/** The answers, with the service that the address of the video and of the calendar belongs to. */
export type VideoConfig = Partial<Omit<SiteAnswers['video'], 'url' | 'src'>> &
  ({ provider: 'file'; src: string } | { provider: ProviderId<'video'>; url: string })

export type SchedulingConfig = Partial<Omit<SiteAnswers['scheduling'], 'url'>> &
  ({ provider: 'demo' } | { provider: ProviderId<'scheduling'>; url: string })

/** All that an owner has decided, as the product uses it. What is not known yet is `null`. */
export type SiteConfig = Omit<SiteAnswers, 'video' | 'scheduling' | 'audience'> & {
  video: VideoConfig
  scheduling: SchedulingConfig
  audience: Omit<SiteAnswers['audience'], 'url'> & { url: string | null }
}
