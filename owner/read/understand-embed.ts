import { findSchedulingMistake } from '../../services/addresses/find-scheduling-mistake.ts'
import { matchAddress } from '../../services/addresses/match-address.ts'
import { parsePlainUrl } from '../../services/addresses/plain-url.ts'
import { recogniseEmbed } from '../../services/addresses/recognise-embed.ts'
import { listRequiredKeys } from '../../services/list-required-keys.ts'
import type { ListedProvider } from '../../services/Provider.ts'
import { type EmbedKind, findProvider, providers } from '../../services/providers.ts'
import { demonstrationCalendar, demonstrationFilm } from '../demonstration.ts'
import { fix, inSite, type Place, type Problem } from '../problems/Problem.ts'
import { isObject, isYes } from '../values.ts'

type Keys = Record<string, unknown>

const thing = { video: 'une vidéo', scheduling: 'une page de réservation' }
const demonstrations = { video: demonstrationFilm, scheduling: demonstrationCalendar }
const companyKeys = ['name', 'country', 'privacyPolicy']

const isFilmPath = (text: unknown) => /^[^:]*\.(?:mp4|webm)$/i.test(String(text))

/**
 * Turns an address that stands alone into a group with the key `url`, and the path of a film into one with
 * `src`.
 */
export const asGroup = (typed: unknown) =>
  typeof typed === 'string' ? { [isFilmPath(typed) ? 'src' : 'url']: typed } : typed

/** Finds the service that an address belongs to, or the reason why it cannot be used. */
function identify(
  kind: EmbedKind,
  named: unknown,
  pasted: string,
  place: Place,
): { provider: string; url: URL } | { problem: Problem } {
  const found = recogniseEmbed(kind, pasted)
  const url = parsePlainUrl(found.url)
  if (!url) {
    const code = kind === 'video' ? 'paste-video' : 'paste-calendar'
    const { example } = kind === 'video' ? providers.video.youtube : providers.scheduling.calendly
    return { problem: fix(code, place, { example }) }
  }
  if (found.provider) return { provider: found.provider, url }
  const [, film] = /([\w-]+\.(?:mp4|webm))$/.exec(url.pathname) ?? []
  if (kind === 'video' && film) return { problem: fix('film-elsewhere', place, { file: film }) }
  const mistake = kind === 'scheduling' && findSchedulingMistake(url)
  if (mistake) return { problem: fix(mistake, place, {}) }
  const hosted = named === 'page' ? undefined : findProvider(kind, named)
  const ownDomainForm = hosted?.customDomainAddress
  if (ownDomainForm && matchAddress(url, ownDomainForm)) return { provider: String(named), url }
  const values = ({ service, example }: ListedProvider) => {
    return { found: url.href, thing: thing[kind], service: service.name, example }
  }
  if (hosted) {
    const remedies = [{ set: [kind, 'provider'], to: '' }]
    return { problem: fix('not-of-service', place, values(hosted), remedies) }
  }
  const { providerOfHost } = found
  if (!providerOfHost || named === 'page') return { provider: 'page', url }
  return { problem: fix('shows-nothing', place, values(providerOfHost)) }
}

/**
 * Understands what an owner wrote of the video or of the calendar: an address of any kind, an embed code, a
 * film, keys, or nothing yet, in which case the demonstration shows.
 *
 * @returns keys for the schema: `provider` names the service; `null` stands for what the owner has still to
 *   say
 */
export function understandEmbed(
  kind: EmbedKind,
  typed: unknown,
): { keys?: unknown; problem?: Problem } {
  const written = asGroup(typed ?? {})
  if (!isObject(written)) return { keys: written }
  const { url: pasted, provider, ...keys }: Keys = written
  // `provider: demo` and `provider: file` are ignored: the owner's address or film, or the lack of both,
  // already says which service it is.
  const named = provider === 'demo' || provider === 'file' ? undefined : provider
  if (pasted === undefined && named === undefined) {
    const isOwnFilm = kind === 'video' && 'src' in keys
    return {
      keys: isOwnFilm ? { ...keys, provider: 'file' } : { ...demonstrations[kind], ...keys },
    }
  }
  if (typeof pasted !== 'string' || (named !== undefined && !findProvider(kind, named))) {
    return { keys: written }
  }
  const place = inSite(isObject(typed) ? `${kind}.url` : kind)
  const verdict = identify(kind, named, pasted, place)
  if ('problem' in verdict) return verdict
  const { url } = verdict
  const entry = findProvider(kind, verdict.provider)
  // An owner who gives a company's name, country or privacy policy does not run the service himself.
  const isNamed = companyKeys.some((key) => key in keys)
  const isOwn = keys.isOwn ?? (isNamed ? 'non' : undefined)
  const required = entry
    ? listRequiredKeys(entry, url, isOwn === undefined ? undefined : isYes(isOwn))
    : []
  return {
    keys: {
      ...keys,
      ...Object.fromEntries(required.map((key) => [key, keys[key] || null])),
      ...(required.includes('isOwn') && { isOwn: isOwn ?? null }),
      provider: verdict.provider,
      url: url.href,
    },
  }
}
