import { Readable } from 'node:stream'
import sharp from 'sharp'
import { OwnerError } from '../../../owner/problems/OwnerError.ts'
import { formatDuration } from '../../../owner/read/clock-time.ts'
import { buildable, readSite } from '../../../owner/read-site.ts'
import { nameOfFetchedPicture } from '../../../owner/rules/check-embeds.ts'
import { fetchWithReason } from '../../../publish/fetch-with-reason.ts'
import { describeService } from '../../../services/describe-service.ts'
import { oembedRequest } from '../../../services/oembed-request.ts'
import { providers } from '../../../services/providers.ts'
import type { TypedAnswers } from '../../protocol.ts'
import { putMedia } from './put-media.ts'

/** Greatest width, in pixels, of the picture that the owner keeps. The build reduces it to 1280 or less. */
const MAX_WIDTH = 1920

/** What a service answers about one video (https://oembed.com); some add `duration`, in seconds. */
type OEmbedAnswer = { title?: string; thumbnail_url?: string; duration?: number }

const posterError = (reason: string) =>
  new OwnerError(`L’image de la vidéo n’a pas été prise, et rien n’a été écrit : ${reason}.`)

/**
 * Fetches the preview picture of the owner's video from its service, and saves it in `media/`.
 *
 * @returns the path of the picture, and what the service says of the video where the owner says nothing
 * @throws {OwnerError} where the service offers no picture, or does not send it
 */
export async function fetchPoster(folder: string): Promise<TypedAnswers> {
  const { video, url } = buildable(readSite(folder)).config
  if (video.provider === 'file') {
    throw new OwnerError(
      'Aucun service ne tient cette vidéo : choisissez une image d’elle, sous « Image de la vidéo ».',
    )
  }
  const provider = providers.video[video.provider]
  const { oembed } = provider
  const described = describeService(provider, new URL(video.url), url, video)
  const { name } = described.service
  const answer: OEmbedAnswer = oembed
    ? readOEmbed(name, await request(name, [oembedRequest(oembed, described.pageUrl)]))
    : {}
  const { title, duration = 0, thumbnail_url: thumbnail = described.thumbnailUrl } = answer
  if (!thumbnail?.startsWith('https://')) {
    throw posterError(
      `${name} n’en donne pas à qui n’a pas votre compte ; faites une capture de la vidéo, et choisissez-la sous « Image de la vidéo »`,
    )
  }
  const picture = await request(name, oembed?.largerThumbnails?.(thumbnail) ?? [thumbnail])
  const webp = Readable.from([await toWebp(name, picture)])
  const { path } = await putMedia(folder, nameOfFetchedPicture(video.url), webp)
  return {
    'site.yaml.video.poster': path,
    ...(title && !video.title && { 'site.yaml.video.title': title }),
    ...(duration >= 1 &&
      !video.duration && { 'site.yaml.video.duration': formatDuration(duration) }),
  }
}

/** Requests the first address that exists. */
async function request(name: string, [address = '', ...others]: string[]): Promise<Buffer> {
  const { status, reason, bytes } = await fetchWithReason(address, { seconds: 20 })
  if (status === 404 && others.length > 0) return request(name, others)
  if (reason) throw posterError(`${name} ne l’a pas donnée (${reason})`)
  if (status === 404) throw posterError(`${name} répond que cette vidéo n’existe pas (404)`)
  if (status !== 200) throw posterError(`${name} a refusé de la donner (${status})`)
  return bytes
}

function readOEmbed(name: string, body: Buffer): OEmbedAnswer {
  try {
    const { title, ...others } = JSON.parse(body.toString())
    return { ...others, title: title?.replace(/\s+/g, ' ').trim() }
  } catch {
    throw posterError(`ce que ${name} a répondu ne se lit pas`)
  }
}

async function toWebp(name: string, picture: Buffer): Promise<Buffer> {
  try {
    const upright = sharp(picture).autoOrient()
    const resized = upright.resize({ width: MAX_WIDTH, withoutEnlargement: true })
    return await resized.webp({ quality: 90 }).toBuffer()
  } catch {
    throw posterError(`ce que ${name} a envoyé n’est pas une image`)
  }
}
