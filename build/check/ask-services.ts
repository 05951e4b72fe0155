import { describeAudience } from '../../services/audience-providers.ts'
import type { VideoModule } from '../../services/VideoProvider.ts'
import { videoProviders } from '../../services/video-providers.ts'
import type { Site } from '../../src/Site.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { type Finding, fix, good, look } from './Finding.ts'

/** A polite wait for a page that a visitor would also wait for. */
const PATIENCE_MS = 5000

type Question = {
  key: 'video' | 'scheduling' | 'audience'
  what: string
  service: string
  address: string
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
    const { oembed, refusals }: VideoModule['provider'] = videoProviders[config.video.provider]
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
    questions.push({ key: 'audience', what: 'cette adresse', service: 'Matomo', address })
  }
  return questions
}

type Answer = {
  question: Question
  status: number | undefined
  url?: string
  refusesFrames?: boolean
}

function judge({ question, status, url, refusesFrames }: Answer): Finding {
  const { key, what, service, frameOrigins, isFramed, knows, refusals } = question
  if (status === undefined) {
    return look`${key} : ${service} n’a pas répondu en ${PATIENCE_MS / 1000} secondes. Réessayez plus tard, ou ouvrez ${what} dans votre navigateur.`
  }
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
  if (key === 'audience') return good`${key} : ${service} répond à son adresse de mesure.`
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
async function statusOf(response: Response): Promise<number> {
  const told: unknown = await response.json().catch(() => undefined)
  const { domain_status_code: inside } = Object(told) as { domain_status_code?: unknown }
  return typeof inside === 'number' ? inside : response.status
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
  const answers = await Promise.all(
    questions.map(async (question): Promise<Answer> => {
      try {
        const response = await get(question.address, { signal: AbortSignal.timeout(PATIENCE_MS) })
        const status = await statusOf(response)
        return { question, status, url: response.url, refusesFrames: refusesFrames(response) }
      } catch {
        return { question, status: undefined }
      }
    }),
  )
  if (answers.some(({ status }) => status !== undefined)) return answers.map(judge)
  const silent = questions.map(({ service }) => service).join(', ')
  return [
    look`En ligne : aucun service n’a répondu (${silent}). Êtes-vous connecté à Internet ? Rien n’a pu être vérifié.`,
  ]
}
