// The folder of the built site, `dist`, and the folders beside it in which builds write until they are complete.
import { randomUUID } from 'node:crypto'
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
import { basename, dirname, join } from 'node:path'
import { listFiles } from '../owner/disk/list-files.ts'
import { OwnerError } from '../owner/problems/OwnerError.ts'

/** The file of a built site that lists all others: by it a build knows what it may replace. */
export const FILE_LIST = '.construction.json'

/** Files that file managers add by themselves. */
const FILE_MANAGER_FILES = /\/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

/** The folder of the built site: `OUT_DIR`, without the slash that shells add at its end, or else `dist`. */
export const outFolder = () => (process.env.OUT_DIR?.trim() || 'dist').replace(/(?<=.)[\\/]+$/, '')

const draftStart = (out: string) => `${out}-draft-`
const replacedOf = (out: string) => `${out}-replaced`

const HOUR_MS = 3_600_000

/** Whether a killed build has left this folder: no build takes an hour. */
export const isAbandoned = (folder: string) => Date.now() - lstatSync(folder).mtimeMs > HOUR_MS

/** Lists the files of a built site, `/index.html`…; nothing where the folder holds no complete build. */
export function listBuiltFiles(folder: string): string[] | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, FILE_LIST), 'utf8'))
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
  checkReplaceable(replacedOf(out))
  removeDrafts(out)
  // Two builds at once write into two drafts.
  const draft = draftStart(out) + randomUUID()
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, FILE_LIST), '[]')
  return draft
}

/** Removes what killed builds have left. */
function removeDrafts(out: string) {
  const folder = dirname(out)
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names.filter((each) => each.startsWith(basename(draftStart(out))))) {
    const draft = join(folder, name)
    if (isAbandoned(draft) && listBuiltFiles(draft)) remove(draft)
  }
}

/**
 * Puts the complete draft in the place of the site that was built before. Of two builds at once, the last stays there.
 *
 * @throws {OwnerError} where the folder cannot be replaced
 */
export function putInPlace(draft: string, out: string) {
  writeFileSync(join(draft, FILE_LIST), JSON.stringify(listFiles(draft)), { flush: true })
  checkReplaceable(out)
  try {
    remove(replacedOf(out))
    if (existsSync(out)) renameSync(out, replacedOf(out))
    renameSync(draft, out)
  } catch (error) {
    restoreBuild(out)
    const { code } = error as NodeJS.ErrnoException
    throw new OwnerError(
      `« ${out} » ne peut pas être remplacé (${code ?? ''}) : une autre construction ou un programme s’en sert, ou c’est un point de montage, ou il ne peut qu’être lu. Libérez-le, ou donnez à OUT_DIR le nom d’un autre dossier. Rien n’a été touché.`,
    )
  }
  remove(replacedOf(out))
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 9 })

/** Puts back the site of a build that was killed between the two renames of `putInPlace`. */
function restoreBuild(out: string) {
  const replaced = replacedOf(out)
  if (!existsSync(out) && listBuiltFiles(replaced)) renameSync(replaced, out)
}

/** @throws {OwnerError} where the path is no folder, or holds files that no build has put there */
function checkReplaceable(folder: string) {
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
  const advice =
    outFolder() === 'dist'
      ? 'Déplacez ou renommez-le'
      : 'Donnez à OUT_DIR le nom d’un dossier neuf, hors de celui du site'
  return new OwnerError(`« ${folder} » ${reason}. ${advice}, puis relancez. Rien n’a été touché.`)
}
