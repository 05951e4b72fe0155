import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnerFile, Problem } from '../../../owner/problems/Problem.ts'
import { ProblemsError } from '../../../owner/problems/problems-error.ts'
import { readWords } from '../../../owner/read/read-words.ts'
import type { Keys } from '../../../owner/read/read-yaml.ts'
import { openSiteFolder, type SiteFolder } from '../../../owner/read/site-folder.ts'
import { asGroup } from '../../../owner/read/understand-embed.ts'
import { fileNames } from '../../file-names.ts'
import { placeIn } from './place-in.ts'

/** A file as the page shows it: keys, or a legal text. A broken one has no `data` and is not written. */
export type OpenFile = { data?: Keys | string; isBroken?: boolean }

/** Reads the owner's file, without looking for it in a base or in our defaults. */
export function readOwn(folder: string, name: string): string | undefined {
  const place = placeIn(folder, name)
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined
}

/**
 * Reads what a file of the site says: the owner's answers, then those of the bases, then our defaults.
 *
 * @throws {ProblemsError} where it cannot be read
 */
export function readData(site: SiteFolder, name: string) {
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

/** Reads what the file would say if the owner had none. */
export function readDefault(site: SiteFolder, name: string) {
  const folders = site.folders.slice(1)
  const read = (file: string) =>
    readFileSync(folders.map((each) => join(each, file)).find(existsSync) ?? file, 'utf8')
  return readData({ ...site, folders, read }, name)
}

/** Reads all texts of the site from disk. */
export function readTexts(folder: string): Record<string, OpenFile> {
  const site = openSiteFolder(folder)
  const open = (name: string): OpenFile => {
    try {
      return { data: readData(site, name) }
    } catch (error) {
      if (error instanceof ProblemsError) return { isBroken: true }
      throw error
    }
  }
  return Object.fromEntries(fileNames.map((name) => [name, open(name)]))
}
