import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteFolder } from '../../../owner/read/site-folder.ts'
import { HttpError } from '../HttpError.ts'

/** All that this page may write, seen from the site's folder. */
const WRITABLE =
  /^(?:site\.yaml|words\.yaml|legal\/[a-z][a-z-]*\.md|legal\/versions\.json|media\/\w[\w.-]*)$/

/**
 * Where a file of the site stands, once it is certain that it is one, and that no link leads out of
 * the folder.
 *
 * @throws {HttpError}
 */
export function placeIn(folder: string, path: string): string {
  const refuse = () => new HttpError(403, `« ${path} » n’est pas un fichier de ce site.`)
  if (!WRITABLE.test(path) || path.includes('..')) throw refuse()
  const place = join(realpathSync(folder), path)
  // The folder on the way, and the file, are themselves and no links.
  for (const step of [dirname(place), place]) {
    if (lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink()) throw refuse()
  }
  return place
}

/** Where a file of a site, of its bases or of ours is read; `undefined` where it is none, or a link. */
export function readablePlace({ find, folders }: SiteFolder, path: string): string | undefined {
  const place = find(path)
  if (!existsSync(place)) return undefined
  const isThere = (folder: string) => join(realpathSync(folder), path) === realpathSync(place)
  return folders.some(isThere) ? place : undefined
}
