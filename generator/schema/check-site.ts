import { checkAgainstSchema } from './check-against-schema.ts'
import { checkCrossFieldRules } from './cross-field-rules.ts'
import type { Problem } from './problem.ts'
import { type SiteConfig, siteSchema, type TypedSite } from './site-schema.ts'
import { understandEmbed } from './understand-embed.ts'
import { isObject } from './values.ts'

/**
 * Checks all that an owner wrote in `site.yaml`.
 *
 * @param data as typed; nothing is assumed of it
 */
export function checkSite(data: unknown): { config: SiteConfig | undefined; problems: Problem[] } {
  const understood = isObject(data) ? { ...data } : data
  const unclear: Problem[] = []
  for (const kind of ['video', 'scheduling'] as const) {
    if (!isObject(understood) || !(kind in understood)) continue
    const { keys, problem } = understandEmbed(kind, understood[kind], understood.url)
    understood[kind] = keys
    if (problem) unclear.push(problem)
  }
  const { value, problems } = checkAgainstSchema(siteSchema, understood)
  // The schema misses what was not understood: one problem of it is enough.
  const isSaid = ({ path: [key, ...rest] }: Problem) =>
    rest.length === 0 && unclear.some(({ path: [other] }) => other === key)
  return {
    config: value && { ...value, consent: value.consent ?? defaultConsent(value) },
    problems: [
      ...unclear,
      ...problems.filter((problem) => !isSaid(problem)),
      ...checkCrossFieldRules(understood),
    ],
  }
}

/** The default: no request to another company before the visitor agrees. */
const defaultConsent = ({ video, scheduling }: TypedSite): SiteConfig['consent'] =>
  (video.provider === 'file' || video.isOwn) && (scheduling.provider === 'demo' || scheduling.isOwn)
    ? 'none'
    : 'contextual'
