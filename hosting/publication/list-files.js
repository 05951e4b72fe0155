import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Lists all that is no folder in a built site by its public path, e.g. `/polices/OFL-Figtree.txt`.
 * @param {string} folder
 */
export const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
