import { lstatSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { Refusal } from './Refusal.ts'

/** All that this page may write, seen from the site's folder. */
const WRITABLE =
  /^(?:site\.yaml|words\.yaml|legal\/[a-z][a-z-]*\.md|legal\/versions\.json|media\/\w[\w.-]*|\.historique\/[\w.-]+(?:\/legal)?\/[\w.-]+)$/

/**
 * Where a file of the site stands, once it is certain that it is one, and that no link leads out of
 * the folder.
 *
 * @throws {Refusal}
 */
export function placeIn(folder: string, path: string): string {
  const refuse = () => new Refusal(403, `« ${path} » n’est pas un fichier de ce site.`)
  if (!WRITABLE.test(path) || path.includes('..')) throw refuse()
  const root = realpathSync(folder)
  const place = resolve(root, path)
  // Each step on the way, the file included, is itself and no link.
  for (let step = place; step !== root; step = dirname(step)) {
    if (!step.startsWith(root + sep)) throw refuse()
    if (lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink()) throw refuse()
  }
  return place
}

/** Writes a file whole or not at all: whoever reads meanwhile has the one before. */
export function writeWhole(folder: string, path: string, content: string | Buffer) {
  const place = placeIn(folder, path)
  mkdirSync(dirname(place), { recursive: true })
  const draft = join(dirname(place), `.${process.pid}-${Date.now()}.tmp`)
  writeFileSync(draft, content, { flag: 'wx' })
  renameSync(draft, place)
}
