import type { Site } from '../../src/config/Site.ts'
import type { SiteConfig } from '../../src/config/SiteConfig.ts'
import { type Finding, fix, good, look } from './Finding.ts'

/** A polite wait for a page that a visitor would also wait for. */
const PATIENCE_MS = 5000

type Question = { key: 'video' | 'scheduling'; what: string; service: string; address: string }

type Oembed = (page: string) => string
const ask =
  (endpoint: string): Oembed =>
  (page) =>
    `${endpoint}${endpoint.includes('?') ? '&' : '?'}url=${encodeURIComponent(page)}`

/** Services that say by oEmbed whether a video exists. For the others, the page itself is asked for. */
const oembeds: Record<string, Oembed> = {
  wistia: ask('https://fast.wistia.com/oembed.json'),
  vimeo: ask('https://vimeo.com/api/oembed.json'),
  youtube: ask('https://www.youtube.com/oembed?format=json'),
  dailymotion: ask('https://www.dailymotion.com/services/oembed?format=json'),
  loom: ask('https://www.loom.com/v1/oembed'),
  peertube: (page) => ask(`${new URL(page).origin}/services/oembed`)(page),
}

/** What to ask of whom: nothing where the site serves the thing itself. */
export function questionsFor(
  config: SiteConfig,
  site: Pick<Site, 'video' | 'scheduling'>,
): Question[] {
  const { video, scheduling } = site
  const questions: Question[] = []
  if (video.service) {
    const oembed = oembeds[config.video.provider]
    questions.push({
      key: 'video',
      what: 'la vidéo',
      service: video.service.name,
      address: oembed ? oembed(video.pageUrl) : video.pageUrl,
    })
  }
  if (scheduling.service) {
    questions.push({
      key: 'scheduling',
      what: 'l’agenda',
      service: scheduling.service.name,
      address: scheduling.pageUrl,
    })
  }
  return questions
}

type Answer = { question: Question; status: number | undefined }

function judge({ question: { key, what, service }, status }: Answer): Finding {
  if (status === undefined) {
    return look(
      `${key} : ${service} n’a pas répondu en ${PATIENCE_MS / 1000} secondes. Réessayez plus tard, ou ouvrez ${what} dans votre navigateur.`,
    )
  }
  if (status < 300) return good(`${key} : ${service} répond et connaît ${what}.`)
  if (status === 404 || status === 410) {
    return fix(
      `${key} : ${service} répond que ${what} n’existe pas (${status}). Vérifiez l’identifiant ou l’adresse dans site.config.ts.`,
    )
  }
  if (status === 401 || status === 403) {
    return look(
      `${key} : ${service} refuse de montrer ${what} (${status}). Vérifiez chez ${service} que ce site y est autorisé, puis ouvrez la page d’accueil pour voir.`,
    )
  }
  return look(
    `${key} : ${service} répond ${status}, ce qui ne dit rien de ${what}. Réessayez plus tard.`,
  )
}

/**
 * Asks each service whether what we show of it exists.
 *
 * @param get `fetch`, or what stands in for it
 */
export async function askServices(questions: Question[], get: typeof fetch): Promise<Finding[]> {
  if (questions.length === 0) {
    return [good('En ligne : rien à demander, la vidéo et l’agenda sont servis par le site.')]
  }
  const answers = await Promise.all(
    questions.map(async (question): Promise<Answer> => {
      try {
        const response = await get(question.address, { signal: AbortSignal.timeout(PATIENCE_MS) })
        await response.body?.cancel()
        return { question, status: response.status }
      } catch {
        return { question, status: undefined }
      }
    }),
  )
  return answers.every(({ status }) => status === undefined)
    ? [
        look(
          `En ligne : aucun service n’a répondu (${questions.map(({ service }) => service).join(', ')}). Êtes-vous connecté à Internet ? Rien n’a pu être vérifié.`,
        ),
      ]
    : answers.map(judge)
}
