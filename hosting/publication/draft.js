// A draft is the folder in which a build grows, and from which it is published. What is left of one
// is removed, so this file says which folders are drafts of ours, and removes no other.
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

/** A draft holds this file, and the file says this sentence. */
const MARK = 'publication-en-cours.txt'
const MARK_TEXT =
  'La construction du site a fait ce dossier, le met en place, puis le supprime : n’y rangez rien.\n'

/** What builds and publications put in a draft beside its mark. */
const FOLDERS = ['site', 'site-hosting', 'prerenderer', 'removed', 'removed-hosting']
const STEPS = /^(?:begun|resumed-[\d.]+)$/

/** No build takes that long. */
const BUILD_MS = 60 * 60 * 1000

/** The site that a draft holds. @param {string} draft */
export const siteOf = (draft) => join(draft, 'site')

/** A name that no other draft has. @param {string} out */
export const draftNameOf = (out) => `${resolve(out)}.draft-${randomUUID().slice(0, 8)}`

/** When a folder was last written to; now, if it is gone. @param {string} path */
export const lastChangeOf = (path) =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()

/** A clock may go back. @type {(time: number, age: number) => boolean} */
export const isOld = (time, age) => Math.abs(Date.now() - time) > age

/** An empty draft of a site. Those of killed builds are removed, an hour later. @param {string} out */
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
 * Removes a draft, its mark last: what a killed command leaves is still a draft of ours.
 * @param {string} draft
 */
export function removeDraft(draft) {
  for (const name of FOLDERS) rmSync(join(draft, name), { recursive: true, force: true })
  rmSync(draft, { recursive: true, force: true })
}

/** @param {string} folder */
export const isDraft = (folder) => existsSync(join(folder, MARK))

/**
 * The first name in a folder that builds and publications have not put there; `undefined` in a draft of
 * ours, in an empty folder, and where there is no folder.
 * @param {string} folder
 */
export function strangerIn(folder) {
  try {
    const names = readdirSync(folder)
    const isOurs = names.includes(MARK) && readFileSync(join(folder, MARK), 'utf8') === MARK_TEXT
    const known = isOurs ? [MARK, ...FOLDERS] : []
    return names.find((name) => !known.includes(name) && !(isOurs && STEPS.test(name)))
  } catch (error) {
    // No folder, or another command has moved it meanwhile.
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined
    throw error
  }
}
