// The record that a build writes in its hosting folder: `dist-hosting/build.json`.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.js'

/**
 * `published` and `hosting` list all files of `dist` and `dist-hosting`: later builds may replace only these.
 * `own` is what the pages need: hashes of their inline style and script, and the scripts that they load.
 * `next` says in French what the owner does with this build.
 * @typedef {{
 *   published: string[],
 *   hosting: string[],
 *   own?: { styleHash: string, scriptHash: string, scripts: string[] },
 *   next?: string,
 * }} BuildRecord
 */

export const recordName = 'build.json'

/** The folder of the built site: `OUT_DIR`, without the slash that shells add at its end, or else `dist`. */
export const outFolder = () => (process.env.OUT_DIR?.trim() || 'dist').replace(/(?<=.)[\\/]+$/, '')

/** @param {string} out */
export const hostingFolderOf = (out) => `${out}-hosting`

/** @param {string} out */
export const previousOf = (out) => `${out}-previous`

/** @type {(out: string) => BuildRecord | undefined} */
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
  // `flush` waits for the disk, so that no published folder lacks its record after a power cut.
  writeFileSync(join(hostingFolderOf(out), recordName), text, { flush: true })
}

/** @param {string} out */
export const dayOfBuild = (out) => statSync(join(hostingFolderOf(out), recordName)).mtime

/**
 * Counts the files that differ between two sites, new and removed ones included, `.br` and `.gz` left out.
 * @type {(one: string, other: string) => number}
 */
export function countDifferences(one, other) {
  const paths = new Set([one, other].flatMap((out) => readRecord(out)?.published ?? []))
  const compared = [...paths].filter((path) => !/\.(?:br|gz)$/.test(path))
  /** @type {(file: string) => string | undefined} */
  const read = (file) => (existsSync(file) ? readFileSync(file, 'latin1') : undefined)
  return compared.filter((path) => read(join(one, path)) !== read(join(other, path))).length
}
