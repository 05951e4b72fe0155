import type { Step } from '../../services/audience/steps.ts'
import { tellsTimeChosen } from '../../services/scheduling-providers.ts'
import { tellsPosition, videoProviders } from '../../services/video-providers.ts'
import { isProvider, recogniseProvider } from '../embeds/describe-scheduling.ts'
import type { SiteConfig } from '../schema/site-schema.ts'

/** The steps of which the configured video and calendar tell nothing. */
export function unmeasuredSteps({ video, scheduling }: Pick<SiteConfig, 'video' | 'scheduling'>) {
  const steps: Step[] = []
  if (video.provider !== 'file') {
    const tells: readonly string[] = videoProviders[video.provider].tells
    if (!tells.includes('playing')) steps.push('film-commence')
    if (!tellsPosition(video.provider)) {
      steps.push('film-25', 'film-50', 'film-75')
      if (!tells.includes('ended')) steps.push('film-95')
    }
  }
  const calendar = recogniseProvider(scheduling)
  if (!isProvider(calendar) || !tellsTimeChosen(calendar)) steps.push('creneau-choisi')
  return steps
}
