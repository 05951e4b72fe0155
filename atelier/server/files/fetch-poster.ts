import { Readable } from 'node:stream'
import { ownerError } from '../../../owner/problems/owner-error.ts'
import { buildable, readSite } from '../../../owner/read-site.ts'
import { nameOfFetchedPicture } from '../../../owner/rules/check-embeds.ts'
import type { TypedAnswers } from '../../protocol.ts'
import { fetchVideoDetails } from './fetch-video-details.ts'
import { putMedia } from './put-media.ts'

/**
 * Fetches the preview picture of the owner's video from its service, and saves it in `media/`.
 *
 * @returns the path of the picture, and what the service says of the video where the owner says nothing
 */
export async function fetchPoster(folder: string): Promise<TypedAnswers> {
  const { video, url } = buildable(readSite(folder)).config
  if (video.provider === 'file') {
    throw ownerError`Aucun service ne tient cette vidéo : choisissez une image d’elle, sous « Image de la vidéo ».`
  }
  const { picture, title, duration } = await fetchVideoDetails(video, url)
  const { path } = await putMedia(folder, nameOfFetchedPicture(video.url), Readable.from([picture]))
  return {
    'site.yaml.video.poster': path,
    ...(title && !video.title && { 'site.yaml.video.title': title }),
    ...(duration && !video.duration && { 'site.yaml.video.duration': duration }),
  }
}
