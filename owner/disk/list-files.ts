import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Lists the files of a folder and of all folders in it: `/polices/OFL-Figtree.txt` */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
