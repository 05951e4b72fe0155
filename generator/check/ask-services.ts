import { audienceProviders, describeAudience } from '../../services/audience-providers.ts'
import { providerOf } from '../../services/providers.ts'
import type { Site } from '../../src/Site.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { type Finding, fix, good, look } from './Finding.ts'
import { type Answer, ask } from './online.ts'

type Question = {
  key: 'video' | 'scheduling' | 'audience'
  what: string
  service: string
  address: string
  /** What is found where the answer is an ordinary one. */
  found: Finding
  /** Whether the site can do with the address to which redirects led. */
  mayLeadTo?: (url: string) => boolean
  /** What the service says of itself there, where that tells it from any other. */
  signature?: RegExp
  /** It is the address in our frame, which its headers may forbid. */
  isFramed?: boolean
  refusals?: Record<number, string>
}

/** What to ask of whom: nothing where the site serves the thing itself. */
export function questionsFor(
  config: SiteConfig,
  { video, scheduling }: Pick<Site, 'video' | 'scheduling'>,
): Question[] {
  const questions: Question[] = []
  if (video.kind === 'frame') {
    const { name } = video.service
    const { oembed, refusals = {} } = providerOf('video', config.video.provider) ?? {}
    const address = new URL(oembed ?? video.pageUrl, video.pageUrl)
    if (oembed) address.searchParams.set('url', video.pageUrl)
    questions.push({
      key: 'video',
      what: 'la vidéo',
      service: name,
      address: address.href,
      found: oembed
        ? good`video : ${name} répond et connaît la vidéo. Ouvrez la page d’accueil pour voir qu’elle s’y lit.`
        : look`video : ${name} répond, et ne dit rien de plus de la vidéo. Ouvrez la page d’accueil pour voir si elle s’y lit.`,
      isFramed: address.href === video.frameUrl,
      refusals,
    })
  }
  if (scheduling.service) {
    const { service, pageUrl, frameUrl, frameOrigins } = scheduling
    const origins = [...frameOrigins, new URL(pageUrl).origin]
    questions.push({
      key: 'scheduling',
      what: 'l’agenda',
      service: service.name,
      address: pageUrl,
      found: good`scheduling : ${service.name} répond à cette adresse. Ouvrez-la pour voir vos créneaux.`,
      mayLeadTo: (url) => origins.includes(new URL(url).origin),
      isFramed: pageUrl === frameUrl,
    })
  }
  if (config.audience?.provider === 'matomo') {
    // Matomo counts nothing of a request without parameters.
    const address = describeAudience(config.audience).target?.address ?? ''
    questions.push({
      key: 'audience',
      what: 'cette adresse',
      service: 'Matomo',
      address,
      found: good`audience : Matomo répond à son adresse de mesure.`,
      // A browser does not follow a redirect with a count.
      mayLeadTo: (url) => url === address,
      signature: audienceProviders.matomo.signature,
    })
  }
  return questions
}

function explain(question: Question, { status, url, headers, body, reason }: Answer): Finding {
  const { key, what, service, address, found, mayLeadTo, signature, isFramed, refusals } = question
  if (reason) {
    return look`${key} : ${service} n’a pas répondu : ${reason}. Réessayez plus tard, ou ouvrez ${what} dans votre navigateur.`
  }
  // Vimeo answers 200 to a video that refuses our site, and says so inside.
  const [, inside = status] = /"domain_status_code":\s*(\d+)/.exec(body) ?? []
  const refusal = refusals?.[Number(inside)]
  if (refusal) return fix`${key} : ${service} répond ${inside}. ${refusal}`
  if (status === 404 || status === 410) {
    return fix`${key} : ${service} répond que ${what} n’existe pas (${status}). Vérifiez l’adresse dans site.yaml.`
  }
  if (status >= 300) {
    return look`${key} : ${service} répond ${status}, ce qui ne dit rien de ${what}. Ouvrez la page d’accueil pour voir, ou réessayez plus tard.`
  }
  if (mayLeadTo && !mayLeadTo(url || address)) {
    return fix`${key} : ${service} mène à une autre adresse, que le site n’atteindrait pas : ${url}. Écrivez celle où il répond de lui-même, avec « provider » si la vérification le demande.`
  }
  if (isFramed && refusesFrames(headers)) {
    return fix`${key} : ${service} interdit à d’autres sites de montrer cette page (X-Frame-Options ou frame-ancestors) : le cadre resterait vide. Écrivez l’adresse que le service donne pour l’intégrer, ou choisissez un autre service.`
  }
  if (signature && !signature.test(body)) {
    return fix`${key} : une page répond à ${address}, mais ce n’est pas ${service}. Écrivez dans « url » l’adresse où vous ouvrez ${service}, sans « index.php » ni ce qui suit.`
  }
  return found
}

/** Whether a page’s own headers keep it out of frames elsewhere. */
function refusesFrames(headers: Headers): boolean {
  const policy = headers.get('content-security-policy') ?? ''
  const [, ancestors] = /frame-ancestors([^;]*)/i.exec(policy) ?? []
  // Where both stand, browsers follow the policy. A list may hold our site: it is taken for good.
  return ancestors === undefined
    ? /^\s*(?:deny|sameorigin)/i.test(headers.get('x-frame-options') ?? '')
    : /^\s*(?:'none'|'self')?\s*$/i.test(ancestors)
}

/**
 * Asks each service whether what we show of it exists.
 *
 * @param get `fetch`, or what stands in for it
 */
export async function askServices(questions: Question[], get = fetch): Promise<Finding[]> {
  if (questions.length === 0) {
    return [good`En ligne : rien à demander, la vidéo et l’agenda sont servis par le site.`]
  }
  const answers = await Promise.all(
    questions.map(async (question) => ({
      question,
      answer: await ask(question.address, 'follow', get),
    })),
  )
  if (answers.length > 1 && answers.every(({ answer }) => answer.reason)) {
    const silent = questions.map(({ service }) => service).join(', ')
    return [
      look`En ligne : aucun service n’a répondu (${silent}). Êtes-vous connecté à Internet ? Rien n’a pu être vérifié.`,
    ]
  }
  return answers.map(({ question, answer }) => explain(question, answer))
}
