// Checks what an owner wrote in `site.yaml`, and makes a configuration of it even where an answer is refused.
// `readSite` calls this, then the build and the form of the atelier use the result.
import { demonstrationFilm } from '../demonstration.ts'
import { fix, inSite, type Problem } from '../problems/Problem.ts'
import { correctKeys } from '../read/correct-keys.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { placedQuestions, type SiteAnswers } from './chapters.ts'
import { checkAnswers } from './check-answers.ts'
import type { SchedulingConfig, SiteConfig, VideoConfig } from './SiteConfig.ts'

type Checked = {
  config: SiteConfig
  problems: Problem[]
}

export function checkSite(data: WrittenKeys): Checked {
  const { corrected, problems: misspelt } = correctKeys(
    data,
    placedQuestions.map(({ path }) => path),
    (path, sentence) => fix(inSite(path), sentence),
  )
  const { values, problems: refused } = checkAnswers(corrected)
  const { video, scheduling } = values
  return {
    config: { ...values, video: videoOf(video), scheduling: schedulingOf(scheduling) },
    problems: [...misspelt, ...refused],
  }
}

/** Without an address or a film, the video is the demonstration. */
function videoOf({ url: found, src, ...answers }: SiteAnswers['video']): VideoConfig {
  if (found) return { ...answers, provider: found.provider, url: found.url }
  if (src) return { ...answers, provider: 'file', src }
  const given = Object.entries(answers).filter(([, value]) => value !== null)
  return { ...answers, ...demonstrationFilm, ...Object.fromEntries(given) }
}

function schedulingOf({ url: found, ...answers }: SiteAnswers['scheduling']): SchedulingConfig {
  if (found) return { ...answers, provider: found.provider, url: found.url }
  return { ...answers, provider: 'demo' }
}
