// What a build says of itself, in its hosting folder.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** When the site of a pair was built. @param {string} out */
export const dayOfBuild = (out) => statSync(join(hostingFolderOf(out), recordName)).mtime

/**
 * How many files visitors find changed, new or gone between two sites, their compressed forms apart.
 * @type {(one: string, other: string) => number}
 */
export function countDifferences(one, other) {
  const paths = new Set([one, other].flatMap((out) => readRecord(out)?.published ?? []))
  /** @type {(out: string, path: string) => Buffer | undefined} */
  const read = (out, path) => {
    const file = join(out, path)
    return existsSync(file) ? readFileSync(file) : undefined
  }
  let count = 0
  for (const path of paths) {
    if (/\.(?:br|gz)$/.test(path)) continue
    const [here, there] = [read(one, path), read(other, path)]
    if (!here || !there || !here.equals(there)) count += 1
  }
  return count
}
