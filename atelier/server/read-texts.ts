import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OwnerError } from '../../owner/problems/owner-error.ts'
import { readWords } from '../../owner/read/read-words.ts'
import type { Keys } from '../../owner/read/read-yaml.ts'
import { openSiteFolder, type SiteFolder } from '../../owner/read/site-folder.ts'
import { asGroup } from '../../owner/read/understand-embed.ts'
import { fileNames } from '../file-names.ts'
import { placeIn } from './place-in.ts'

/** A file as the page shows it: keys or a text; `fault` where it cannot be read, and is not written. */
export type OpenFile = { data?: Keys | string; fault?: string }

/** The owner's own file; nothing where there is none. */
export function readOwn(folder: string, name: string): string | undefined {
  const place = placeIn(folder, name)
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined
}

/** What a file says once the folders that it leans on are looked into; without its own, our default. */
export function readData(folder: string, name: string, site = openSiteFolder(folder)) {
  if (name.endsWith('.md')) return site.read(name)
  if (name === 'words.yaml') {
    const { data, faults } = readWords(site)
    const unreadable = faults.find(({ path }) => path.length === 0)
    if (unreadable) throw new OwnerError(unreadable.message)
    return data
  }
  const { video, scheduling, ...data } = site.data
  return { ...data, video: asGroup(video), scheduling: asGroup(scheduling) } as Keys
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
  let site: SiteFolder | undefined
  const open = (name: string): OpenFile => {
    try {
      site ??= openSiteFolder(folder)
      return { data: readData(folder, name, site) }
    } catch (error) {
      if (error instanceof OwnerError) return { fault: error.message }
      throw error
    }
  }
  return Object.fromEntries(fileNames.map((name) => [name, open(name)]))
}
