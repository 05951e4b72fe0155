import type { EventName } from '../../services/audience/event-names.ts'
import { tells } from '../../services/scheduling-providers.ts'
import { videoProviders } from '../../services/video-providers.ts'
import { isProvider, recogniseProvider } from '../embeds/describe-scheduling.ts'
import type { SiteConfig } from '../schema/site-schema.ts'

/** The events of which the configured video and calendar tell nothing. */
export function unmeasuredEvents({ video, scheduling }: Pick<SiteConfig, 'video' | 'scheduling'>) {
  const calendar = recogniseProvider(scheduling)
  const ofVideo: readonly string[] =
    video.provider === 'file' ? ['playing', 'ended'] : videoProviders[video.provider].tells
  const isMeasured: Partial<Record<EventName, boolean>> = {
    'film-commence': ofVideo.includes('playing'),
    'film-termine': ofVideo.includes('ended'),
    'creneau-choisi': isProvider(calendar) && tells(calendar, 'time-chosen'),
  }
  return (Object.keys(isMeasured) as EventName[]).filter((name) => !isMeasured[name])
}
