import { existsSync } from 'node:fs'
import { parseWebvtt } from './embeds/parse-webvtt.ts'
import { inPlace } from './fault.ts'
import { finishWords } from './finish-words.ts'
import { OwnerError } from './owner-error.ts'
import { readWords } from './read-words.ts'
import { checkSite } from './schema/check-site.ts'
import { nameOf, type Problem } from './schema/problem.ts'
import type { SiteConfig } from './schema/site-schema.ts'
import { valueAt } from './schema/values.ts'
import type { Words } from './schema/words-schema.ts'
import { openSiteFolder, type SiteFolder, type Unsaved } from './site-folder.ts'

/** What an owner wrote, checked: decisions, sentences, and where the rest of the files is. */
export type LoadedSite = {
  config: SiteConfig
  words: Words
  folder: SiteFolder
  /** Sentences of the owner that no page shows any more, each said with its place. */
  ignored: string[]
  /** The keys of the sentences that the owner has changed. */
  changed: string[]
}

/**
 * Reads and checks a site's `site.yaml` and `words.yaml`.
 *
 * @param path its folder, by default the one that `SITE` names
 * @param unsaved drafts that replace files on disk
 * @returns `faults` are those of `site.yaml`, then those of `words.yaml`, each in the order of the file
 * @throws {OwnerError} when there is no site to read
 */
export function readSite(path?: string, unsaved?: Unsaved) {
  const folder = openSiteFolder(path, unsaved)
  const { config, problems } = checkSite(folder.data)
  const { words, faults, ignored, changed } = readWords(folder, unsaved)
  const found = [...problems, ...checkFiles(problems, folder)]
  const all = [...inPlace('site.yaml', found, folder.files), ...faults]
  return { config, words, folder, ignored, changed, faults: all }
}

/**
 * Reads a site that has no fault.
 *
 * @throws {OwnerError} with every problem at once
 */
export function loadSite(path?: string): LoadedSite {
  const { config, words, faults, ...read } = readSite(path)
  if (!config || !words || faults.length > 0) {
    const heading = `Le site « ${read.folder.name} » est à corriger :`
    throw new OwnerError([heading, ...faults.map(({ sentence }) => sentence)].join('\n  • '))
  }
  return { ...read, config, words: finishWords(words, config) }
}

const fileKeys = ['video.src', 'video.poster', 'video.captions', 'brand.logo']

/** Files that the site names exist, and its captions can be read. */
const checkFiles = (problems: Problem[], folder: SiteFolder): Problem[] =>
  fileKeys.flatMap((key) => {
    const path = key.split('.')
    const file = valueAt(folder.data, path)
    if (typeof file !== 'string' || problems.some((known) => nameOf(known.path) === key)) return []
    const found = folder.find(file)
    const faults = !existsSync(found)
      ? [`le fichier « ${file} » n’existe pas dans le dossier « ${folder.name} ».`]
      : key === 'video.captions'
        ? parseWebvtt(folder.read(file)).problems.map((fault) => `${found}, ${fault}`)
        : []
    return faults.map((fault) => ({ path, message: `${key} : ${fault}` }))
  })
