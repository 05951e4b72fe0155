// What a build says of itself, in its hosting folder.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.js'

/**
 * Every file that a build has put in its two folders (what a later build may replace, and no more),
 * and what the next build and `rollback` need to know of this one.
 * @typedef {{
 *   published: string[],
 *   hosting: string[],
 *   own?: { styleHash: string, scriptHash: string, scripts: string[] },
 *   next?: string,
 * }} BuildRecord
 * `own`: what its pages carry and call. `next`: what the owner does with it, in French
 */

/** Stands in the hosting folder, and marks both as ours. */
export const recordName = 'build.json'

/** @param {string} out */
export const hostingFolderOf = (out) => `${out}-hosting`

/** @param {string} out */
export const previousOf = (out) => `${out}-previous`

/** @param {string} out @returns {BuildRecord | undefined} */
export function readRecord(out) {
  try {
    const record = JSON.parse(readFileSync(join(hostingFolderOf(out), recordName), 'utf8'))
    return Array.isArray(record.published) && Array.isArray(record.hosting) ? record : undefined
  } catch {
    return undefined
  }
}

/** @type {(out: string, record: BuildRecord) => void} */
export function writeRecord(out, record) {
  makeFolder(hostingFolderOf(out))
  const text = `${JSON.stringify(record, null, 2)}\n`
  // On the disk before the folder that holds it gets its name.
  writeFileSync(join(hostingFolderOf(out), recordName), text, { flush: true })
}
