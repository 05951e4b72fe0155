/*
 * Understands what an owner wrote of the video or the calendar (an address of any kind, an embed code, the path of a
 * film, or nothing yet) and turns it into the answers that the table of questions expects. `checkSite` calls this
 * before it checks the answers.
 *
 *   { url: 'https://youtu.be/dQw4w9WgXcQ?si=abc' }  →  { provider: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' }
 *   { src: 'media/film.mp4' }                       →  { provider: 'file', src: 'media/film.mp4' }
 */
import { readRatio } from '../../services/addresses/read-ratio.ts'
import type { EmbedKind } from '../../services/providers.ts'
import { demonstrations } from '../demonstration.ts'
import { inSite, look, type Place, type Problem, type Problems } from '../problems/Problem.ts'
import { isObject } from '../values.ts'
import { findService } from './find-service.ts'

type Keys = Record<string, unknown>
type Understood = { keys: unknown; problems: Problem[] }

/**
 * Gives the answers about the video or the calendar, with the service's name as `provider`. What cannot be understood
 * becomes the demonstration.
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
  const { provider, url } = service
  return {
    keys: { ...ratioIn(kind, pasted), ...answersFor(url, otherKeys), provider, url: url.href },
    problems: [...reportLimit(url, place)],
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

/** Answers whose « oui » is written as the address that it is true of: with another one, they are asked anew. */
const confirmations = ['isOwn', 'captionsConfirmed', 'leadsToThanks']

function answersFor({ href }: URL, keys: Keys): Keys {
  const answers = { ...keys }
  for (const key of confirmations) {
    if (String(keys[key]).includes('.')) answers[key] = keys[key] === href ? 'oui' : undefined
  }
  // An owner who tells a company's name, country or privacy policy does not run the service himself.
  const namesCompany = ['name', 'country', 'privacyPolicy'].some((key) => key in keys)
  if (namesCompany) answers.isOwn ??= 'non'
  return answers
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
