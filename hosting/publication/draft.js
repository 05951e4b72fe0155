// A draft is the folder in which a build writes the site, beside the one that visitors read, until
// `publication.js` puts it in place.
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { makeFolder } from './make-folder.js'

/** A file of this name and text marks a folder as a draft: builds and publications remove no other folder. */
const MARK = 'publication-en-cours.txt'
const MARK_TEXT =
  'La construction du site a fait ce dossier, le met en place, puis le supprime : n’y rangez rien.\n'

/** Names of the folders that builds and publications put into a draft. */
const FOLDERS = ['site', 'site-hosting', 'prerenderer', 'removed', 'removed-hosting']
/** Empty folders that mark how far a publication is: `begun`, `resumed-1795508849123.5`. */
const STEP_FOLDER = /^(?:begun|resumed-[\d.]+)$/

const DRAFT_ENDING = /-[\da-f]{8}$/

/** A draft that has not changed for an hour is that of a killed build. */
const LONGEST_BUILD_MS = 60 * 60 * 1000

/** @param {string} draft */
export const siteOf = (draft) => join(draft, 'site')

/** @param {string} out */
export const draftNameOf = (out) => `${resolve(out)}.draft-${randomUUID().slice(0, 8)}`

/** When a folder was last written to; the time now if another command has just moved it. @param {string} path */
export const lastChangeOf = (path) =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()

/**
 * True for a time longer ago than `age`, or as far in the future: the clock was set back.
 * @type {(time: number, age: number) => boolean}
 */
export const isOld = (time, age) => Math.abs(Date.now() - time) > age

/** Makes an empty draft of a site, and removes the drafts of killed builds. @param {string} out */
export function newDraft(out) {
  const draft = draftNameOf(out)
  makeFolder(dirname(draft))
  removeAbandonedDrafts(out)
  mkdirSync(draft)
  writeFileSync(join(draft, MARK), MARK_TEXT)
  return draft
}

/** @param {string} out */
function removeAbandonedDrafts(out) {
  const folder = dirname(resolve(out))
  for (const name of readdirSync(folder)) {
    const isNamedAsDraft = name.startsWith(`${basename(out)}.draft-`) && DRAFT_ENDING.test(name)
    if (!isNamedAsDraft) continue
    const draft = join(folder, name)
    const isAbandoned = isOld(lastChangeOf(draft), LONGEST_BUILD_MS)
    if (isAbandoned && !findForeignName(draft)) removeDraft(draft)
  }
}

/** Removes the file `MARK` last: after an interruption, what is left still counts as a draft. @param {string} draft */
export function removeDraft(draft) {
  for (const name of FOLDERS) rmSync(join(draft, name), { recursive: true, force: true })
  rmSync(draft, { recursive: true, force: true })
}

/** @param {string} folder */
export const isDraft = (folder) => existsSync(join(folder, MARK))

/** Finds the first name that no build or publication has put in a folder. @param {string} folder */
export function findForeignName(folder) {
  try {
    const names = readdirSync(folder)
    const isMarked = names.includes(MARK) && readFileSync(join(folder, MARK), 'utf8') === MARK_TEXT
    return names.find((name) => !isMarked || !isDraftName(name))
  } catch (error) {
    // A folder that does not exist counts as empty: another command may just have moved it.
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined
    throw error
  }
}

/** @param {string} name */
const isDraftName = (name) => name === MARK || FOLDERS.includes(name) || STEP_FOLDER.test(name)
