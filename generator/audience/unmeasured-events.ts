import type { EventName } from '../../services/audience/event-names.ts'
import { tells } from '../../services/providers.ts'
import type { SiteConfig } from '../schema/site-schema.ts'

/** The events of which the configured video and calendar tell nothing. */
export function unmeasuredEvents({ video, scheduling }: Pick<SiteConfig, 'video' | 'scheduling'>) {
  const isOurs = video.provider === 'file'
  const isMeasured: Partial<Record<EventName, boolean>> = {
    'film-commence': isOurs || tells('video', video.provider, 'playing'),
    'film-termine': isOurs || tells('video', video.provider, 'ended'),
    'creneau-choisi': tells('scheduling', scheduling.provider, 'time-chosen'),
  }
  return (Object.keys(isMeasured) as EventName[]).filter((name) => !isMeasured[name])
}
