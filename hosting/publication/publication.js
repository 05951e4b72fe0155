// A site is a pair of folders: `dist`, which visitors read, and `dist-hosting`, which says how it is
// served. A build grows in a draft of its own beside them. Renamed `dist-next`, which one build at a
// time can do, it is published whatever happens: after a kill, the next command moves what is left
// in it, builder or server. The pair that it replaces stays as `dist-previous`.
import { cpSync, existsSync, mkdirSync, renameSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { previousOf, readRecord } from './build-record.js'
import {
  draftNameOf,
  isDraft,
  isOld,
  lastChangeOf,
  newDraft,
  removeDraft,
  siteOf,
  strangerIn,
} from './draft.js'
import { checkReplaceable, ObstacleError } from './obstacles.js'

/** The draft that is being published. @param {string} out */
export const nextOf = (out) => `${out}-next`

const PARTS = ['', '-hosting']

/** Nobody takes that long between two moves of a publication. */
const PUBLICATION_MS = 5000

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
    throw new ObstacleError(next, 'porte un nom dont la publication a besoin : renommez-le')
  }
  movePairs(out)
}

/**
 * Puts a copy of the previous site in place, if it is whole, and keeps the one that it replaces.
 * @param {string} out
 */
export function rollback(out) {
  finishPublication(out)
  checkReplaceable(out)
  const previous = previousOf(out)
  const record = readRecord(previous)
  if (!record?.published.every((path) => existsSync(join(previous, path)))) return false
  const draft = newDraft(out)
  try {
    for (const part of PARTS) {
      // The day of its record says when it was built.
      cpSync(previous + part, siteOf(draft) + part, { recursive: true, preserveTimestamps: true })
    }
    publish(out, draft)
  } finally {
    removeDraft(draft)
  }
  return true
}

/**
 * Whether a publication was cut short: visitors may find no site until a command finishes it.
 * @param {string} out
 */
export const isCutShort = (out) =>
  isUnderWay(nextOf(out)) && isOld(lastChangeOf(nextOf(out)), PUBLICATION_MS)

/**
 * Finishes a publication that was cut short, and waits for one that is under way.
 * @param {string} out
 * @throws {ObstacleError} where its folder holds what is not ours
 */
export function finishPublication(out) {
  const next = nextOf(out)
  while (isUnderWay(next)) {
    const since = lastChangeOf(next)
    if (isOld(since, PUBLICATION_MS)) {
      // Stops all but one of those who find it at the same time.
      mkdirSync(join(next, `resumed-${since}`))
      return movePairs(out)
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  }
}

/** @param {string} next */
function isUnderWay(next) {
  const stranger = strangerIn(next)
  if (!stranger) return isDraft(next)
  const reason = `contient « ${stranger} », que la publication n’y a pas mis`
  throw new ObstacleError(next, `${reason}, et elle a besoin de ce nom : déplacez ou renommez-le`)
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
  removeDraft(emptied)
}
