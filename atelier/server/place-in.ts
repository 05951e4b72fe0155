import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { HttpError } from './HttpError.ts'

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

/** Where a file is written before it takes its place; `.tmp` is never published nor followed. */
export const draftBeside = (place: string) => join(dirname(place), `.${randomUUID()}.tmp`)

/** Writes a file whole or not at all: whoever reads meanwhile has the one before. */
export function writeWhole(folder: string, path: string, content: string) {
  const place = placeIn(folder, path)
  mkdirSync(dirname(place), { recursive: true })
  const draft = draftBeside(place)
  writeFileSync(draft, content, { flag: 'wx' })
  renameSync(draft, place)
}
