// Checks that the folders which a publication is about to move or remove hold nothing that somebody has put
// there. Every command that publishes makes these checks first.
import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { hostingFolderOf, outFolder, previousOf, readRecord, recordName } from './build-record.js'
import { listFiles } from './list-files.js'

export class ObstacleError extends Error {
  /** @param {string} folder @param {string} reason French: `est un fichier` */
  constructor(folder, reason) {
    super(`« ${folder} » ${reason}. Rien n’a été touché.`)
  }
}

/** Matches files that file managers add by themselves, which are no obstacle: `/assets/.DS_Store` */
const FILE_MANAGER_FILES = /\/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

/**
 * Checks that a build does not go into the folder that it reads.
 * @param {string} out @param {string} site @throws {ObstacleError}
 */
export function checkOutsideSite(out, site) {
  if (!(realPath(out) + sep).startsWith(realPath(site) + sep)) return
  throw new ObstacleError(
    out,
    'est dans le dossier du site, que la construction lit : donnez à OUT_DIR (ou à --out-dir) le nom d’un dossier neuf ailleurs',
  )
}

/** Follows the links of a path, as far as its folders exist. @type {(path: string) => string} */
const realPath = (path) =>
  existsSync(path) ? realpathSync.native(path) : join(realPath(dirname(path)), basename(path))

/** Checks `dist` and `dist-previous`, with their hosting folders. @param {string} out @throws {ObstacleError} */
export function checkReplaceable(out) {
  for (const pair of [out, previousOf(out)]) checkPair(pair)
}

/** @param {string} pair @throws {ObstacleError} */
export function checkPair(pair) {
  const record = readRecord(pair)
  checkFolder(pair, record?.published)
  checkFolder(hostingFolderOf(pair), record && [...record.hosting, `/${recordName}`])
}

/**
 * @param {string} folder
 * @param {string[] | undefined} builtFiles files that a build has put there, by its record; `undefined` where
 *   there is no record, so that any file may be somebody's own
 */
function checkFolder(folder, builtFiles) {
  const entry = lstatSync(folder, { throwIfNoEntry: false })
  if (!entry) return
  if (entry.isSymbolicLink()) throw new ObstacleError(folder, 'est un lien vers un autre endroit')
  if (!entry.isDirectory()) throw new ObstacleError(folder, 'est un fichier')
  // A publication renames the folder, and a mounted volume cannot be renamed.
  const isMounted = entry.dev !== statSync(dirname(folder)).dev
  if (isMounted) throw new ObstacleError(folder, 'est un volume à part')

  const paths = builtFiles ? listFiles(folder) : readdirSync(folder).map((name) => `/${name}`)
  const foreignPath = paths.find(
    (path) => !builtFiles?.includes(path) && !FILE_MANAGER_FILES.test(path),
  )
  if (!foreignPath) return
  const name = foreignPath.slice(1)
  const isDefault = resolve(outFolder()) === resolve('dist')
  const advice = isDefault
    ? 'déplacez ou renommez ce dossier'
    : 'retirez OUT_DIR (ou --out-dir), ou donnez-lui le nom d’un dossier neuf'
  const reason = builtFiles
    ? `contient « ${name} », que la construction n’y a pas mis : déplacez-le d’abord`
    : `n’est pas vide (« ${name} »), et rien n’y dit que c’est une construction de ce site : ${advice}`
  throw new ObstacleError(folder, reason)
}
