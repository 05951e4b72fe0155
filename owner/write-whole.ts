import { randomUUID } from 'node:crypto'
import { lstatSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../hosting/publication/make-folder.js'

/** Matches the names that `draftBeside` gives, and that nobody else would give to a file. */
const DRAFT = /^\.brouillon-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/

/** Names the file that is written before it takes its place. The build never publishes such a name. */
export const draftBeside = (place: string) => join(dirname(place), `.brouillon-${randomUUID()}.tmp`)

/** Writes a file whole or not at all: whoever reads meanwhile has the one before. */
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

/**
 * Removes what killed commands were writing in the folders of a site.
 *
 * @param folder of the site
 */
export function removeDrafts(folder: string) {
  for (const place of ['.', 'legal', 'media'].map((name) => join(realpathSync(folder), name))) {
    const isFolder = lstatSync(place, { throwIfNoEntry: false })?.isDirectory()
    for (const name of isFolder ? readdirSync(place) : []) {
      if (DRAFT.test(name)) rmSync(join(place, name), { force: true })
    }
  }
}
