// The folder of the built site, `dist`, and the folder beside it in which a build writes until it is complete.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles } from '../owner/disk/list-files.ts'
import { OwnerError } from '../owner/problems/owner-error.ts'

/** The file of a built site that lists all others: by it a build knows what it may replace. */
export const LIST = '.construction.json'

/** Files that file managers add by themselves. */
const FILE_MANAGER_FILES = /\/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

/** The folder of the built site: `OUT_DIR`, without the slash that shells add at its end, or else `dist`. */
export const outFolder = () => (process.env.OUT_DIR?.trim() || 'dist').replace(/(?<=.)[\\/]+$/, '')

const draftOf = (out: string) => `${out}-draft`
const replacedOf = (out: string) => `${out}-replaced`

/** Lists the files of a built site, `/index.html`…; nothing where the folder holds no complete build. */
export function listBuiltFiles(folder: string): string[] | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, LIST), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Makes the empty folder in which a build writes.
 *
 * @throws {OwnerError} where the build would replace what no build has made
 */
export function openDraft(out: string): string {
  restoreBuild(out)
  checkReplaceable(out)
  const draft = draftOf(out)
  const replaced = replacedOf(out)
  checkReplaceable(replaced)
  if (existsSync(draft) && !listBuiltFiles(draft)) {
    throw obstacle(draft, 'n’est pas une construction')
  }
  // What a killed build has left.
  for (const leftover of [draft, replaced]) rmSync(leftover, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, LIST), '[]')
  return draft
}

/** Puts the complete draft in the place of the site that was built before. */
export function putInPlace(out: string) {
  const draft = draftOf(out)
  const replaced = replacedOf(out)
  writeFileSync(join(draft, LIST), JSON.stringify(listFiles(draft)), { flush: true })
  checkReplaceable(out)
  if (existsSync(out)) renameSync(out, replaced)
  renameSync(draft, out)
  rmSync(replaced, { recursive: true, force: true })
}

/** Puts back the site of a build that was killed between the two renames of `putInPlace`. */
export function restoreBuild(out: string) {
  const replaced = replacedOf(out)
  if (!existsSync(out) && listBuiltFiles(replaced)) renameSync(replaced, out)
}

/** @throws {OwnerError} where the path is no folder, or holds files that no build has put there */
export function checkReplaceable(folder: string) {
  const entry = lstatSync(folder, { throwIfNoEntry: false })
  if (!entry) return
  if (!entry.isDirectory()) throw obstacle(folder, 'n’est pas un dossier')
  const built = listBuiltFiles(folder)
  const present = built ? listFiles(folder) : readdirSync(folder).map((name) => `/${name}`)
  const foreign = present.find((path) => !built?.includes(path) && !FILE_MANAGER_FILES.test(path))
  if (foreign) {
    throw obstacle(folder, `contient « ${foreign.slice(1)} », que la construction n’y a pas mis`)
  }
}

function obstacle(folder: string, reason: string) {
  const isDefault = resolve(outFolder()) === resolve('dist')
  const advice = isDefault
    ? 'Déplacez ou renommez-le'
    : 'Donnez à OUT_DIR le nom d’un dossier neuf, hors de celui du site'
  return new OwnerError(`« ${folder} » ${reason}. ${advice}, puis relancez. Rien n’a été touché.`)
}
