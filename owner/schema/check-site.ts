// Checks what an owner wrote in `site.yaml`, and makes a configuration of it even where an answer is refused.
// `readSite` calls this, then the build and the form of the atelier use the result.
import { purposes } from '../../src/embeds/consent/consent.ts'
import { demonstrations } from '../demonstration.ts'
import type { Problem } from '../problems/Problem.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { understandEmbed } from '../read/understand-embed.ts'
import { type Path, withoutValue, withValue } from '../values.ts'
import { checkAnswers } from './check-answers.ts'
import { checkCrossFieldRules } from './check-cross-field-rules.ts'
import { describeKey } from './describe-keys.ts'
import { settleAnswers } from './settle-answers.ts'
import { type SiteConfig, siteSchema } from './site-schema.ts'

/** Replaces what the owner wrote of the video and the calendar by the keys that the schema expects. */
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
  /** The owner's answers, with an example in the place of each that cannot be read. */
  config: SiteConfig
  problems: Problem[]
  /** Paths of the answers that the owner wrote although his site is not asked for them: no page shows them. */
  aside: Path[]
}

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
  const accepted = removeRefused(answers, refused)
  const { answers: settled } = settleAnswers(accepted)
  return siteSchema.parse(addExamples(settled))
}

/** Removes the refused answers; for a refused item of a list, the whole list. */
function removeRefused(answers: WrittenKeys, refused: Problem[]): WrittenKeys {
  let accepted = answers
  for (const { path } of refused) {
    const item = path.findIndex((step) => typeof step === 'number')
    accepted = withoutValue(accepted, item < 0 ? path : path.slice(0, item))
  }
  return accepted
}

function addExamples(answers: WrittenKeys): unknown {
  let completed: unknown = answers
  for (const { path } of checkAnswers(answers).problems) {
    const example = describeKey(path.join('.'))?.example
    const purpose = purposes.find((each) => each === path[0])
    if (example) completed = withValue(completed, path, example)
    else if (purpose) completed = withValue(completed, [purpose], demonstrations[purpose])
    // Only an optional group of keys has neither an example nor a demonstration: the whole group is left out.
    else completed = withoutValue(completed, path.slice(0, 1))
  }
  return completed
}
