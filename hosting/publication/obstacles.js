// Checks that the folders which a publication is about to move or remove hold nothing that somebody has put
// there. Every command that publishes makes these checks first.
import { lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { hostingFolderOf, previousOf, readRecord, recordName } from './build-record.js'
import { listFiles } from './list-files.js'

export class ObstacleError extends Error {
  /** @param {string} folder @param {string} reason French: `est un fichier` */
  constructor(folder, reason) {
    super(`« ${folder} » ${reason}. Rien n’a été touché.`)
  }
}

/** Matches files that file managers add by themselves, which are no obstacle: `/assets/.DS_Store` */
const FILE_MANAGER_FILES = /\/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

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
  const reason = builtFiles
    ? `contient « ${name} », que la construction n’y a pas mis : déplacez-le d’abord`
    : `n’est pas vide (« ${name} »), et rien n’y dit que c’est une construction de ce site : déplacez ou renommez ce dossier`
  throw new ObstacleError(folder, reason)
}
