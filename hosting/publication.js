// A site is a pair of folders: `dist`, which visitors read, and `dist-hosting`, which says how it is
// served. A new pair takes the place of the old one here, and the old one stays as `dist-previous`.
// No disk moves four folders at once: what has to move is written down first, so that whoever comes
// after a kill, builder or server, finishes it.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

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

/** Where a build grows, before anybody sees it. @param {string} out */
export const stagingOf = (out) => `${out}.partial-${process.pid}`

/** Where a pair goes that makes room for another. @param {string} out */
const replacedOf = (out) => `${out}.replaced-${process.pid}`

/** @param {string} out */
const journalOf = (out) => `${out}-publication.json`

/**
 * @param {string} out
 * @returns {BuildRecord | undefined}
 */
export function readRecord(out) {
  try {
    const record = JSON.parse(readFileSync(join(hostingFolderOf(out), recordName), 'utf8'))
    return Array.isArray(record.published) && Array.isArray(record.hosting) ? record : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {string} out
 * @param {BuildRecord} record
 */
export function writeRecord(out, record) {
  mkdirSync(hostingFolderOf(out), { recursive: true })
  writeFileSync(join(hostingFolderOf(out), recordName), `${JSON.stringify(record, null, 2)}\n`)
}

/** @param {string} out */
const isPair = (out) => existsSync(out) && readRecord(out) !== undefined

/** The hosting folder last: its mark says until then whose folders these are. @param {string} out */
function removePair(out) {
  rmSync(out, { recursive: true, force: true })
  rmSync(hostingFolderOf(out), { recursive: true, force: true })
}

/**
 * Puts the pair built in `stagingOf(out)` in place.
 * @param {string} out
 */
export function publish(out) {
  if (isPair(out)) {
    move(out, [
      ...(isPair(previousOf(out)) ? [[previousOf(out), replacedOf(out)]] : []),
      [out, previousOf(out)],
      [stagingOf(out), out],
    ])
  } else {
    removePair(out)
    move(out, [[stagingOf(out), out]])
  }
  clearLeftovers(out)
}

/**
 * Puts the previous pair back in place, and keeps the one that it replaces.
 * @param {string} out
 * @returns whether there was one
 */
export function rollback(out) {
  finishPublication(out)
  clearLeftovers(out)
  if (!isPair(previousOf(out))) return false
  move(out, [
    [out, replacedOf(out)],
    [previousOf(out), out],
  ])
  move(out, [[replacedOf(out), previousOf(out)]])
  return true
}

/**
 * @param {string} out
 * @param {string[][]} pairs from, to
 */
function move(out, pairs) {
  const moves = pairs
    .flatMap(([from = '', to = '']) => [
      [from, to],
      [hostingFolderOf(from), hostingFolderOf(to)],
    ])
    .filter(([from = '']) => existsSync(from))
    .map((names) => names.map((name) => basename(name)))
  const journal = journalOf(out)
  writeFileSync(`${journal}.partial`, JSON.stringify(moves))
  renameSync(`${journal}.partial`, journal)
  finishPublication(out)
}

/**
 * Finishes a publication that was cut short. A name that a list has once filled stays full, hence a
 * move is still to be made exactly when it can be.
 * @param {string} out
 */
export function finishPublication(out) {
  const journal = journalOf(out)
  if (!existsSync(journal)) return
  const folder = dirname(out)
  for (const [from, to] of JSON.parse(readFileSync(journal, 'utf8'))) {
    if (existsSync(join(folder, from)) && !existsSync(join(folder, to))) {
      renameSync(join(folder, from), join(folder, to))
    }
  }
  rmSync(journal)
}

/**
 * Removes what builds that were killed have left: only folders with our mark, and of nobody who is
 * still at work.
 * @param {string} out
 */
export function clearLeftovers(out) {
  if (!existsSync(dirname(out))) return
  for (const name of readdirSync(dirname(out))) {
    if (!name.startsWith(basename(out))) continue
    const [, kind = '', pid] =
      /^(\.(?:partial|replaced)-(\d+))-hosting$/.exec(name.slice(basename(out).length)) ?? []
    if (pid && isGone(Number(pid)) && readRecord(out + kind)) removePair(out + kind)
  }
}

/** @param {number} pid */
export function isGone(pid) {
  if (pid === process.pid) return true
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}
