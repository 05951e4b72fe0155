// Fetches the preview picture of a video from its service, with what the service says of the video, for the
// atelier.
import sharp from 'sharp'
import { ownerError } from '../owner/problems/owner-error.ts'
import type { VideoConfig } from '../owner/questions/SiteConfig.ts'
import { type Answer, ask } from '../publish/ask.ts'
import { describeService } from '../services/describe-service.ts'
import { oembedRequest } from '../services/oembed-request.ts'
import type { OEmbed, OEmbedAnswer } from '../services/Provider.ts'
import { providers } from '../services/providers.ts'
import { formatDuration } from './format-duration.ts'

/** Greatest width, in pixels, of the picture that the owner keeps. The build reduces it to 1280 or less. */
const MAX_WIDTH = 1920

/** `picture` is a WebP, `duration` e.g. `3:20`. */
export type Preview = { picture: Buffer; title?: string; duration?: string }

type HostedVideo = Exclude<VideoConfig, { provider: 'file' }>

const previewError = (reason: string) =>
  ownerError`L’image de la vidéo n’a pas été prise, et rien n’a été écrit : ${reason}.`

function checkAnswer(serviceName: string, { status, reason }: Answer) {
  if (reason) throw previewError(`${serviceName} ne l’a pas donnée (${reason})`)
  if (status === 404 || status === 410) {
    throw previewError(
      `${serviceName} répond que cette vidéo ou son image n’existe pas (${status})`,
    )
  }
  if (status !== 200) throw previewError(`${serviceName} a refusé de la donner (${status})`)
}

/** A value of another type counts as absent: services differ in what they add to oEmbed. */
function readOEmbed(body: string): OEmbedAnswer {
  const { title, thumbnail_url, duration } = Object(JSON.parse(body))
  return {
    title: typeof title === 'string' ? title : undefined,
    thumbnail_url: typeof thumbnail_url === 'string' ? thumbnail_url : undefined,
    duration: typeof duration === 'number' && duration >= 1 ? duration : undefined,
  }
}

async function fetchOEmbed(
  serviceName: string,
  oembed: OEmbed,
  pageUrl: string,
): Promise<OEmbedAnswer> {
  const answer = await ask(oembedRequest(oembed, pageUrl), { seconds: 20 })
  checkAnswer(serviceName, answer)
  try {
    return readOEmbed(answer.body)
  } catch {
    throw previewError(`ce que ${serviceName} a répondu ne se lit pas`)
  }
}

async function fetchPicture(serviceName: string, addresses: string[]): Promise<Buffer> {
  const [address = '', ...others] = addresses
  const answer = await ask(address, { seconds: 20 })
  if (answer.status === 404 && others.length > 0) return fetchPicture(serviceName, others)
  checkAnswer(serviceName, answer)
  try {
    const picture = sharp(answer.bytes)
      .autoOrient()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    return await picture.webp({ quality: 90 }).toBuffer()
  } catch {
    throw previewError(`ce que ${serviceName} a envoyé n’est pas une image`)
  }
}

/** Lists the addresses that the picture may have, that of the largest picture first. */
function pictureAddresses(
  { thumbnail_url: thumbnail }: OEmbedAnswer,
  oembed: OEmbed | undefined,
  documentedUrl: string | null,
): string[] {
  // Addresses of larger pictures can be derived only from the picture's address in the oEmbed answer.
  if (thumbnail) return oembed?.largerThumbnails?.(thumbnail) ?? [thumbnail]
  if (documentedUrl) return [documentedUrl]
  return []
}

/** @throws {OwnerError} where the service offers no picture, or does not send it */
export async function fetchPreview(config: HostedVideo, siteUrl: string): Promise<Preview> {
  const provider = providers.video[config.provider]
  const { oembed } = provider
  const frame = describeService(provider, new URL(config.url), siteUrl, config)
  const { name } = frame.service
  const answer = oembed ? await fetchOEmbed(name, oembed, frame.pageUrl) : {}
  const addresses = pictureAddresses(answer, oembed, frame.thumbnailUrl)
  if (!addresses[0]?.startsWith('https://')) {
    throw previewError(
      `${name} n’en donne pas à qui n’a pas votre compte ; faites une capture de la vidéo, mettez-la dans media, et nommez-la sous « video », par exemple « poster: media/visage.webp »`,
    )
  }
  const picture = await fetchPicture(name, addresses)
  const title = answer.title?.replace(/\s+/g, ' ').trim()
  return {
    picture,
    ...(title && { title }),
    ...(answer.duration && { duration: formatDuration(answer.duration) }),
  }
}
