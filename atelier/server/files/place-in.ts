import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteFolder } from '../../../owner/read/site-folder.ts'
import { HttpError } from '../HttpError.ts'

/** The files that the atelier may write, relative to the site's folder. */
const WRITABLE =
  /^(?:site\.yaml|words\.yaml|legal\/[a-z][a-z-]*\.md|legal\/versions\.json|media\/\w[\w.-]*)$/

/**
 * Gives the path on disk of a file of the site.
 *
 * @throws {HttpError} if the atelier may not write it, or if a symbolic link leads out of the folder
 */
export function placeIn(folder: string, path: string): string {
  const refuse = () => new HttpError(403, `« ${path} » n’est pas un fichier de ce site.`)
  if (!WRITABLE.test(path) || path.includes('..')) throw refuse()
  const place = join(realpathSync(folder), path)
  for (const step of [dirname(place), place]) {
    if (lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink()) throw refuse()
  }
  return place
}

/** Finds a file in the folders of the site; `undefined` if it is missing, or a link that leads out of them. */
export function readablePlace({ find, folders }: SiteFolder, path: string): string | undefined {
  const place = find(path)
  if (!existsSync(place)) return undefined
  const isThere = (folder: string) => join(realpathSync(folder), path) === realpathSync(place)
  return folders.some(isThere) ? place : undefined
}
