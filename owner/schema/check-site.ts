import { findProvider } from '../../services/providers.ts'
import { purposes } from '../../src/embeds/consent.ts'
import type { Problem } from '../problems/said.ts'
import type { Keys } from '../read/read-yaml.ts'
import { understandEmbed } from '../read/understand-embed.ts'
import { checkCrossFieldRules } from '../rules/cross-field-rules.ts'
import { isObject, isYes, type Path } from '../values.ts'
import { checkAgainstSchema } from './check-against-schema.ts'
import { settleAnswers } from './settle-answers.ts'
import { type SiteConfig, siteSchema } from './site-schema.ts'

/** What an owner wrote, with the video and the calendar as we understand them. */
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
  config: SiteConfig | undefined
  problems: Problem[]
  /** The keys of what is written and does not concern this site. */
  aside: Path[]
}

/** Checks all that an owner wrote in `site.yaml`. */
export function checkSite(data: Keys): Checked {
  const { understood, unclear } = understandSite(data)
  const hasCompany = purposes.some((kind) => isOfCompany(kind, understood[kind]))
  const { answers, aside } = settleAnswers(understood)
  // No request to another company before the visitor agrees.
  answers.consent ??= hasCompany ? 'contextual' : 'none'
  const { value, problems } = checkAgainstSchema(siteSchema, answers)
  // The schema misses what was not understood: one problem of it is enough.
  const isSaid = ({ path: [key, ...rest] }: Problem) =>
    rest.length === 0 && unclear.some(({ path: [kind] }) => kind === key)
  return {
    config: value,
    problems: [
      ...unclear,
      ...problems.filter((problem) => !isSaid(problem)),
      ...checkCrossFieldRules(answers),
    ],
    aside,
  }
}

/** True where a company serves the video or the calendar, and not the owner. */
const isOfCompany = (kind: (typeof purposes)[number], keys: unknown): boolean =>
  isObject(keys) && findProvider(kind, keys.provider) !== undefined && !isYes(keys.isOwn)
