// Reads the files of a site as the owner's page edits them: `site.yaml`, `words.yaml` and the legal texts.
import type { Problem } from '../../../owner/problems/Problem.ts'
import { problemsIn } from '../../../owner/problems/ProblemsError.ts'
import { readWords } from '../../../owner/read/read-words.ts'
import type { WrittenKeys } from '../../../owner/read/read-yaml.ts'
import { openSiteFolder } from '../../../owner/read/site-folder.ts'
import { legalRoutes } from '../../../src/routes.ts'

/** The keys of a YAML file, or a legal text. Of a file that the site lacks, those of `defaults`. */
export type Texts = Record<string, WrittenKeys | string>

/** @returns also why files cannot be read: nothing is written then */
export function readTexts(folder: string): { texts: Texts; unreadable: Problem[] } {
  const site = openSiteFolder(folder)
  const sentences = readWords(site)
  const texts: Texts = { 'site.yaml': site.siteYaml.data, 'words.yaml': sentences.data }
  const unreadable = [...site.siteYaml.problems, ...(sentences.wordsYaml?.problems ?? [])]
  for (const { legalText } of legalRoutes) {
    const name = `legal/${legalText}.md` as const
    try {
      texts[name] = site.read(name)
    } catch (error) {
      unreadable.push(...problemsIn(error))
    }
  }
  return { texts, unreadable }
}
