import sharp from 'sharp'
import { z } from 'zod'
import { ownerError } from '../../owner/problems/owner-error.ts'
import type { VideoConfig } from '../../owner/schema/video-schema.ts'
import { describeService } from '../../services/describe-service.ts'
import type { OEmbed, OEmbedAnswer } from '../../services/Provider.ts'
import { providers } from '../../services/providers.ts'
import { withParameters } from '../../services/with-parameters.ts'
import { type Answer, ask } from './online.ts'

/** How long a service is waited for, in seconds. */
const PATIENCE = 20
/** In pixels: the build makes no larger size of it than 1280. */
const MAX_WIDTH = 1920

/** What a service shows and says of a film. `picture` is WebP, `duration` as a clock shows it. */
export type Preview = { picture: Buffer; title?: string; duration?: string }

type HostedVideo = Exclude<VideoConfig, { provider: 'file' }>

const refuse = (reason: string) =>
  ownerError`L’image de la vidéo n’a pas été prise, et rien n’a été écrit : ${reason}.`

/** Where a service tells by oEmbed of the film of a page. */
export const addressOfAnswer = ({ endpoint }: OEmbed, pageUrl: string) =>
  withParameters(new URL(endpoint, pageUrl), { url: pageUrl })

/** @throws {OwnerError} where a service does not answer as it should */
function checkAnswer(name: string, { status, reason }: Answer) {
  if (reason) throw refuse(`${name} ne l’a pas donnée (${reason})`)
  if (status === 404 || status === 410) {
    throw refuse(`${name} répond que cette vidéo ou son image n’existe pas (${status})`)
  }
  if (status !== 200) throw refuse(`${name} a refusé de la donner (${status})`)
}

/** What is of another kind than oEmbed says is as good as absent. */
const answerSchema = z.object({
  title: z.string().optional().catch(undefined),
  thumbnail_url: z.string().optional().catch(undefined),
  duration: z.number().min(1).optional().catch(undefined),
})

async function readAnswer(name: string, oembed: OEmbed, pageUrl: string): Promise<OEmbedAnswer> {
  const answer = await ask(addressOfAnswer(oembed, pageUrl), 'follow', PATIENCE)
  checkAnswer(name, answer)
  try {
    return answerSchema.parse(JSON.parse(answer.body))
  } catch {
    throw refuse(`ce que ${name} a répondu ne se lit pas`)
  }
}

/** The first of these addresses that has a picture. */
async function fetchPicture(name: string, addresses: string[]): Promise<Buffer> {
  const [address = '', ...others] = addresses
  const answer = await ask(address, 'follow', PATIENCE)
  if (answer.status === 404 && others.length > 0) return fetchPicture(name, others)
  checkAnswer(name, answer)
  try {
    const picture = sharp(answer.bytes)
      .autoOrient()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    return await picture.webp({ quality: 90 }).toBuffer()
  } catch {
    throw refuse(`ce que ${name} a envoyé n’est pas une image`)
  }
}

/** `200.4` → `3:20` */
function clockTime(duration: number): string {
  const clock = new Date(Math.round(duration) * 1000).toISOString().slice(11, 19)
  return clock.replace(/^00:0?|^0/, '')
}

/**
 * Asks the film's service for its preview picture, and for what it says of the film.
 *
 * @param siteUrl public address of our own site
 * @throws {OwnerError} where there is no such picture, or none that can be had
 */
export async function fetchPreview(config: HostedVideo, siteUrl: string): Promise<Preview> {
  const provider = providers.video[config.provider]
  const { service, pageUrl, thumbnailUrl } = describeService(
    provider,
    new URL(config.url),
    siteUrl,
    config,
  )
  const { name } = service
  const { oembed } = provider
  const answer = oembed ? await readAnswer(name, oembed, pageUrl) : {}
  const { title, duration, thumbnail_url: thumbnail } = answer
  // The address that the owner gave, else the one of the answer, else the one that follows from the film's.
  const known = config.thumbnailUrl ?? thumbnail ?? thumbnailUrl
  if (!known?.startsWith('https://')) {
    throw refuse(
      `${name} n’en donne pas à qui n’a pas votre compte ; faites une capture de la vidéo, mettez-la dans media, et nommez-la sous « video », par exemple « poster: media/visage.webp »`,
    )
  }
  return {
    picture: await fetchPicture(
      name,
      (known === thumbnail && oembed?.largerThumbnails?.(known)) || [known],
    ),
    ...(title?.trim() && { title: title.replace(/\s+/g, ' ').trim() }),
    ...(duration && { duration: clockTime(duration) }),
  }
}
