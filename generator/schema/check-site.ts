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
  const { data: understood, problems: unclear } = understandEmbeds(data)
  const { value, problems } = checkAgainstSchema(siteSchema, understood)
  const isKnown = ({ path }: Problem) =>
    path.length === 1 && unclear.some((other) => other.path[0] === path[0])
  return {
    config: value && { ...value, consent: value.consent ?? defaultConsent(value) },
    problems: [
      ...unclear,
      ...problems.filter((found) => !isKnown(found)),
      ...checkCrossFieldRules(understood),
    ],
  }
}

function understandEmbeds(data: unknown): { data: unknown; problems: Problem[] } {
  if (!isObject(data)) return { data, problems: [] }
  const found = (['video', 'scheduling'] as const)
    .filter((kind) => kind in data)
    .map((kind) => ({ kind, ...understandEmbed(kind, data[kind], data.url) }))
  return {
    data: { ...data, ...Object.fromEntries(found.map(({ kind, keys }) => [kind, keys])) },
    problems: found.flatMap(({ problems }) => problems),
  }
}

/** The default: no request to another company before the visitor agrees. */
const defaultConsent = ({ video, scheduling }: TypedSite): SiteConfig['consent'] =>
  (video.provider === 'file' || video.isOwn) && (scheduling.provider === 'demo' || scheduling.isOwn)
    ? 'none'
    : 'contextual'
