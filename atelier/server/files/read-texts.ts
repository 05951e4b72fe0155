import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnerFile, Problem } from '../../../owner/problems/Problem.ts'
import { ProblemsError } from '../../../owner/problems/problems-error.ts'
import { readWords } from '../../../owner/read/read-words.ts'
import type { Keys } from '../../../owner/read/read-yaml.ts'
import { openSiteFolder } from '../../../owner/read/site-folder.ts'
import { asGroup } from '../../../owner/read/understand-embed.ts'
import { fileNames } from '../../file-names.ts'
import { placeIn } from './place-in.ts'

/** A file as the page shows it: keys or a text, which is neither read nor written where it is broken. */
export type OpenFile = { data?: Keys | string; isBroken?: boolean }

/** The owner's own file; nothing where there is none. */
export function readOwn(folder: string, name: string): string | undefined {
  const place = placeIn(folder, name)
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined
}

/**
 * What a file says once the folders that it leans on are looked into; without its own, our default.
 *
 * @throws {ProblemsError} where it cannot be read
 */
export function readData(folder: string, name: string, site = openSiteFolder(folder)) {
  if (name.endsWith('.md')) return site.read(name as OwnerFile)
  if (name === 'words.yaml') {
    const { data, problems } = readWords(site)
    stopAt(problems.filter(({ path }) => path.length === 0))
    return data
  }
  stopAt(site.problems)
  const { video, scheduling, ...data } = site.data
  return { ...data, video: asGroup(video), scheduling: asGroup(scheduling) } as Keys
}

function stopAt(problems: Problem[]) {
  if (problems.length > 0) throw new ProblemsError(problems)
}

/** The same without the owner's own file. */
export function readDefault(folder: string, name: string) {
  const site = openSiteFolder(folder)
  const folders = site.folders.slice(1)
  const read = (file: string) =>
    readFileSync(folders.map((each) => join(each, file)).find(existsSync) ?? file, 'utf8')
  return readData(folder, name, { ...site, folders, read })
}

/** Every text of the site, as it is now. */
export function readTexts(folder: string): Record<string, OpenFile> {
  const site = openSiteFolder(folder)
  const open = (name: string): OpenFile => {
    try {
      return { data: readData(folder, name, site) }
    } catch (error) {
      if (error instanceof ProblemsError) return { isBroken: true }
      throw error
    }
  }
  return Object.fromEntries(fileNames.map((name) => [name, open(name)]))
}
