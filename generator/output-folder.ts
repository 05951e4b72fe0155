import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import {
  finishPublication,
  hostingFolderOf,
  nextOf,
  previousOf,
  readRecord,
  recordName,
} from '../hosting/publication.js'
import { OwnerError } from '../owner/problems/owner-error.ts'
import { listFiles } from './list-files.ts'

/** What file managers add by themselves. */
const LITTER = /\/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

/**
 * The folder to build into, once it is certain that nothing but an earlier build of ours can be
 * replaced there.
 *
 * @param named `OUT_DIR`; nothing, or an empty text, means `dist`
 * @param site folder of the owner, which a build only reads
 * @param project folder that must survive
 * @throws {OwnerError} before anything is written
 */
export function outputFolder(
  named: string | undefined,
  site = process.env.SITE || 'site',
  project = process.cwd(),
): string {
  const out = resolve(project, named?.trim() || 'dist')
  const place = join(realPath(dirname(out)), basename(out))
  if (isInside(realPath(project), place)) {
    refuse(out, 'contient le projet, et la construction l’effacerait')
  }
  if (isInside(place, realPath(resolve(project, site)))) {
    refuse(out, 'est dans le dossier du site, que la construction lit')
  }
  finishPublication(out)
  if (existsSync(nextOf(out))) refuse(nextOf(out), 'porte un nom dont la publication a besoin')
  for (const replaced of [out, previousOf(out)]) {
    const record = readRecord(replaced)
    checkReplaceable(replaced, record?.published)
    checkReplaceable(hostingFolderOf(replaced), record && [...record.hosting, `/${recordName}`])
  }
  return out
}

const isInside = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

const EXAMPLE = 'Retirez OUT_DIR pour construire dans « dist », ou nommez un dossier neuf ou vide.'

function refuse(folder: string, reason: string): never {
  throw new OwnerError(`OUT_DIR : « ${folder} » ${reason}. Rien n’a été touché. ${EXAMPLE}`)
}

/** Where links lead, as far as the way exists. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path))

/** @param known files that we have put there; `undefined` where nothing says that it was us */
function checkReplaceable(folder: string, known: string[] | undefined) {
  const entry = lstatSync(folder, { throwIfNoEntry: false })
  if (!entry) return
  if (entry.isSymbolicLink()) refuse(folder, 'est un lien vers un autre endroit')
  if (!entry.isDirectory()) refuse(folder, 'est un fichier')
  // A mounted volume can neither be renamed nor replaced.
  if (entry.dev !== statSync(dirname(folder)).dev) refuse(folder, 'est un volume à part')
  const found = known ? listFiles(folder) : readdirSync(folder).map((name) => `/${name}`)
  const stranger = found.find((file) => !known?.includes(file) && !LITTER.test(file))
  if (!stranger) return
  refuse(
    folder,
    known
      ? `contient « ${stranger.slice(1)} », que la construction n’y a pas mis : déplacez-le d’abord`
      : `n’est pas vide (« ${stranger.slice(1)} »), et rien n’y dit que c’est une construction de ce site : déplacez ou renommez ce dossier`,
  )
}
