import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and the folders above it. Node 20's `recursive` reports ENOENT for a read-only disk, and never
 * returns for a folder in `/proc`.
 */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another command may have made the folder at the same moment.
    if (!existsSync(folder)) throw error
  }
}
