import { purposes } from '../../src/embeds/consent/consent.ts'
import type { Problem } from '../problems/Problem.ts'
import type { Keys } from '../read/read-yaml.ts'
import { understandEmbed } from '../read/understand-embed.ts'
import { checkCrossFieldRules } from '../rules/check-cross-field-rules.ts'
import { type Path, withValue } from '../values.ts'
import { checkAgainstSchema } from './check-against-schema.ts'
import { describeKey } from './describe-keys.ts'
import { settleAnswers } from './settle-answers.ts'
import { type SiteConfig, siteSchema } from './site-schema.ts'

/** Replaces what the owner wrote of the video and the calendar by the keys that the schema expects. */
export function understandSite(data: Keys): { understood: Keys; unclear: Problem[] } {
  const understood: Record<string, unknown> = { ...data }
  const unclear: Problem[] = []
  for (const kind of purposes) {
    const { keys, problem } = understandEmbed(kind, data[kind])
    understood[kind] = keys
    if (problem) unclear.push(problem)
  }
  return { understood: understood as Keys, unclear }
}

type Checked = {
  /** The owner's answers, with an example in the place of each that cannot be read. */
  config: SiteConfig
  problems: Problem[]
  /** Paths of the answers that do not concern this site: they are in the file, and no page shows them. */
  aside: Path[]
}

/** Checks all that an owner wrote in `site.yaml`. */
export function checkSite(data: Keys): Checked {
  const { understood, unclear } = understandSite(data)
  const { answers, aside } = settleAnswers(understood)
  const { value, problems: refused } = checkAgainstSchema(siteSchema, answers, 'site.yaml')
  // A video or a calendar that was not understood is reported as such, so the schema need not report it as
  // missing.
  const isKnown = ({ path: [key, ...rest] }: Problem) =>
    rest.length === 0 && unclear.some(({ path: [kind] }) => kind === key)
  return {
    config: value ?? withStandIns(answers, refused),
    problems: [
      ...unclear,
      ...refused.filter((problem) => !isKnown(problem)),
      ...checkCrossFieldRules(answers),
    ],
    aside,
  }
}

/** The demonstration's film and calendar, for a site whose own film or calendar cannot be understood. */
const embeds: Keys = {
  video: { provider: 'file', src: 'media/demonstration.mp4' },
  scheduling: { provider: 'demo' },
}

/** Most steps from the top of the file to an answer: `legal.dataStorage[0].name` has four. */
const MAX_DEPTH = 4

/**
 * Removes the refused answers, and writes the example of each key that is then missing, so that the site can
 * be shown and its other answers checked.
 */
function withStandIns(answers: unknown, refused: Problem[]): SiteConfig {
  let left = answers
  for (const { path } of refused) {
    const item = path.findIndex((step) => typeof step === 'number')
    left = withValue(left, item < 0 ? path : path.slice(0, item), undefined)
  }
  // Each refused answer is now `undefined`, but its key remains, and the schema would refuse a misspelt key
  // again. Writing the answers as JSON and reading them again removes such keys.
  left = JSON.parse(JSON.stringify(left))
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    for (const { path } of checkAgainstSchema(siteSchema, left, 'site.yaml').problems) {
      const [top = ''] = path
      const example = describeKey(path.join('.'))?.example
      if (example) left = withValue(left, path, example)
      // A missing group is made empty in the first round, and the next rounds give its keys their examples.
      // A section that is then still incomplete is removed; a video or a calendar is replaced at once.
      else if (depth === 0 && !embeds[top]) left = withValue(left, path, {})
      else left = withValue(left, [top], embeds[top])
    }
  }
  return siteSchema.parse(left)
}
