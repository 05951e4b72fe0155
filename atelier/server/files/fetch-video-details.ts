// Fetches the preview picture of a video from its service, with what the service says of the video, for the
// atelier.
import sharp from 'sharp'
import { ownerError } from '../../../owner/problems/owner-error.ts'
import type { VideoConfig } from '../../../owner/questions/SiteConfig.ts'
import { formatDuration } from '../../../owner/read/clock-time.ts'
import { fetchWithReason } from '../../../publish/fetch-with-reason.ts'
import { describeService } from '../../../services/describe-service.ts'
import { oembedRequest } from '../../../services/oembed-request.ts'
import type { OEmbedAnswer } from '../../../services/Provider.ts'
import { providers } from '../../../services/providers.ts'

/** Greatest width, in pixels, of the picture that the owner keeps. The build reduces it to 1280 or less. */
const MAX_WIDTH = 1920

/** `picture` is a WebP, `duration` e.g. `3:20`. */
export type VideoDetails = { picture: Buffer; title?: string; duration?: string }

type HostedVideo = Exclude<VideoConfig, { provider: 'file' }>

const previewError = (reason: string) =>
  ownerError`L’image de la vidéo n’a pas été prise, et rien n’a été écrit : ${reason}.`

/** Requests the first address that exists. */
async function request(name: string, [address = '', ...others]: string[]): Promise<Buffer> {
  const { status, reason, bytes } = await fetchWithReason(address, { seconds: 20 })
  if (status === 404 && others.length > 0) return request(name, others)
  if (reason) throw previewError(`${name} ne l’a pas donnée (${reason})`)
  if (status === 404) throw previewError(`${name} répond que cette vidéo n’existe pas (404)`)
  if (status !== 200) throw previewError(`${name} a refusé de la donner (${status})`)
  return bytes
}

/** A value of another type counts as absent: services differ in what they add to oEmbed. */
function readOEmbed(name: string, body: Buffer): OEmbedAnswer {
  try {
    const { title, thumbnail_url, duration } = Object(JSON.parse(body.toString()))
    return {
      title: typeof title === 'string' ? title.replace(/\s+/g, ' ').trim() : undefined,
      thumbnail_url: typeof thumbnail_url === 'string' ? thumbnail_url : undefined,
      duration: typeof duration === 'number' && duration >= 1 ? duration : undefined,
    }
  } catch {
    throw previewError(`ce que ${name} a répondu ne se lit pas`)
  }
}

/** @throws {OwnerError} where the service offers no picture, or does not send it */
export async function fetchVideoDetails(
  config: HostedVideo,
  siteUrl: string,
): Promise<VideoDetails> {
  const provider = providers.video[config.provider]
  const frame = describeService(provider, new URL(config.url), siteUrl, config)
  const { name } = frame.service
  const { oembed } = provider
  const answer = oembed
    ? readOEmbed(name, await request(name, [oembedRequest(oembed, frame.pageUrl)]))
    : {}
  const { title, duration } = answer
  const thumbnail = answer.thumbnail_url ?? frame.thumbnailUrl
  if (!thumbnail?.startsWith('https://')) {
    throw previewError(
      `${name} n’en donne pas à qui n’a pas votre compte ; faites une capture de la vidéo, mettez-la dans media, et nommez-la sous « video », par exemple « poster: media/visage.webp »`,
    )
  }
  const picture = await request(name, oembed?.largerThumbnails?.(thumbnail) ?? [thumbnail])
  return {
    picture: await toWebp(name, picture),
    ...(title && { title }),
    ...(duration && { duration: formatDuration(duration) }),
  }
}

async function toWebp(name: string, picture: Buffer): Promise<Buffer> {
  try {
    const upright = sharp(picture).autoOrient()
    const resized = upright.resize({ width: MAX_WIDTH, withoutEnlargement: true })
    return await resized.webp({ quality: 90 }).toBuffer()
  } catch {
    throw previewError(`ce que ${name} a envoyé n’est pas une image`)
  }
}
