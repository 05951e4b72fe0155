import { providerOf } from '../../services/providers.ts'
import { purposes } from '../../src/embeds/consent.ts'
import type { Problem } from '../problems/said.ts'
import type { Keys } from '../read/read-yaml.ts'
import { understandEmbed } from '../read/understand-embed.ts'
import { checkCrossFieldRules } from '../rules/cross-field-rules.ts'
import { isObject, isYes, valueAt } from '../values.ts'
import { checkAgainstSchema } from './check-against-schema.ts'
import { type SiteConfig, siteSchema } from './site-schema.ts'

/** Checks all that an owner wrote in `site.yaml`. */
export function checkSite(data: Keys): { config: SiteConfig | undefined; problems: Problem[] } {
  const understood: Record<string, unknown> = { ...data }
  const unclear: Problem[] = []
  for (const kind of purposes) {
    const { keys, problem } = understandEmbed(kind, data[kind], data.url)
    understood[kind] = keys
    if (problem) unclear.push(problem)
  }
  const companies = purposes.flatMap((kind) => companyBehind(kind, understood[kind]))
  // No request to another company before the visitor agrees.
  understood.consent ??= companies.length > 0 ? 'contextual' : 'none'
  const { value, problems } = checkAgainstSchema(siteSchema, understood)
  // The schema misses what was not understood: one problem of it is enough.
  const isSaid = ({ path: [key, ...rest] }: Problem) =>
    rest.length === 0 && unclear.some(({ path: [kind] }) => kind === key)
  return {
    config: value,
    problems: [
      ...unclear,
      ...problems.filter((problem) => !isSaid(problem)),
      ...checkCrossFieldRules(understood, companies),
    ],
  }
}

/** The company that serves a video or a calendar, where it is not the owner. */
function companyBehind(kind: (typeof purposes)[number], keys: unknown): string[] {
  const provider = providerOf(kind, valueAt(keys, ['provider']))
  if (!provider || !isObject(keys) || isYes(keys.isOwn)) return []
  return [String(keys.name ?? provider.service.name)]
}
