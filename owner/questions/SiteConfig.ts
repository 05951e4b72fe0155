import type { ProviderId } from '../../services/providers.ts'
import type { SiteAnswers } from './chapters.ts'

/** The answers, with the service that the address of the video and of the calendar belongs to. */
export type VideoConfig = Partial<SiteAnswers['video']> &
  ({ provider: 'file'; src: string } | { provider: ProviderId<'video'>; url: string })

export type SchedulingConfig = Partial<SiteAnswers['scheduling']> &
  ({ provider: 'demo' } | { provider: ProviderId<'scheduling'>; url: string })

/** A group that is `null` as a whole until its first question is answered. */
type Optional<Group, First extends keyof Group> =
  | (Partial<Group> & { [Name in First]: NonNullable<Group[Name]> })
  | null

type Legal = SiteAnswers['legal']

/** All that an owner has decided, as the product uses it. What is not known yet is `null`. */
export type SiteConfig = Omit<SiteAnswers, 'video' | 'scheduling' | 'audience' | 'legal'> & {
  video: VideoConfig
  scheduling: SchedulingConfig
  audience: Optional<SiteAnswers['audience'], 'url' | 'siteId'>
  legal: Omit<Legal, 'dpo'> & { dpo: Optional<Legal['dpo'], 'name'> }
}

/** The groups of which the first question decides whether there is anything. */
export const optionalGroups = ['audience', 'legal.dpo']
