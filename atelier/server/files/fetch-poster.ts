import { rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fetchPreview } from '../../../generator/fetch-preview.ts'
import { OwnerError, ownerError } from '../../../owner/problems/owner-error.ts'
import { nameOfFetchedPicture, pageOf } from '../../../owner/read/keep-answers-of.ts'
import { openSiteFolder } from '../../../owner/read/site-folder.ts'
import { buildable, readSite } from '../../../owner/read-site.ts'
import { valueAt } from '../../../owner/values.ts'
import type { Change } from './Change.ts'
import { changeTexts } from './change-texts.ts'
import { placeIn } from './place-in.ts'
import { putMedia } from './put-media.ts'
import { readData } from './read-texts.ts'

/**
 * Fetches the preview picture of the owner's video from its service, saves it in `media/`, and names it
 * in `site.yaml`, along with the video's title and duration where the owner has written none.
 *
 * @param mayReplace whether it may take the place of a picture that the owner has named, whose file is kept
 * @throws {OwnerError} where nothing was written
 */
export async function fetchPoster(folder: string, mayReplace: boolean): Promise<Change[]> {
  const { video, url } = buildable(readSite(folder)).config
  if (video.provider === 'file') {
    throw ownerError`Aucun service ne tient cette vidéo : elle est un fichier à vous. Mettez une image d’elle dans media, et nommez-la sous « video », par exemple « poster: media/visage.webp ».`
  }
  if (video.poster && !mayReplace) {
    throw ownerError`La vidéo a déjà une image, « ${video.poster} » : rien n’a été remplacé. Pour prendre celle du service, retirez d’abord celle-ci.`
  }
  const { picture, title, duration } = await fetchPreview(video, url)
  const body = Readable.from([picture])
  const page = pageOf('video', { provider: video.provider, url: new URL(video.url) })
  const { path: poster } = await putMedia(folder, nameOfFetchedPicture(page), body)
  const data = readData(openSiteFolder(folder), 'site.yaml')
  const changes: Change[] = []
  for (const [key, value] of Object.entries({ poster, title, duration })) {
    const path = ['video', key]
    const before = valueAt(data, path)
    const isWanted = key === 'poster' || !video[key as 'title' | 'duration']
    if (value && isWanted) changes.push({ file: 'site.yaml', path, value, before })
  }
  const { rejected, written } = changeTexts(folder, changes)
  const refused = rejected.find(({ path }) => path[1] === 'poster')
  if (!refused) return written
  rmSync(placeIn(folder, poster))
  throw new OwnerError(refused.messages.map(({ message }) => message).join('\n'))
}
