import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles } from './disk/list-files.ts'
import { makeFolder } from './disk/make-folder.ts'

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
  // `listFiles` follows no link: what the owner has linked to is not searched.
  for (const path of listFiles(folder)) {
    if (DRAFT.test(basename(path))) rmSync(join(folder, path), { force: true })
  }
}
