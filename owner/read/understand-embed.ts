/*
 * Understands what an owner wrote of the video or the calendar (an address of any kind, an embed code, the path of a
 * film, or nothing yet) and turns it into the answers that the table of questions expects. `checkSite` calls this
 * before it checks the answers.
 *
 *   { url: 'https://youtu.be/dQw4w9WgXcQ?si=abc' }  →  { provider: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' }
 *   { src: 'media/film.mp4' }                       →  { provider: 'file', src: 'media/film.mp4' }
 */
import { readRatio } from '../../services/addresses/read-ratio.ts'
import { listRequiredKeys } from '../../services/list-required-keys.ts'
import { type EmbedKind, findProvider } from '../../services/providers.ts'
import { demonstrations } from '../demonstration.ts'
import { inSite, look, type Place, type Problem, type Problems } from '../problems/Problem.ts'
import { isObject, isYes } from '../values.ts'
import { type FoundService, findService } from './find-service.ts'
import { keepAnswersOf } from './keep-answers-of.ts'

type Keys = Record<string, unknown>
type Understood = { keys: unknown; problems: Problem[] }

/**
 * Gives the answers about the video or the calendar, with the service's name as `provider`. A key that
 * the owner has still to write has the value `null`. What cannot be understood becomes the demonstration.
 */
export function understandEmbed(kind: EmbedKind, written: unknown = {}): Understood {
  if (!isObject(written)) return { keys: written, problems: [] }
  const { url: pasted, provider: _, ...otherKeys } = written
  if (pasted === undefined) return { keys: withoutService(kind, otherKeys), problems: [] }
  // The question refuses an address that is no text.
  if (typeof pasted !== 'string') return { keys: written, problems: [] }

  const place = inSite(`${kind}.url`)
  const service = findService(kind, pasted, place)
  if ('problem' in service) return { keys: demonstrations[kind], problems: [service.problem] }
  const { keys, problems } = keepAnswersOf(kind, service, otherKeys)
  return {
    keys: addRequiredKeys(kind, service, { ...ratioIn(kind, pasted), ...keys }),
    problems: [...problems, ...reportLimit(service.url, place)],
  }
}

function withoutService(kind: EmbedKind, keys: Keys): Keys {
  const isOwnFilm = kind === 'video' && 'src' in keys
  return isOwnFilm ? { ...keys, provider: 'file' } : { ...demonstrations[kind], ...keys }
}

function ratioIn(kind: EmbedKind, pasted: string): Keys {
  const ratio = kind === 'video' ? readRatio(pasted) : undefined
  return ratio ? { aspectRatio: String(ratio) } : {}
}

/** Query parameters that make an address valid for a time, or for one person. */
const EXPIRING =
  /^(?:(?:access_?|bcdn_)?token|expir\w*|exp|signature|sig|hmac|jwt|policy|key-pair-id|hdnts|x-(?:amz|goog)-.*)$/i

function* reportLimit({ searchParams }: URL, place: Place): Problems {
  const limit = [...searchParams.keys()].find((name) => EXPIRING.test(name))
  if (!limit) return
  const sentence = `Cette adresse porte « ${limit} », qui la limite dans le temps ou à une personne : elle peut cesser de marcher. Copiez celle qui vaut pour tous, sans limite.`
  yield look(place, sentence)
}

const companyKeys = ['name', 'country', 'privacyPolicy']

function addRequiredKeys(kind: EmbedKind, { provider, url }: FoundService, keys: Keys): Keys {
  const completed: Keys = { ...keys, provider, url: url.href }
  const listed = findProvider(kind, provider)
  if (!listed) return completed
  // An owner who tells a company's name, country or privacy policy does not run the service himself.
  const namesCompany = companyKeys.some((key) => key in keys)
  const isOwn = keys.isOwn ?? (namesCompany ? 'non' : undefined)
  const runsService = isOwn === undefined ? undefined : isYes(isOwn)

  for (const key of listRequiredKeys(listed, url, runsService)) {
    const answer = key === 'isOwn' ? isOwn : keys[key]
    // `null` marks a missing answer, and an empty text is one.
    completed[key] = answer || null
  }
  return completed
}
