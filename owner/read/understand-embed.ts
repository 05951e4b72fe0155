import { listRequiredKeys } from '../../services/list-required-keys.ts'
import { type EmbedKind, findProvider } from '../../services/providers.ts'
import { demonstrationCalendar, demonstrationFilm } from '../demonstration.ts'
import { inSite, type Problem } from '../problems/Problem.ts'
import { isObject, isYes } from '../values.ts'
import { type FoundService, findService } from './find-service.ts'

type Keys = Record<string, unknown>

const demonstrations = { video: demonstrationFilm, scheduling: demonstrationCalendar }
const companyKeys = ['name', 'country', 'privacyPolicy']

const isFilmPath = (text: unknown) => /^[^:]*\.(?:mp4|webm)$/i.test(String(text))

/**
 * Turns an address that stands alone into a group with the key `url`, and the path of a film into one with
 * `src`.
 */
export const asGroup = (typed: unknown) =>
  typeof typed === 'string' ? { [isFilmPath(typed) ? 'src' : 'url']: typed } : typed

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
  // The schema explains an address that is no text, and a service that does not exist.
  const isUnknown = named !== undefined && !findProvider(kind, named)
  if (typeof pasted !== 'string' || isUnknown) return { keys: written }

  const place = inSite(isObject(typed) ? `${kind}.url` : kind)
  const service = findService({ kind, named, pasted, place })
  if ('problem' in service) return service
  return { keys: addRequiredKeys(kind, service, keys) }
}

/** Adds to the owner's keys the service, its address, and `null` for each required key that has no answer. */
function addRequiredKeys(kind: EmbedKind, { provider, url }: FoundService, keys: Keys): Keys {
  const listed = findProvider(kind, provider)
  // An owner who gives a company's name, country or privacy policy does not run the service himself.
  const namesCompany = companyKeys.some((key) => key in keys)
  const isOwn = keys.isOwn ?? (namesCompany ? 'non' : undefined)
  const required = listed
    ? listRequiredKeys(listed, url, isOwn === undefined ? undefined : isYes(isOwn))
    : []

  const completed: Keys = { ...keys }
  for (const key of required) completed[key] = keys[key] || null
  if (required.includes('isOwn')) completed.isOwn = isOwn ?? null
  return { ...completed, provider, url: url.href }
}
