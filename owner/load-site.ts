import { existsSync } from 'node:fs'
import { finishWords } from './finish-words.ts'
import { type Fault, inPlace } from './problems/fault.ts'
import { OwnerError } from './problems/owner-error.ts'
import { nameOf, type Problem } from './problems/said.ts'
import { parseWebvtt } from './read/parse-webvtt.ts'
import { readWords } from './read/read-words.ts'
import { openSiteFolder, type SiteFolder, type Unsaved } from './read/site-folder.ts'
import { checkSite } from './schema/check-site.ts'
import type { SiteConfig } from './schema/site-schema.ts'
import type { Words } from './schema/words-schema.ts'
import { type Path, valueAt } from './values.ts'

/** What an owner wrote, checked: decisions, sentences, and where the rest of the files is. */
export type LoadedSite = {
  config: SiteConfig
  words: Words
  folder: SiteFolder
  /** Sentences of the owner that no page shows, each said with its place. */
  ignored: string[]
  /** The keys of the sentences that the owner has changed. */
  changed: string[]
  /** The keys of what is written in `site.yaml` and does not concern this site. */
  aside: Path[]
}

/** What is wrong with a site, fault by fault. */
export class SiteError extends OwnerError {
  readonly faults: Fault[]

  constructor({ name }: SiteFolder, faults: Fault[]) {
    const sentences = faults.map(({ sentence }) => sentence)
    super([`Le site « ${name} » est à corriger :`, ...sentences].join('\n  • '))
    this.faults = faults
  }
}

/**
 * Reads and checks a site's `site.yaml` and `words.yaml`.
 *
 * @param path its folder, by default the one that `SITE` names
 * @param unsaved drafts that replace files on disk
 * @throws {SiteError} with the faults of `site.yaml`, then those of `words.yaml`, each in the order of the file
 */
export function loadSite(path?: string, unsaved?: Unsaved): LoadedSite {
  const folder = openSiteFolder(path, unsaved)
  const { config, problems, aside } = checkSite(folder.data)
  const { words, faults, ignored, changed } = readWords(folder, unsaved)
  const found = [...problems, ...checkFiles(problems, folder)]
  const all = [...inPlace('site.yaml', found, folder.files), ...faults]
  if (!config || !words || all.length > 0) throw new SiteError(folder, all)
  return {
    config,
    words: finishWords(words, config),
    folder,
    ignored,
    changed,
    aside,
  }
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
