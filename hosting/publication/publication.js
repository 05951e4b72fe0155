// Puts a new build in the place of the one that visitors read, by renaming folders.
//
// A site is a pair of folders: `dist`, which visitors read, and `dist-hosting`, which says how it is
// served. A build is written in a draft beside them. Then the draft is renamed `dist-next`, which only
// one build at a time can do, and its pair is moved to `dist` and `dist-hosting`. If the command is
// killed in between, the next command, a build or the server, makes the moves that are left. The pair
// that was there before becomes `dist-previous`.
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, utimesSync } from 'node:fs'
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
import { checkPair, checkReplaceable, ObstacleError } from './obstacles.js'

/** The name of the draft that is being published. @param {string} out */
export const nextOf = (out) => `${out}-next`

/** What follows the name of each folder of a pair. */
const PARTS = ['', '-hosting']

/** In milliseconds: a publication whose folder has not changed for so long was killed. */
const PUBLICATION_MS = 5000

/** Puts the site of a draft in the place of `out`. @type {(out: string, draft: string) => void} */
export function publish(out, draft) {
  const next = nextOf(out)
  finishPublication(out)
  utimesSync(draft, new Date(), new Date())
  try {
    renameSync(draft, next)
  } catch (error) {
    // Another build was faster.
    if (isDraft(next)) return publish(out, draft)
    if (!lstatSync(next, { throwIfNoEntry: false })) throw error
    throw new ObstacleError(next, 'porte un nom dont la publication a besoin : renommez-le')
  }
  movePairs(out)
}

/**
 * Puts a copy of the previous site in place, and keeps the one that it replaces.
 * @param {string} out
 * @returns {boolean} false, with nothing changed, where there is no whole previous site
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
      // The time of its record is when it was built.
      cpSync(previous + part, siteOf(draft) + part, { recursive: true, preserveTimestamps: true })
    }
    publish(out, draft)
  } finally {
    removeDraft(draft)
  }
  return true
}

/**
 * Whether a publication was killed halfway: visitors may find no site until a command finishes it.
 * @param {string} out
 */
export const isCutShort = (out) =>
  isUnderWay(nextOf(out)) && isOld(lastChangeOf(nextOf(out)), PUBLICATION_MS)

/**
 * Finishes a publication that was killed halfway, and waits for one that is under way.
 * @param {string} out
 * @throws {ObstacleError} where its folder holds a file that is not ours
 */
export function finishPublication(out) {
  const next = nextOf(out)
  while (isUnderWay(next)) {
    const since = lastChangeOf(next)
    if (isOld(since, PUBLICATION_MS)) {
      // Of several commands that find it at once, only one can make this folder and go on.
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

/** Makes the moves of a publication that have not been made yet. @param {string} out */
function movePairs(out) {
  const next = nextOf(out)
  const begun = join(next, 'begun')
  /** @type {(from: string, to: string) => void} */
  const move = (from, to) => void (existsSync(from) && renameSync(from, to))
  if (!existsSync(begun)) {
    // The pair that is no longer kept: the one before `out`, or `out` itself where it is no whole pair.
    const removed = existsSync(out) && readRecord(out) ? previousOf(out) : out
    // Somebody may have put a file there since the publication was killed.
    checkPair(removed)
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
