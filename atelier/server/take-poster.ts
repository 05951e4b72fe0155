import { rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fetchPreview } from '../../generator/online/fetch-preview.ts'
import { OwnerError, ownerError } from '../../owner/problems/owner-error.ts'
import { buildable, readSite } from '../../owner/read-site.ts'
import { valueAt } from '../../owner/values.ts'
import { type Change, changeTexts } from './change-texts.ts'
import { placeIn } from './place-in.ts'
import { putMedia } from './put-media.ts'
import { readData } from './read-texts.ts'

/**
 * Asks the film's service for its picture, keeps it among the site's media, and names it in `site.yaml`,
 * with the film's title and duration where the owner has given none.
 *
 * @param mayReplace the owner has said that another picture may be named instead of theirs, whose file stays
 * @returns what was written
 * @throws {OwnerError} where nothing was
 */
export async function takePoster(folder: string, mayReplace: boolean): Promise<Change[]> {
  const { video, url } = buildable(readSite(folder)).config
  if (video.provider === 'file') {
    throw ownerError`Aucun service ne tient cette vidéo : elle est un fichier à vous. Mettez une image d’elle dans media, et nommez-la sous « video », par exemple « poster: media/visage.webp ».`
  }
  if (video.poster && !mayReplace) {
    throw ownerError`La vidéo a déjà une image, « ${video.poster} » : rien n’a été remplacé. Pour prendre celle du service : npm run poster -- --replace`
  }
  const { picture, title, duration } = await fetchPreview(video, url)
  const body = Readable.from([picture])
  const { path: poster } = await putMedia(folder, 'image-de-la-video.webp', body)
  const data = readData(folder, 'site.yaml')
  const changes = Object.entries({ poster, title, duration })
    .map(([key, value]) => ({ file: 'site.yaml', path: ['video', key], value }))
    .map((change) => ({ ...change, before: valueAt(data, change.path) }))
    .filter(({ path, value, before }) => value && (path[1] === 'poster' || !before))
  const rejected = changeTexts(folder, changes)
  const isWritten = ({ path }: Change) => !rejected.some((each) => each.path[1] === path[1])
  const written = changes.filter(isWritten)
  if (!written.some(({ path }) => path[1] === 'poster')) {
    rmSync(placeIn(folder, poster))
    throw new OwnerError(
      rejected.flatMap(({ said }) => said.map(({ message }) => message)).join('\n'),
    )
  }
  return written
}
