/*
 * Reads the files of a site as the owner's page edits them: `site.yaml`, `words.yaml` and the legal texts.
 * A site's folder may lack any of them, or any key: then its bases (other sites, named by the key
 * `base`) decide, then the folder `defaults` of this product.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnerFile, Problem } from '../../../owner/problems/Problem.ts'
import { ProblemsError } from '../../../owner/problems/problems-error.ts'
import { readWords } from '../../../owner/read/read-words.ts'
import type { WrittenKeys } from '../../../owner/read/read-yaml.ts'
import { DEFAULTS, openSiteFolder, type SiteFolder } from '../../../owner/read/site-folder.ts'
import { asGroup } from '../../../owner/read/understand-embed.ts'
import { fileNames } from '../../file-names.ts'
import { placeIn } from './place-in.ts'

type OpenFile = {
  /** The keys of a YAML file, or a legal text; absent if the file is broken. */
  data?: WrittenKeys | string
  /** True if the file cannot be read, e.g. for a mistake in its YAML: the page then saves nothing in it. */
  isBroken?: boolean
}

export function readTexts(folder: string): Record<string, OpenFile> {
  const site = openSiteFolder(folder)
  const texts: Record<string, OpenFile> = {}
  for (const name of fileNames) {
    try {
      texts[name] = { data: readData(site, name) }
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error
      texts[name] = { isBroken: true }
    }
  }
  return texts
}

/** @throws {ProblemsError} if the file, or that of a base, cannot be read or is not YAML */
export function readData(site: SiteFolder, name: string): WrittenKeys | string {
  if (name.endsWith('.md')) return site.read(name as OwnerFile)
  if (name === 'words.yaml') return readSentences(site)
  return readAnswers(site)
}

function readSentences(site: SiteFolder): WrittenKeys {
  const { data, problems } = readWords(site)
  // A problem without a path makes the whole file unreadable, and is thrown. Others concern one sentence.
  throwIfAny(problems.filter(({ path }) => path.length === 0))
  return data
}

function readAnswers({ data, problems }: SiteFolder): WrittenKeys {
  throwIfAny(problems)
  const { video, scheduling, ...answers } = data
  // `video` and `scheduling` may be a mere address. The form has a field for each of their keys, so it gets
  // such an address as a group.
  return { ...answers, video: asGroup(video), scheduling: asGroup(scheduling) } as WrittenKeys
}

function throwIfAny(problems: Problem[]) {
  if (problems.length > 0) throw new ProblemsError(problems)
}

/** Reads the text of a file in the site's own folder, or an empty text if that folder lacks it. */
export function readOwn(folder: string, name: string): string {
  const place = placeIn(folder, name)
  return existsSync(place) ? readFileSync(place, 'utf8') : ''
}

/** Reads the sentences, or the legal text, that the site would show if its own folder did not have this file. */
export function readDefault(site: SiteFolder, name: string): WrittenKeys | string {
  const otherFolders = site.folders.slice(1)
  if (name === 'words.yaml') return readSentences({ ...site, folders: otherFolders })
  const places = otherFolders.map((folder) => join(folder, name))
  return readFileSync(places.find(existsSync) ?? join(DEFAULTS, name), 'utf8')
}
