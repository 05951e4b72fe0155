/*
 * Understands what an owner wrote under `video` or `scheduling` (an address of any kind, an embed code, the
 * path of a film, keys, or nothing yet) and turns it into the keys that the schema expects. `checkSite` calls
 * this before it checks the answers.
 *
 *   video: https://youtu.be/dQw4w9WgXcQ?si=abc  →  { provider: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' }
 *   video: media/film.mp4                       →  { provider: 'file', src: 'media/film.mp4' }
 */
import { listRequiredKeys } from '../../services/list-required-keys.ts'
import { type EmbedKind, findProvider } from '../../services/providers.ts'
import { demonstrations } from '../demonstration.ts'
import { inSite, type Problem } from '../problems/Problem.ts'
import { isObject, isYes } from '../values.ts'
import { type FoundService, findService } from './find-service.ts'

type Keys = Record<string, unknown>
type Understood = { keys: unknown; problem?: Problem }

/** Matches the path of a film, `media/film.mp4`, but not a web address, `https://agence.fr/film.mp4`. */
const FILM_PATH = /^[^:]*\.(?:mp4|webm)$/i

/** Turns a film's path that stands alone into a group with the key `src`, and an address into one with `url`. */
export function asGroup(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  return FILM_PATH.test(typed) ? { src: typed } : { url: typed }
}

/**
 * Gives the keys of `video` or `scheduling` as the schema checks them, with the service's name as `provider`. A key that
 * the owner has still to write has the value `null`. What cannot be understood becomes the demonstration.
 */
export function understandEmbed(kind: EmbedKind, typed: unknown): Understood {
  const written = asGroup(typed ?? {})
  if (!isObject(written)) return { keys: written }
  const { url: pasted, provider, ...otherKeys } = written
  // `provider: demo` and `provider: file` are ignored: `video` without an address, or with a film of the owner's, means
  // the same.
  const named = provider === 'demo' || provider === 'file' ? undefined : provider
  if (pasted === undefined && named === undefined) {
    return { keys: withoutService(kind, otherKeys) }
  }
  // The schema refuses an address that is no text, and a service that is not listed.
  const isUnknown = named !== undefined && !findProvider(kind, named)
  if (typeof pasted !== 'string' || isUnknown) return { keys: written }

  const place = inSite(isObject(typed) ? `${kind}.url` : kind)
  const service = findService({ kind, named, pasted, place })
  if ('problem' in service) return { keys: demonstrations[kind], problem: service.problem }
  return { keys: addRequiredKeys(kind, service, otherKeys) }
}

function withoutService(kind: EmbedKind, keys: Keys): Keys {
  const isOwnFilm = kind === 'video' && 'src' in keys
  return isOwnFilm ? { ...keys, provider: 'file' } : { ...demonstrations[kind], ...keys }
}

const companyKeys = ['name', 'country', 'privacyPolicy']

function addRequiredKeys(kind: EmbedKind, { provider, url }: FoundService, keys: Keys): Keys {
  const listed = findProvider(kind, provider)
  if (!listed) return { ...keys, provider, url: url.href }
  // An owner who tells a company's name, country or privacy policy does not run the service himself.
  const namesCompany = companyKeys.some((key) => key in keys)
  const isOwn = keys.isOwn ?? (namesCompany ? 'non' : undefined)
  const runsService = isOwn === undefined ? undefined : isYes(isOwn)

  const completed: Keys = { ...keys, provider, url: url.href }
  for (const key of listRequiredKeys(listed, url, runsService)) {
    const answer = key === 'isOwn' ? isOwn : keys[key]
    // `null` marks a missing answer, and an empty text is one.
    completed[key] = answer || null
  }
  return completed
}
