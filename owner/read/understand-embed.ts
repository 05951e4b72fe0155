import { findSchedulingMistake } from '../../services/find-scheduling-mistake.ts'
import { listRequiredKeys } from '../../services/list-required-keys.ts'
import { parsePlainUrl } from '../../services/plain-url.ts'
import { type EmbedKind, findProvider, providers } from '../../services/providers.ts'
import { recogniseEmbed } from '../../services/recognise-embed.ts'
import { demonstrationCalendar, demonstrationFilm } from '../demonstration.ts'
import { type Problem, problem } from '../problems/said.ts'
import { isObject, isYes } from '../values.ts'

type Keys = Record<string, unknown>

const thing = { video: 'une vidéo', scheduling: 'une page de réservation' }
const pasteIt = {
  video: `Collez l’adresse de la vidéo ou son code d’intégration, par exemple « ${providers.video.youtube.example} ».`,
  scheduling: `Écrivez l’adresse de votre page de réservation, en https et sans port, par exemple « ${providers.scheduling.calendly.example} ».`,
}
const demonstrations = { video: demonstrationFilm, scheduling: demonstrationCalendar }
const companyKeys = ['name', 'country', 'privacyPolicy']

const isFilmPath = (text: unknown) => /^[^:]*\.(?:mp4|webm)$/i.test(String(text))

/** An address alone, or the path of a film, stands for a group. */
export const asGroup = (typed: unknown) =>
  typeof typed === 'string' ? { [isFilmPath(typed) ? 'src' : 'url']: typed } : typed

/** The service that an address belongs to, or what to write instead. */
function identify(
  kind: EmbedKind,
  named: unknown,
  pasted: string,
): { provider: string; url: URL } | { fix: string } {
  const found = recogniseEmbed(kind, pasted)
  const url = parsePlainUrl(found.url)
  if (!url) return { fix: pasteIt[kind] }
  if (found.provider) return { provider: found.provider, url }
  const [, film] = /([\w-]+\.(?:mp4|webm))$/.exec(url.pathname) ?? []
  if (kind === 'video' && film) {
    const fix = `Téléchargez ce fichier dans le dossier « media », puis écrivez « video: media/${film} ».`
    return { fix }
  }
  const mistake = kind === 'scheduling' && findSchedulingMistake(url)
  if (mistake) return { fix: mistake }
  const hosted = named === 'page' ? undefined : findProvider(kind, named)
  if (hosted?.customDomainPath?.test(url.pathname)) return { provider: String(named), url }
  if (hosted) {
    const { service, example } = hosted
    return {
      fix: `Écrivez l’adresse d’${thing[kind]} ${service.name}, par exemple « ${example} », ou retirez « provider » s’il s’agit d’un autre service.`,
    }
  }
  const { providerOfHost } = found
  if (!providerOfHost || named === 'page') return { provider: 'page', url }
  const { service, example } = providerOfHost
  const fix = `Cette adresse de ${service.name} n’est pas celle d’${thing[kind]}. Écrivez par exemple « ${example} ».`
  return { fix }
}

/**
 * Understands what an owner wrote of the video or of the calendar: an address of any kind, an embed
 * code, a film, keys, or nothing yet, which is the demonstration.
 *
 * @returns keys for the schema: `provider` says whose it is; `null` stands for what is still to be said
 */
export function understandEmbed(
  kind: EmbedKind,
  typed: unknown,
): { keys: unknown; problem?: Problem } {
  const written = asGroup(typed ?? {})
  if (!isObject(written)) return { keys: written }
  const { url: pasted, provider, ...keys }: Keys = written
  // The address says whose it is.
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
  const verdict = identify(kind, named, pasted)
  if ('fix' in verdict) {
    const path = isObject(typed) ? [kind, 'url'] : [kind]
    return { keys: undefined, problem: problem(path, pasted, verdict.fix) }
  }
  const { url } = verdict
  const entry = findProvider(kind, verdict.provider)
  // Whoever names a company does not run it.
  const isNamed = companyKeys.some((key) => key in keys)
  const isOwn = keys.isOwn ?? (isNamed ? 'non' : undefined)
  const asked = entry
    ? listRequiredKeys(entry, url, isOwn === undefined ? undefined : isYes(isOwn))
    : []
  return {
    keys: {
      ...keys,
      ...Object.fromEntries(asked.map((key) => [key, keys[key] || null])),
      ...(asked.includes('isOwn') && { isOwn: isOwn ?? null }),
      provider: verdict.provider,
      url: url.href,
    },
  }
}
