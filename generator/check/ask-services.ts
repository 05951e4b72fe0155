import { audienceProviders, describeAudience } from '../../services/audience-providers.ts'
import { providerOf } from '../../services/providers.ts'
import type { Site } from '../../src/Site.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { type Finding, fix, good, look } from './Finding.ts'
import { reasonOf } from './online.ts'

/** A polite wait for a page that a visitor would also wait for. */
const PATIENCE_MS = 5000

type Question = {
  key: 'video' | 'scheduling' | 'audience'
  what: string
  service: string
  address: string
  /** What the service says of itself there, where that tells it from any other. */
  signature?: RegExp
  /** Where a frame may go: elsewhere the policy stops it. Absent where the answer is no page. */
  frameOrigins?: string[]
  /** The page that our own frames, where it says in its headers who may. */
  isFramed?: boolean
  /** True where the service itself says whether the thing exists; a page may exist and be empty. */
  knows?: boolean
  refusals?: Record<number, string>
}

/** What to ask of whom: nothing where the site serves the thing itself. */
export function questionsFor(
  config: SiteConfig,
  { video, scheduling }: Pick<Site, 'video' | 'scheduling'>,
): Question[] {
  const questions: Question[] = []
  if (video.service && config.video.provider !== 'file') {
    const { oembed, refusals } = providerOf('video', config.video.provider) ?? {}
    const address = new URL(oembed ?? video.pageUrl, video.pageUrl)
    if (oembed) address.searchParams.set('url', video.pageUrl)
    questions.push({
      key: 'video',
      what: 'la vidéo',
      service: video.service.name,
      address: address.href,
      isFramed: video.kind === 'frame' && address.href === video.frameUrl,
      knows: oembed !== undefined,
      ...(refusals && { refusals }),
    })
  }
  if (scheduling.service) {
    questions.push({
      key: 'scheduling',
      what: 'l’agenda',
      service: scheduling.service.name,
      address: scheduling.pageUrl,
      frameOrigins: [...scheduling.frameOrigins, new URL(scheduling.pageUrl).origin],
      isFramed: scheduling.pageUrl === scheduling.frameUrl,
    })
  }
  if (config.audience?.provider === 'matomo') {
    // Without anything to count, it counts nothing.
    const address = describeAudience(config.audience).target?.address ?? ''
    const { signature } = audienceProviders.matomo
    questions.push({
      key: 'audience',
      what: 'cette adresse',
      service: 'Matomo',
      address,
      signature,
    })
  }
  return questions
}

type Answer = {
  status: number
  /** Where it came from, after redirects. */
  url: string
  body: string
  refusesFrames: boolean
}

function judge(question: Question, answer: Answer | { reason: string }): Finding {
  const { key, what, service, address, signature } = question
  const { frameOrigins, isFramed, knows, refusals } = question
  if ('reason' in answer) {
    return look`${key} : ${service} n’a pas répondu : ${answer.reason}. Réessayez plus tard, ou ouvrez ${what} dans votre navigateur.`
  }
  const { status, url, body, refusesFrames } = answer
  const refusal = refusals?.[status]
  if (refusal) return fix`${key} : ${service} répond ${status}. ${refusal}`
  if (status === 404 || status === 410) {
    return fix`${key} : ${service} répond que ${what} n’existe pas (${status}). Vérifiez l’identifiant ou l’adresse dans site.yaml.`
  }
  if (status === 401 || status === 403) {
    return look`${key} : ${service} refuse de montrer ${what} (${status}). Vérifiez chez ${service} que ce site y est autorisé, puis ouvrez la page d’accueil pour voir.`
  }
  if (status >= 300) {
    return look`${key} : ${service} répond ${status}, ce qui ne dit rien de ${what}. Réessayez plus tard.`
  }
  if (url && frameOrigins && !frameOrigins.includes(new URL(url).origin)) {
    return fix`${key} : ${service} mène à une autre adresse, que la politique de sécurité du site arrêterait. Écrivez « ${key}: ${url} », avec « provider » si la vérification le demande.`
  }
  if (isFramed && refusesFrames) {
    return fix`${key} : ${service} interdit à d’autres sites de montrer cette page (X-Frame-Options ou frame-ancestors) : le cadre resterait vide. Écrivez l’adresse que le service donne pour l’intégrer, ou choisissez un autre service.`
  }
  if (signature && url && url !== address) {
    return fix`${key} : ${service} mène à une autre adresse, où rien ne serait compté : ${url}. Écrivez dans « url » celle où il répond de lui-même.`
  }
  if (signature && !signature.test(body)) {
    return fix`${key} : une page répond à ${address}, mais ce n’est pas ${service}. Écrivez dans « url » l’adresse où vous ouvrez ${service}, sans « index.php » ni ce qui suit.`
  }
  if (signature) return good`${key} : ${service} répond à son adresse de mesure.`
  if (key === 'scheduling') {
    return good`${key} : ${service} répond à cette adresse. Ouvrez-la pour voir vos créneaux.`
  }
  if (!knows) {
    return look`${key} : ${service} répond, et ne dit rien de plus de ${what}. Ouvrez la page d’accueil pour voir si elle s’y lit.`
  }
  const untold = refusals
    ? ''
    : ' Sa réponse ne dit pas si elle se laisse montrer sur ce site : ouvrez la page d’accueil pour le voir.'
  return good`${key} : ${service} répond et connaît ${what}.${untold}`
}

/** Whether a page’s own headers keep it out of frames elsewhere. */
function refusesFrames({ headers }: Response): boolean {
  const [, ancestors] =
    /frame-ancestors([^;]*)/i.exec(headers.get('content-security-policy') ?? '') ?? []
  // Where both stand, browsers follow the policy. It may name our site: a wildcard is all we can tell.
  return ancestors === undefined
    ? /^\s*(?:deny|sameorigin)/i.test(headers.get('x-frame-options') ?? '')
    : /^\s*(?:'none'|'self')?\s*$/i.test(ancestors)
}

/** Vimeo answers 200 to a video that refuses our site, and says so inside. */
function statusInside(body: string): unknown {
  try {
    return Object(JSON.parse(body)).domain_status_code
  } catch {
    return undefined
  }
}

async function read(response: Response): Promise<Answer> {
  const body = await response.text()
  const inside = statusInside(body)
  return {
    status: typeof inside === 'number' ? inside : response.status,
    url: response.url,
    body,
    refusesFrames: refusesFrames(response),
  }
}

/**
 * Asks each service whether what we show of it exists.
 *
 * @param get `fetch`, or what stands in for it
 */
export async function askServices(questions: Question[], get: typeof fetch): Promise<Finding[]> {
  if (questions.length === 0) {
    return [good`En ligne : rien à demander, la vidéo et l’agenda sont servis par le site.`]
  }
  const asked = await Promise.all(
    questions.map(async (question) => ({
      question,
      answer: await get(question.address, { signal: AbortSignal.timeout(PATIENCE_MS) })
        .then(read)
        // What `fetch` throws says nothing: the reason is its cause.
        .catch((error: Error) => ({ reason: reasonOf(error.cause ?? error, PATIENCE_MS) })),
    })),
  )
  if (asked.length === 1 || asked.some(({ answer }) => !('reason' in answer))) {
    return asked.map(({ question, answer }) => judge(question, answer))
  }
  const silent = questions.map(({ service }) => service).join(', ')
  return [
    look`En ligne : aucun service n’a répondu (${silent}). Êtes-vous connecté à Internet ? Rien n’a pu être vérifié.`,
  ]
}
