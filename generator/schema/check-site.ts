import { checkAgainstSchema } from './check-against-schema.ts'
import { checkCrossFieldRules } from './cross-field-rules.ts'
import { understandPasted } from './pasted.ts'
import type { Problem } from './problem.ts'
import { type SiteConfig, siteSchema, type TypedSite } from './site-schema.ts'

/**
 * Checks all that an owner wrote in `site.yaml`.
 *
 * @param data as typed; nothing is assumed of it
 */
export function checkSite(data: unknown): { config: SiteConfig | undefined; problems: Problem[] } {
  const { data: understood, problems: unclear } = understandPasted(data)
  const { value, problems } = checkAgainstSchema(siteSchema, understood)
  const isKnown = ({ path }: Problem) => unclear.some((other) => other.path[0] === path[0])
  return {
    config: value && { ...value, consent: value.consent ?? defaultConsent(value) },
    problems: [
      ...unclear,
      ...problems.filter((found) => !isKnown(found)),
      ...checkCrossFieldRules(understood),
    ],
  }
}

/** The default: no request to another company before the visitor agrees. */
const defaultConsent = ({ video, scheduling }: TypedSite): SiteConfig['consent'] =>
  video.provider === 'file' && scheduling.provider === 'demo' ? 'none' : 'contextual'
