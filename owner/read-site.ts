import type { Words } from '../defaults/words.ts'
import type { LegalText } from '../src/legal/LegalText.ts'
import { finishWords } from './finish-words.ts'
import { listCompanies } from './legal/list-companies.ts'
import { readLegalTexts } from './legal/read-legal-texts.ts'
import type { Problem } from './problems/Problem.ts'
import { ProblemsError } from './problems/problems-error.ts'
import { checkSite } from './questions/check-site.ts'
import type { SiteConfig } from './questions/SiteConfig.ts'
import { checkNamedFiles } from './read/check-named-files.ts'
import { findUnreadFiles } from './read/find-unread-files.ts'
import { readWords } from './read/read-words.ts'
import { locate, type YamlFile } from './read/read-yaml.ts'
import { openSiteFolder, type SiteFolder } from './read/site-folder.ts'

/** All that an owner wrote. An example or a shipped sentence takes the place of what cannot be read. */
export type ReadSite = {
  folder: SiteFolder
  config: SiteConfig
  words: Words
  /** The legal texts, by the name of their page. A text that cannot be read is missing. */
  texts: Record<string, LegalText>
  /** The owner's `words.yaml`, if there is one. */
  wordFile: YamlFile | undefined
  /** The problems in the order of the files. Those of the level `fix` forbid a build. */
  problems: Problem[]
}

/**
 * Reads all that an owner wrote, and checks it file by file. `findEverything` then finds what is missing.
 *
 * @param path of the site's folder, by default the one that `SITE` names
 */
export function readSite(path?: string): ReadSite {
  const folder = openSiteFolder(path)
  const isReadable = folder.problems.length === 0
  const { config, problems: misread } = checkSite(folder.file.data)
  const answers = [...misread, ...checkNamedFiles(misread, folder)]
  const sentences = readWords(folder)
  const context = { config, companies: listCompanies(config) }
  const legal = readLegalTexts(folder, context)
  return {
    folder,
    config,
    words: finishWords(sentences.words, config),
    texts: legal.texts,
    wordFile: sentences.file,
    problems: [
      ...folder.problems,
      // While `site.yaml` cannot be read, all answers would seem to be missing: nothing that follows is said.
      ...(isReadable ? inOrder(answers, folder) : []),
      ...sentences.problems,
      ...(isReadable ? legal.problems : []),
      ...findUnreadFiles(folder),
    ],
  }
}

function inOrder(problems: Problem[], { file }: SiteFolder): Problem[] {
  const isElsewhere = ({ place }: Problem) => Number(place.source !== file.name)
  return problems
    .map((problem) => locate(problem, file))
    .sort((a, b) => isElsewhere(b) - isElsewhere(a) || (a.place.line ?? 0) - (b.place.line ?? 0))
}

/** Returns what was read if nothing in it forbids a build. @throws {ProblemsError} otherwise */
export function buildable<Read extends Pick<ReadSite, 'problems'>>(read: Read): Read {
  const faults = read.problems.filter(({ level }) => level === 'fix')
  if (faults.length > 0) throw new ProblemsError(faults)
  return read
}
