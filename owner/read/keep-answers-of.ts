// Answers and pictures belong to the address that they were given for: with another one, they are asked anew.
import { createHash } from 'node:crypto'
import { recogniseEmbed } from '../../services/addresses/recognise-embed.ts'
import { describeService } from '../../services/describe-service.ts'
import { findCompanyAt } from '../../services/find-company-at.ts'
import { type EmbedKind, findProvider } from '../../services/providers.ts'
import { inSite, look, type Problem } from '../problems/Problem.ts'
import type { FoundService } from './find-service.ts'

type Keys = Record<string, unknown>

/** The address of the video's or the calendar's page, the same however the owner has written it. */
export function pageOf(kind: EmbedKind, { provider, url }: FoundService): string {
  const service = findProvider(kind, provider)
  return service ? describeService(service, url, 'https://www.example.com').pageUrl : url.href
}

const digestOf = (page: string) => createHash('sha256').update(page).digest('hex').slice(0, 8)

/** The name of the picture that the atelier fetches of a video: `image-de-la-video-1f3a52c0.webp` */
export const nameOfFetchedPicture = (page: string) => `image-de-la-video-${digestOf(page)}.webp`

const FETCHED_PICTURE = /image-de-la-video-([\da-f]{8})(?:-\d+)?\.webp$/

/** Answers that say « oui » by the address that the owner looked at, and « non » by that word. */
const confirmations = ['captionsConfirmed', 'leadsToThanks']

/** Leaves out what was answered for another address. */
export function keepAnswersOf(kind: EmbedKind, service: FoundService, keys: Keys) {
  const page = pageOf(kind, service)
  const kept = { ...keys }
  const problems: Problem[] = []
  for (const key of confirmations) {
    const answer = confirm(kind, keys[key], page)
    if (answer === undefined) delete kept[key]
    else kept[key] = answer
  }
  if (isOfAnotherHost(keys, service.url) || isOfAnotherCompany(keys, service.url)) {
    for (const key of ['isOwn', 'name', 'country', 'privacyPolicy']) delete kept[key]
  } else if (isAddress(keys.isOwn)) {
    kept.isOwn = keys.isOwn.startsWith('non') ? 'non' : 'oui'
  }
  const [, pictured = digestOf(page)] = FETCHED_PICTURE.exec(String(keys.poster)) ?? []
  if (pictured !== digestOf(page)) {
    // The title and the duration came with the picture.
    for (const key of ['poster', 'title', 'duration']) delete kept[key]
    const sentence =
      'Cette image est celle d’une autre vidéo : elle n’est plus montrée, ni le titre ni la durée venus avec elle. Prenez celle de la nouvelle.'
    problems.push(look(inSite('video.poster'), sentence, { set: ['video', 'poster'], to: '' }))
  }
  return { keys: kept, problems }
}

const isAddress = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.includes('.')

/** Who runs a service is answered for a host: `rdv.lilas.fr` if the owner does, `non, rdv.lilas.fr` if not. */
const isOfAnotherHost = ({ isOwn }: Keys, { host }: URL) =>
  isAddress(isOwn) && isOwn.replace(/^non, /, '') !== host

/** True where the privacy policy is that of a known company, and the address that of another one. */
function isOfAnotherCompany({ privacyPolicy }: Keys, url: URL): boolean {
  const policy = String(privacyPolicy)
  const named = URL.canParse(policy) ? findCompanyAt(new URL(policy)) : undefined
  const company = findCompanyAt(url)
  return named !== undefined && company !== undefined && named !== company
}

/** @returns `oui` for the present page's address, `undefined` for another one; any other answer as it is */
function confirm(kind: EmbedKind, answer: unknown, page: string): unknown {
  if (!isAddress(answer)) return answer
  const { providerId = 'page', url } = recogniseEmbed(kind, answer)
  if (!url || !URL.canParse(url)) return undefined
  return pageOf(kind, { provider: providerId, url: new URL(url) }) === page ? 'oui' : undefined
}
