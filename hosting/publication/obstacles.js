// Finds what a publication must not replace. Every command that publishes calls this first, so that no
// file of the owner's is ever moved or removed.
import { lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { hostingFolderOf, previousOf, readRecord, recordName } from './build-record.js'
import { listFiles } from './list-files.js'

/** Something that no build of ours has made stands where a publication must write. */
export class ObstacleError extends Error {
  /** @param {string} folder @param {string} reason French: `est un fichier` */
  constructor(folder, reason) {
    super(`« ${folder} » ${reason}. Rien n’a été touché.`)
  }
}

/** Files that file managers add by themselves. */
const FILE_MANAGER_FILES = /\/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

/**
 * Checks that `dist` and `dist-previous`, and their hosting folders, hold only builds of ours.
 * @param {string} out
 * @throws {ObstacleError}
 */
export function checkReplaceable(out) {
  for (const pair of [out, previousOf(out)]) checkPair(pair)
}

/**
 * Checks that a site's folder and its hosting folder hold only one build of ours.
 * @param {string} pair
 * @throws {ObstacleError}
 */
export function checkPair(pair) {
  const record = readRecord(pair)
  checkFolder(pair, record?.published)
  checkFolder(hostingFolderOf(pair), record && [...record.hosting, `/${recordName}`])
}

/**
 * @param {string} folder
 * @param {string[] | undefined} ourFiles files that a build has put there; `undefined` without a record
 */
function checkFolder(folder, ourFiles) {
  const entry = lstatSync(folder, { throwIfNoEntry: false })
  if (!entry) return
  if (entry.isSymbolicLink()) throw new ObstacleError(folder, 'est un lien vers un autre endroit')
  if (!entry.isDirectory()) throw new ObstacleError(folder, 'est un fichier')
  // A mounted volume can neither be renamed nor replaced.
  if (entry.dev !== statSync(dirname(folder)).dev) {
    throw new ObstacleError(folder, 'est un volume à part')
  }
  const files = ourFiles ? listFiles(folder) : readdirSync(folder).map((name) => `/${name}`)
  const stranger = files.find((file) => !ourFiles?.includes(file) && !FILE_MANAGER_FILES.test(file))
  if (!stranger) return
  throw new ObstacleError(
    folder,
    ourFiles
      ? `contient « ${stranger.slice(1)} », que la construction n’y a pas mis : déplacez-le d’abord`
      : `n’est pas vide (« ${stranger.slice(1)} »), et rien n’y dit que c’est une construction de ce site : déplacez ou renommez ce dossier`,
  )
}
