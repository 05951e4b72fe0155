// Puts a new build in the place of the one that visitors read, by renaming folders.
//
// A site is a pair of folders: `dist`, which visitors read, and `dist-hosting`, which says how it is
// served. A build is written in a draft beside them. Then the draft is renamed `dist-next`, which only
// one build at a time can do, and its pair is moved to `dist` and `dist-hosting`. If the command is
// killed in between, the next command, a build or the server, makes the moves that are left. The pair
// that was there before becomes `dist-previous`. The code names a pair by the path of its first folder.
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { previousOf, readRecord } from './build-record.js'
import {
  draftNameOf,
  findForeignName,
  isDraft,
  isOld,
  lastChangeOf,
  newDraft,
  removeDraft,
  siteOf,
} from './draft.js'
import { checkPair, checkReplaceable, ObstacleError } from './obstacles.js'

/** The name of a draft while it is published. @param {string} out */
const nextOf = (out) => `${out}-next`

/** What follows `dist` in the names of a site's two folders, `dist` and `dist-hosting`. */
const PAIR_SUFFIXES = ['', '-hosting']

/** A publication was killed if its folder `dist-next` has not changed for this time. */
const LONGEST_PUBLICATION_MS = 5000

/** How often a command looks whether another command's publication has ended. */
const POLL_MS = 50

/** @type {(out: string, draft: string) => void} */
export function publish(out, draft) {
  const next = nextOf(out)
  do {
    finishPublication(out)
  } while (!renameDraft(draft, next))
  movePairs(out)
}

/** @type {(draft: string, next: string) => boolean} false where the draft of another build has this name */
function renameDraft(draft, next) {
  // The folder is marked as changed now: after a long build, its age would make it pass for a killed publication.
  utimesSync(draft, new Date(), new Date())
  try {
    renameSync(draft, next)
    return true
  } catch (error) {
    if (isDraft(next)) return false
    if (lstatSync(next, { throwIfNoEntry: false })) {
      throw new ObstacleError(next, 'porte un nom dont la publication a besoin : renommez-le')
    }
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    // Another publication had this name, and has ended since.
    if (['ENOTEMPTY', 'EEXIST'].includes(code)) return false
    throw error
  }
}

/**
 * Puts a copy of the previous site in place; the site that it replaces becomes the previous one.
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
    for (const suffix of PAIR_SUFFIXES) {
      // Times are copied, because the time of `build.json` says when the site was built.
      const options = { recursive: true, preserveTimestamps: true }
      cpSync(previous + suffix, siteOf(draft) + suffix, options)
    }
    publish(out, draft)
  } finally {
    removeDraft(draft)
  }
  return true
}

/** Whether a publication was killed: visitors may find no site until a command finishes it. @param {string} out */
export const isCutShort = (out) =>
  isUnderWay(nextOf(out)) && isOld(lastChangeOf(nextOf(out)), LONGEST_PUBLICATION_MS)

/**
 * Finishes a publication that was killed halfway, and waits for one that is under way.
 * @param {string} out
 * @throws {ObstacleError}
 */
export function finishPublication(out) {
  const next = nextOf(out)
  while (isUnderWay(next)) {
    const lastChange = lastChangeOf(next)
    if (isOld(lastChange, LONGEST_PUBLICATION_MS)) {
      // Several commands may find the killed publication at once: only the one that makes this folder resumes it.
      mkdirSync(join(next, `resumed-${lastChange}`))
      return movePairs(out)
    }
    sleep(POLL_MS)
  }
}

/** @param {string} next */
function isUnderWay(next) {
  const foreignName = findForeignName(next)
  if (!foreignName) return isDraft(next)
  const reason = `contient « ${foreignName} », que la publication n’y a pas mis`
  throw new ObstacleError(next, `${reason}, et elle a besoin de ce nom : déplacez ou renommez-le`)
}

/** Blocks the process, which has nothing else to do. @param {number} ms */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/**
 * Makes the moves of a publication that have not been made yet. The process may be killed between any two
 * moves, so each is made only where the folder to move is still there.
 *
 * 1. The oldest site, usually `dist-previous`, goes into the draft, to be deleted with it.
 * 2. The site that visitors read becomes the previous one, and the new site takes its place.
 * 3. The draft gets the name of an ordinary draft, which a later build removes if this command is killed.
 * @param {string} out
 */
function movePairs(out) {
  const next = nextOf(out)
  moveOldestPairIntoDraft(out)
  for (const suffix of PAIR_SUFFIXES) {
    const built = siteOf(next) + suffix
    if (!existsSync(built)) continue
    moveIfThere(out + suffix, previousOf(out) + suffix)
    renameSync(built, out + suffix)
  }
  const emptiedDraft = draftNameOf(out)
  renameSync(next, emptiedDraft)
  removeDraft(emptiedDraft)
}

/** Makes a publication's first move, unless the folder `begun` marks it as made. @param {string} out */
function moveOldestPairIntoDraft(out) {
  const next = nextOf(out)
  const begun = join(next, 'begun')
  if (existsSync(begun)) return
  // An incomplete `dist` is not worth keeping: it is removed, and `dist-previous` stays.
  const isWhole = existsSync(out) && readRecord(out) !== undefined
  const oldestPair = isWhole ? previousOf(out) : out
  // The folder was checked before, but somebody may have put a file in it since the publication was killed.
  checkPair(oldestPair)
  for (const suffix of PAIR_SUFFIXES) {
    moveIfThere(oldestPair + suffix, join(next, `removed${suffix}`))
  }
  mkdirSync(begun)
}

/** @type {(from: string, to: string) => void} */
function moveIfThere(from, to) {
  if (existsSync(from)) renameSync(from, to)
}
