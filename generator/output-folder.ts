// Decides into which folder a build goes, before anything is written.
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { checkReplaceable, ObstacleError } from '../hosting/publication/obstacles.js'
import { finishPublication } from '../hosting/publication/publication.js'
import { OwnerError } from '../owner/problems/owner-error.ts'

const ADVICE = 'Retirez OUT_DIR pour construire dans « dist », ou nommez un dossier neuf ou vide.'

/**
 * Gives the folder to build into, where nothing but an earlier build of ours can be replaced.
 *
 * @param named `OUT_DIR`; nothing, or an empty text, means `dist`
 */
export function outputFolder(
  named: string | undefined,
  site = process.env.SITE || 'site',
  project = process.cwd(),
): string {
  const out = resolve(project, named?.trim() || 'dist')
  try {
    checkPlace(out, resolve(project, site), project)
    finishPublication(out)
    checkReplaceable(out)
  } catch (error) {
    if (error instanceof ObstacleError) {
      throw new OwnerError(named?.trim() ? `OUT_DIR : ${error.message} ${ADVICE}` : error.message)
    }
    throw error
  }
  return out
}

/** @throws {ObstacleError} where a build would replace the project, or write into the owner's folder */
function checkPlace(out: string, site: string, project: string) {
  const place = join(realPath(dirname(out)), basename(out))
  if (isInside(realPath(project), place)) {
    throw new ObstacleError(out, 'contient le projet, et la construction l’effacerait')
  }
  if (isInside(place, realPath(site))) {
    throw new ObstacleError(out, 'est dans le dossier du site, que la construction lit')
  }
}

const isInside = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** Follows the links of a path, as far as its folders exist. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path))
