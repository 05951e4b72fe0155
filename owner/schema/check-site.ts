import { purposes } from '../../src/embeds/consent/consent.ts'
import { demonstrations } from '../demonstration.ts'
import type { Problem } from '../problems/Problem.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { understandEmbed } from '../read/understand-embed.ts'
import { checkCrossFieldRules } from '../rules/check-cross-field-rules.ts'
import { type Path, withValue } from '../values.ts'
import { checkAnswers } from './check-answers.ts'
import { describeKey } from './describe-keys.ts'
import { settleAnswers } from './settle-answers.ts'
import { type SiteConfig, siteSchema } from './site-schema.ts'

/** Replaces what the owner wrote of the video and the calendar by the keys that the schema expects. */
export function understandSite(data: WrittenKeys): { understood: WrittenKeys; unclear: Problem[] } {
  const understood: Record<string, unknown> = { ...data }
  const unclear: Problem[] = []
  for (const kind of purposes) {
    const { keys, problem } = understandEmbed(kind, data[kind])
    understood[kind] = keys
    if (problem) unclear.push(problem)
  }
  return { understood: understood as WrittenKeys, unclear }
}

type Checked = {
  /** The owner's answers, with an example in the place of each that cannot be read. */
  config: SiteConfig
  problems: Problem[]
  /** Paths of the answers that are in the file, do not concern this site, and show on no page. */
  aside: Path[]
}

/** Checks all that an owner wrote in `site.yaml`. */
export function checkSite(data: WrittenKeys): Checked {
  const { understood, unclear } = understandSite(data)
  const { answers, aside } = settleAnswers(understood)
  const { value, problems: refused } = checkAnswers(answers)
  return {
    config: value ?? withStandIns(answers, refused),
    problems: [...unclear, ...refused, ...checkCrossFieldRules(answers)],
    aside,
  }
}

/** Replaces refused answers by examples, so that the site can be shown and its other answers checked. */
function withStandIns(answers: WrittenKeys, refused: Problem[]): SiteConfig {
  let accepted: unknown = answers
  for (const { path } of refused) {
    const item = path.findIndex((step) => typeof step === 'number')
    accepted = withValue(accepted, item < 0 ? path : path.slice(0, item), undefined)
  }
  // The keys of the removed answers remain, and the schema would refuse a misspelt key again: JSON drops them.
  let completed: unknown = settleAnswers(JSON.parse(JSON.stringify(accepted))).answers
  for (const { path } of checkAnswers(completed as WrittenKeys).problems) {
    const [section = ''] = path
    const example = describeKey(path.join('.'))?.example
    // Without an example, the whole video or calendar is replaced, and any other section removed.
    completed = example
      ? withValue(completed, path, example)
      : withValue(completed, [section], { ...demonstrations }[section])
  }
  return siteSchema.parse(completed)
}
