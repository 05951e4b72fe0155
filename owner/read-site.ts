import type { Words } from '../defaults/words.ts'
import type { LegalText } from '../src/legal/LegalText.ts'
import { finishWords } from './finish-words.ts'
import { readLegalTexts } from './legal/read-legal-texts.ts'
import { at, type Problem } from './problems/Problem.ts'
import { ProblemsError } from './problems/ProblemsError.ts'
import { readConfig } from './questions/read-config.ts'
import type { SiteConfig } from './questions/SiteConfig.ts'
import { checkNamedFiles } from './read/check-named-files.ts'
import { findUnreadFiles } from './read/find-unread-files.ts'
import { readWords } from './read/read-words.ts'
import type { YamlFile } from './read/read-yaml.ts'
import { openSiteFolder, type SiteFolder } from './read/site-folder.ts'

/** All that an owner wrote. An example or a shipped sentence takes the place of what cannot be read. */
export type SiteSource = {
  folder: SiteFolder
  config: SiteConfig
  words: Words
  /** The legal texts, by the name of their page. A text that cannot be read is missing. */
  texts: Record<string, LegalText>
  /** The owner's `words.yaml`, if there is one. */
  wordsYaml: YamlFile | undefined
  /** The problems, file by file. Those of the level `fix` forbid a build. */
  problems: Problem[]
}

/**
 * Reads all that an owner wrote, and checks it file by file. `findOwnerProblems` then finds what is missing.
 *
 * @param path of the site's folder, by default the one that `SITE` names
 */
export function readSite(path?: string): SiteSource {
  const folder = openSiteFolder(path)
  const { config, problems: misread } = readConfig(folder.siteYaml.data)
  const sentences = readWords(folder)
  const legal = readLegalTexts(folder, config)
  const problems = [
    ...folder.siteYaml.problems,
    ...misread,
    ...checkNamedFiles(config, folder),
    ...sentences.problems,
    ...legal.problems,
    ...findUnreadFiles(folder),
  ]
  const files = { folder, wordsYaml: sentences.wordsYaml }
  return {
    ...files,
    config,
    words: finishWords(sentences.words, config),
    texts: legal.texts,
    problems: problems.map((problem) => withSource(problem, files)),
  }
}

/** Adds to a problem its file on disk, and the line where the answer or the sentence stands. */
export function withSource(
  problem: Problem,
  { folder, wordsYaml }: Pick<SiteSource, 'folder' | 'wordsYaml'>,
): Problem {
  const { file, path, source } = problem.place
  if (source || file === '') return problem
  if (!file.endsWith('.yaml')) return at(problem, { source: folder.find(file) })
  const yaml = file === 'site.yaml' ? folder.siteYaml : wordsYaml
  if (!yaml) return problem
  return at(problem, { source: yaml.name, line: yaml.lineOf(path) })
}

/** Returns what was read if nothing in it forbids a build. @throws {ProblemsError} otherwise */
export function buildable<Source extends Pick<SiteSource, 'problems'>>(source: Source): Source {
  const faults = source.problems.filter(({ level }) => level === 'fix')
  if (faults.length > 0) throw new ProblemsError(faults)
  return source
}
