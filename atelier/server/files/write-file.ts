import { existsSync, rmSync } from 'node:fs'
import { words } from '../../../defaults/words.ts'
import { ProblemsError } from '../../../owner/problems/problems-error.ts'
import { questionOf } from '../../../owner/questions/chapters.ts'
import type { WrittenKeys } from '../../../owner/read/read-yaml.ts'
import { openSiteFolder } from '../../../owner/read/site-folder.ts'
import { valueAt } from '../../../owner/values.ts'
import { writeWhole } from '../../../owner/write-whole.ts'
import { type Change, differences } from '../../differences.ts'
import { fileNames } from '../../file-names.ts'
import { HttpError } from '../HttpError.ts'
import { placeIn } from './place-in.ts'
import { readDefault, readOwn, readText } from './read-texts.ts'
import { writeYaml } from './write-yaml.ts'

/** The greatest length of a file, in characters: a longer one could not be read again. */
const MAX_TEXT = 900_000

export type Sent = {
  /** All the data of the file, as `FileText`. */
  data: WrittenKeys | string
  /** The version of the file that the page has changed. */
  from: string
  /** Names the page that sends: several tabs may be open. */
  page: string
}

/** Writes the files of a site. Keeps in mind which page wrote each one last. */
export function makeWriter(folder: string) {
  const lastWritten = new Map<string, { version: string; page: string }>()

  /** @returns false if the file has changed since the page has read it: nothing is then written. */
  return function writeFile(name: string, { data, from, page }: Sent): boolean {
    if (!fileNames.includes(name)) throw new HttpError(403, `« ${name} » ne s’écrit pas ici.`)
    // If the site's folder was renamed meanwhile, a new one with one file in it would mislead.
    if (!existsSync(folder)) throw new ProblemsError(openSiteFolder(folder).problems)
    const before = readText(folder, name)
    const last = lastWritten.get(name)
    // A page that is being closed, or has lost an answer, does not know what it wrote itself.
    const isOwn = last?.page === page && last.version === before.version
    if (before.isBroken || (before.version !== from && !isOwn)) return false
    const text =
      typeof data === 'string'
        ? data.replace(/\0|\p{Surrogate}/gu, '')
        : writeKeys(name, readOwn(folder, name), [...differences(before.data, data)])
    if (text.length > MAX_TEXT) throw new HttpError(413, 'Ce texte est trop long.')
    const isDefault = name.endsWith('.md') && text === readDefault(name)
    // A legal text equal to ours is not kept, so that it follows our updates.
    if (isDefault) rmSync(placeIn(folder, name), { force: true })
    else if (text !== readOwn(folder, name)) writeWhole(placeIn(folder, name), text)
    lastWritten.set(name, { version: readText(folder, name).version, page })
    return true
  }
}

function writeKeys(name: string, source: string, changes: Change[]): string {
  if (changes.length === 0) return source
  if (name === 'site.yaml') {
    return writeYaml(source, changes, (path) => questionOf(path) !== undefined)
  }
  // `words.yaml` has only the sentences that differ from ours: all others follow our updates.
  const isOurs = ({ path, value }: Change) =>
    JSON.stringify(value) === JSON.stringify(valueAt(words, path))
  const own = changes.map((change) => (isOurs(change) ? { ...change, value: undefined } : change))
  return writeYaml(source, own)
}
