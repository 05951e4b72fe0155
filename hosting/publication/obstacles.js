// Checks that the folders which a publication is about to move or remove hold only files of builds. Every
// command that publishes makes these checks first, so that no file that the owner has put there is ever
// touched.
import { lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { hostingFolderOf, previousOf, readRecord, recordName } from './build-record.js'
import { listFiles } from './list-files.js'

/** The error of a publication that would move or remove something that no build has made. */
export class ObstacleError extends Error {
  /** @param {string} folder @param {string} reason French: `est un fichier` */
  constructor(folder, reason) {
    super(`« ${folder} » ${reason}. Rien n’a été touché.`)
  }
}

/** Files that file managers add by themselves: `/assets/.DS_Store` */
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
 * @param {string[] | undefined} builtFiles files that a build has put there; `undefined` without a record
 */
function checkFolder(folder, builtFiles) {
  const entry = lstatSync(folder, { throwIfNoEntry: false })
  if (!entry) return
  if (entry.isSymbolicLink()) throw new ObstacleError(folder, 'est un lien vers un autre endroit')
  if (!entry.isDirectory()) throw new ObstacleError(folder, 'est un fichier')
  // A publication renames the folder, which cannot be done to a mounted volume.
  const isMounted = entry.dev !== statSync(dirname(folder)).dev
  if (isMounted) throw new ObstacleError(folder, 'est un volume à part')
  if (builtFiles) checkBuiltFolder(folder, builtFiles)
  else checkEmptyFolder(folder)
}

/** @type {(folder: string, builtFiles: string[]) => void} */
function checkBuiltFolder(folder, builtFiles) {
  const foreignFile = findForeignFile(listFiles(folder), builtFiles)
  if (!foreignFile) return
  const reason = `contient « ${foreignFile.slice(1)} », que la construction n’y a pas mis`
  throw new ObstacleError(folder, `${reason} : déplacez-le d’abord`)
}

/**
 * Checks that a folder without a record is empty, since nothing says that a build has made what it holds.
 * @param {string} folder
 */
function checkEmptyFolder(folder) {
  const paths = readdirSync(folder).map((name) => `/${name}`)
  const foreignFile = findForeignFile(paths, [])
  if (!foreignFile) return
  const reason = `n’est pas vide (« ${foreignFile.slice(1)} »), et rien n’y dit que c’est une construction de ce site`
  throw new ObstacleError(folder, `${reason} : déplacez ou renommez ce dossier`)
}

/** @type {(paths: string[], builtFiles: string[]) => string | undefined} */
const findForeignFile = (paths, builtFiles) =>
  paths.find((path) => !builtFiles.includes(path) && !FILE_MANAGER_FILES.test(path))
