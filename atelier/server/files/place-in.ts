import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { HttpError } from '../HttpError.ts'

/**
 * Gives the path on disk of a file that the atelier may write.
 *
 * @param path relative to the site's folder: one of `fileNames`, or `media/` and a plain name
 * @throws {HttpError} if a symbolic link leads out of the folder
 */
export function placeIn(folder: string, path: string): string {
  const place = join(realpathSync(folder), path)
  for (const step of [dirname(place), place]) {
    if (lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new HttpError(403, `« ${path} » n’est pas un fichier de ce site.`)
    }
  }
  return place
}
