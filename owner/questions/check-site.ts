// Checks what an owner wrote in `site.yaml`, and makes a configuration of it even where an answer is refused.
// `readSite` calls this, then the build and the form of the atelier use the result.
import { findProvider } from '../../services/providers.ts'
import { type Purpose, purposes } from '../../src/embeds/consent/consent.ts'
import { demonstrations } from '../demonstration.ts'
import { fix, inSite, type Problem } from '../problems/Problem.ts'
import { correctKeys } from '../read/correct-keys.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { understandEmbed } from '../read/understand-embed.ts'
import { valueAt, withValue } from '../values.ts'
import { placedQuestions } from './chapters.ts'
import { checkAnswers } from './check-answers.ts'
import type { SiteConfig } from './SiteConfig.ts'

/** Replaces what the owner wrote of the video and the calendar by the answers that it means, and their service. */
export function understandSite(data: WrittenKeys): { understood: WrittenKeys; unclear: Problem[] } {
  const understood: Record<string, unknown> = { ...data }
  const unclear: Problem[] = []
  for (const kind of purposes) {
    const { keys, problems } = understandEmbed(kind, data[kind])
    understood[kind] = keys
    unclear.push(...problems)
  }
  return { understood: understood as WrittenKeys, unclear }
}

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
  const { understood, unclear } = understandSite(corrected)
  const { values, problems: refused } = checkAnswers(understood)

  let config: unknown = values
  for (const kind of purposes) config = withService(config, kind, understood)
  return {
    // Its parts have just been given the types that `SiteConfig` adds to the answers.
    config: config as SiteConfig,
    problems: [...misspelt, ...unclear, ...refused],
  }
}

/** Adds the service to the answers about the video or the calendar. What cannot be shown becomes the demonstration. */
function withService(config: unknown, kind: Purpose, understood: WrittenKeys): unknown {
  const answers = valueAt(config, [kind])
  const provider = valueAt(understood, [kind, 'provider'])
  const needed = findProvider(kind, provider) ? 'url' : provider === 'file' ? 'src' : undefined
  const isUsable = provider === 'demo' || (needed && valueAt(answers, [needed]))
  if (isUsable) return withValue(config, [kind, 'provider'], provider)
  const { values } = checkAnswers({ [kind]: demonstrations[kind] })
  return withValue(config, [kind], { ...values[kind], ...demonstrations[kind] })
}
