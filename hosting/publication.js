// A site is a pair of folders: `dist`, which visitors read, and `dist-hosting`, which says how it is
// served. A build grows in a draft of its own beside them. Renamed `dist-next`, which one build at a
// time can do, it is published whatever happens: after a kill, the next command moves what is left
// in it, builder or server. The pair that it replaces stays as `dist-previous`.
import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

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

/** The site that a draft holds. @param {string} draft */
export const siteOf = (draft) => join(draft, 'site')

/** The draft that is being published. @param {string} out */
export const nextOf = (out) => `${out}-next`

const PARTS = ['', '-hosting']

/** Stands in a draft that is published until all of it is moved: without it, `dist-next` is somebody's. */
const MARK = 'draft'

/** @param {string} folder */
const isDraft = (folder) => existsSync(join(folder, MARK))

/** Nobody takes that long between two moves of a publication. */
const PUBLICATION_MS = 5000

/** No build takes that long. */
const BUILD_MS = 60 * 60 * 1000

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
  mkdirSync(hostingFolderOf(out), { recursive: true })
  const text = `${JSON.stringify(record, null, 2)}\n`
  // On the disk before the folder that holds it gets its name.
  writeFileSync(join(hostingFolderOf(out), recordName), text, { flush: true })
}

/** An empty draft of a site. Those of killed builds go, an hour later. @param {string} out */
export function newDraft(out) {
  const draft = draftNameOf(out)
  const folder = dirname(draft)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(out)}.draft-`) || !/-[\da-f]{8}$/.test(name)) continue
    const other = join(folder, name)
    if (isOld(lastChangeOf(other), BUILD_MS)) rmSync(other, { recursive: true, force: true })
  }
  mkdirSync(join(draft, MARK), { recursive: true })
  return draft
}

/** @param {string} out */
const draftNameOf = (out) => `${resolve(out)}.draft-${randomUUID().slice(0, 8)}`

/** @param {string} path */
const lastChangeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()

/** A clock may go back. @type {(time: number, age: number) => boolean} */
const isOld = (time, age) => Math.abs(Date.now() - time) > age

/** Puts the site of a draft in place. @type {(out: string, draft: string) => void} */
export function publish(out, draft) {
  const next = nextOf(out)
  finishPublication(out)
  utimesSync(draft, new Date(), new Date())
  try {
    renameSync(draft, next)
  } catch (error) {
    // Another build was faster.
    if (isDraft(next)) return publish(out, draft)
    if (!existsSync(next)) throw error
    throw new Error(`La publication a besoin du nom « ${next} » : renommez ce qui le porte.`)
  }
  movePairs(out)
}

/**
 * Puts a copy of the previous site in place, if it is whole, and keeps the one that it replaces.
 * @param {string} out
 */
export function rollback(out) {
  finishPublication(out)
  const previous = previousOf(out)
  const record = readRecord(previous)
  if (!record?.published.every((path) => existsSync(join(previous, path)))) return false
  const draft = newDraft(out)
  try {
    for (const part of PARTS) {
      cpSync(previous + part, siteOf(draft) + part, { recursive: true })
    }
    publish(out, draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return true
}

/** Finishes a publication that was cut short, and waits for one that is under way. @param {string} out */
export function finishPublication(out) {
  const next = nextOf(out)
  while (isDraft(next)) {
    const since = lastChangeOf(next)
    if (isOld(since, PUBLICATION_MS)) {
      // Stops all but one of those who find it at the same time.
      mkdirSync(join(next, `resumed-${since}`))
      return movePairs(out)
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  }
}

/** The moves of a publication, or those of them that a kill has left. @param {string} out */
function movePairs(out) {
  const next = nextOf(out)
  const begun = join(next, 'begun')
  /** @type {(from: string, to: string) => void} */
  const move = (from, to) => void (existsSync(from) && renameSync(from, to))
  if (!existsSync(begun)) {
    // The pair that this one pushes out; half a pair, or an empty folder, is not worth keeping.
    const removed = existsSync(out) && readRecord(out) ? previousOf(out) : out
    for (const part of PARTS) move(removed + part, join(next, `removed${part}`))
    mkdirSync(begun)
  }
  for (const part of PARTS) {
    const built = siteOf(next) + part
    if (!existsSync(built)) continue
    move(out + part, previousOf(out) + part)
    renameSync(built, out + part)
  }
  const emptied = draftNameOf(out)
  renameSync(next, emptied)
  rmSync(emptied, { recursive: true, force: true })
}
