import type { ProviderId } from '../../services/providers.ts'
import type { CheckedAnswers } from './chapters.ts'

export type FileVideoConfig = Extract<VideoConfig, { provider: 'file' }>

/** The answers, with the service that the address of the video and of the calendar belongs to. */
export type VideoConfig = Partial<Omit<CheckedAnswers['video'], 'url' | 'src'>> &
  ({ provider: 'file'; src: string; url?: never } | { provider: ProviderId<'video'>; url: string })

export type SchedulingConfig = Partial<Omit<CheckedAnswers['scheduling'], 'url'>> &
  ({ provider: 'demo'; url?: never } | { provider: ProviderId<'scheduling'>; url: string })

/** All that an owner has decided, as the product uses it. What is not known yet is `null`. */
export type SiteConfig = Omit<CheckedAnswers, 'video' | 'scheduling' | 'audience'> & {
  video: VideoConfig
  scheduling: SchedulingConfig
  audience: Omit<CheckedAnswers['audience'], 'url'> & { url: string | null }
}
