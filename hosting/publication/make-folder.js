import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Node 20's own `recursive` says ENOENT of a disk that can only be
 * read, and never returns from `/proc`.
 * @param {string} folder
 */
export function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another command may have made it meanwhile.
    if (!existsSync(folder)) throw error
  }
}
