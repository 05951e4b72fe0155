// A draft is the folder in which a site is built, beside the one that visitors read. Drafts of killed
// builds are removed, so this file decides which folders are drafts of ours, and removes no other.
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

/** A folder is a draft of ours if it holds this file with exactly this text. */
const MARK = 'publication-en-cours.txt'
const MARK_TEXT =
  'La construction du site a fait ce dossier, le met en place, puis le supprime : n’y rangez rien.\n'

/** All the folders that builds and publications make in a draft. */
const FOLDERS = ['site', 'site-hosting', 'prerenderer', 'removed', 'removed-hosting']
/** Empty folders that mark how far a publication is. */
const STEPS = /^(?:begun|resumed-[\d.]+)$/

/** In milliseconds: a draft that has not changed for an hour is that of a killed build. */
const BUILD_MS = 60 * 60 * 1000

/** The folder of the site in a draft. @param {string} draft */
export const siteOf = (draft) => join(draft, 'site')

/** Makes a name that no other draft has. @param {string} out */
export const draftNameOf = (out) => `${resolve(out)}.draft-${randomUUID().slice(0, 8)}`

/** When a folder was last written to; now, if it is gone. @param {string} path */
export const lastChangeOf = (path) =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()

/** Both ways, because a clock may be set back. @type {(time: number, age: number) => boolean} */
export const isOld = (time, age) => Math.abs(Date.now() - time) > age

/** Makes an empty draft of a site, and removes those of killed builds. @param {string} out */
export function newDraft(out) {
  const draft = draftNameOf(out)
  const folder = dirname(draft)
  makeFolder(folder)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(out)}.draft-`) || !/-[\da-f]{8}$/.test(name)) continue
    const other = join(folder, name)
    if (isOld(lastChangeOf(other), BUILD_MS) && !strangerIn(other)) removeDraft(other)
  }
  mkdirSync(draft)
  writeFileSync(join(draft, MARK), MARK_TEXT)
  return draft
}

/**
 * Removes a draft, its mark last: if this is interrupted, what is left is still known as a draft.
 * @param {string} draft
 */
export function removeDraft(draft) {
  for (const name of FOLDERS) rmSync(join(draft, name), { recursive: true, force: true })
  rmSync(draft, { recursive: true, force: true })
}

/** @param {string} folder */
export const isDraft = (folder) => existsSync(join(folder, MARK))

/**
 * Finds the first name in a folder that builds and publications have not put there. Returns nothing
 * for a draft of ours, for an empty folder, and where there is no folder.
 * @param {string} folder
 */
export function strangerIn(folder) {
  try {
    const names = readdirSync(folder)
    const isOurs = names.includes(MARK) && readFileSync(join(folder, MARK), 'utf8') === MARK_TEXT
    const isExpected = (/** @type {string} */ name) =>
      isOurs && ([MARK, ...FOLDERS].includes(name) || STEPS.test(name))
    return names.find((name) => !isExpected(name))
  } catch (error) {
    // There is no folder, or another command has just moved it.
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined
    throw error
  }
}
