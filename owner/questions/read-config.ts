// Checks what an owner wrote in `site.yaml`, and makes a configuration of it even where an answer is refused.
// `readSite` calls this, then the build and the form of the atelier use the result.
import { fix, inSite, look, type Problem } from '../problems/Problem.ts'
import { correctKeys } from '../read/correct-keys.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { withValue } from '../values.ts'
import { isAsked, orderFor, readAnswers, standInFor, valueIn } from './answers.ts'
import { type CheckedAnswers, keyedQuestions, questionOf } from './chapters.ts'
import type { SchedulingConfig, SiteConfig, VideoConfig } from './SiteConfig.ts'

/** The film of `defaults/media`, which the site shows until its owner gives one. He has nothing to remove then. */
export const demonstrationFilm = {
  provider: 'file',
  src: 'media/demonstration.mp4',
  captions: 'media/demonstration.fr.vtt',
  title: 'Notre méthode, et\u00a0ce que nous garantissons',
} as const

export function readConfig(data: WrittenKeys): { config: SiteConfig; problems: Problem[] } {
  const { corrected, problems: misspelt } = correctKeys(
    data,
    keyedQuestions.map(({ path }) => path),
    (path, sentence) => fix(inSite(path), sentence),
    (path) => questionOf(path)?.label ?? '',
  )
  const { values, problems: refused } = checkAnswers(corrected)
  const { video, scheduling, audience } = values
  if (video.url && video.src) {
    const sentence = 'La page montre la vidéo dont l’adresse est donnée, et non ce film.'
    refused.push(look(inSite('video.src'), sentence, ''))
  }
  return {
    config: {
      ...values,
      video: videoOf(video),
      scheduling: schedulingOf(scheduling),
      audience: { ...audience, url: audience.url?.url ?? null },
    },
    problems: [...misspelt, ...refused],
  }
}

/** Checks the answers. An example or nothing takes the place of each that is refused. */
function checkAnswers(typed: WrittenKeys): { values: CheckedAnswers; problems: Problem[] } {
  const { answer, readingOf } = readAnswers(typed)
  const problems: Problem[] = []
  let values: unknown = {}
  for (const { key, path, question } of keyedQuestions) {
    const concernsSite = isAsked(question, answer)
    const reading = concernsSite ? readingOf(key) : undefined
    values = withValue(values, path, valueIn(reading) ?? standInFor(question, answer))
    if (reading && 'refusal' in reading) {
      problems.push(fix(inSite(path), reading.refusal, reading.meant))
    } else if (!reading && concernsSite && question.required) {
      problems.push(fix(inSite(path), `Cette réponse manque. ${orderFor(question)}`))
    }
  }
  // The table gives each key its type, which a walk through the table forgets: hence the cast.
  return { values: values as CheckedAnswers, problems }
}

/** Without an address or a film, the video is the demonstration. */
function videoOf({ url: found, src, ...answers }: CheckedAnswers['video']): VideoConfig {
  if (found) return { ...answers, provider: found.provider, url: found.url }
  if (src) return { ...answers, provider: 'file', src }
  const given = Object.entries(answers).filter(([, value]) => value !== null)
  return { ...answers, ...demonstrationFilm, ...Object.fromEntries(given) }
}

function schedulingOf({ url: found, ...answers }: CheckedAnswers['scheduling']): SchedulingConfig {
  if (found) return { ...answers, provider: found.provider, url: found.url }
  return { ...answers, provider: 'demo' }
}
