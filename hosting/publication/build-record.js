// The record that a build writes in its hosting folder: `dist-hosting/build.json`.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.js'

/**
 * `published` and `hosting` list every file that a build has put in its two folders: a later build may
 * replace these files, and no others.
 * @typedef {{
 *   published: string[],
 *   hosting: string[],
 *   own?: { styleHash: string, scriptHash: string, scripts: string[] },
 *   next?: string,
 * }} BuildRecord
 * `own`: hashes of the inline style and script of its pages, and the scripts that they load.
 * `next`: what the owner does with this build, in French.
 */

/** The name of the record. Where the hosting folder holds it, both folders were made by a build. */
export const recordName = 'build.json'

/** The folder that `OUT_DIR` names, `dist` otherwise. A slash at the end, which shells add, is removed. */
export const outFolder = () => (process.env.OUT_DIR?.trim() || 'dist').replace(/(?<=.)[\\/]+$/, '')

/** @param {string} out */
export const hostingFolderOf = (out) => `${out}-hosting`

/** @param {string} out */
export const previousOf = (out) => `${out}-previous`

/**
 * @param {string} out
 * @returns {BuildRecord | undefined} nothing where there is no record, or none that can be read
 */
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
  // Flushed, so that a folder that has got its final name never lacks its record after a power cut.
  writeFileSync(join(hostingFolderOf(out), recordName), text, { flush: true })
}

/** When the site of a folder was built. @param {string} out */
export const dayOfBuild = (out) => statSync(join(hostingFolderOf(out), recordName)).mtime

/**
 * Counts the files that differ between two sites, new and removed ones included. Compressed forms do
 * not count.
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
    const [before, after] = [read(one, path), read(other, path)]
    if (!before || !after || !before.equals(after)) count += 1
  }
  return count
}
