import { randomUUID } from 'node:crypto'
import { lstatSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../hosting/publication/make-folder.js'

/** Matches the names that `draftBeside` gives to drafts; no owner would name a file so. */
const DRAFT = /^\.brouillon-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/

/** Names a draft, to be written beside a file and then renamed to it. The build publishes no draft. */
export const draftBeside = (place: string) => join(dirname(place), `.brouillon-${randomUUID()}.tmp`)

/** Writes a file whole or not at all: a reader sees its old content or the new one, never a part. */
export function writeWhole(place: string, content: string) {
  const draft = draftBeside(place)
  try {
    makeFolder(dirname(place))
    writeFileSync(draft, content, { flag: 'wx' })
    renameSync(draft, place)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Removes the drafts that killed commands have left in the folder of a site. */
export function removeDrafts(folder: string) {
  for (const place of ['.', 'legal', 'media'].map((name) => join(realpathSync(folder), name))) {
    const isFolder = lstatSync(place, { throwIfNoEntry: false })?.isDirectory()
    for (const name of isFolder ? readdirSync(place) : []) {
      if (DRAFT.test(name)) rmSync(join(place, name), { force: true })
    }
  }
}
