import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routes } from '../../src/routes.ts'
import { closest } from '../problems/closest.ts'
import { look, type Problem } from '../problems/Problem.ts'
import type { SiteFolder } from './site-folder.ts'

const legalNames = routes.flatMap(({ shows }) =>
  'legalText' in shows ? [`${shows.legalText}.md`] : [],
)

/** The names that a site's folder may hold, by folder. Nothing reads any other. */
const readNames: Record<string, string[]> = {
  '.': ['site.yaml', 'words.yaml', 'legal', 'media', 'public'],
  legal: [...legalNames, 'versions.json'],
}

/** Finds files in a site's folder that nothing reads, and other folders of a site beside it. */
export function findUnreadFiles({ name, folders }: SiteFolder): Problem[] {
  const problems: Problem[] = []
  const add = (path: string, names: string[]) =>
    problems.push(
      look('file-unread', { file: '', path: [] }, { name: path, closest: closest(path, names) }),
    )
  for (const [folder, names] of Object.entries(readNames)) {
    if (!existsSync(join(name, folder))) continue
    for (const entry of readdirSync(join(name, folder))) {
      const isNote = /^\.|\.tmp$|^(?:README|LISEZ-?MOI)\b/i.test(entry)
      if (!isNote && !names.includes(entry)) {
        add(
          join(folder, entry),
          names.map((each) => join(folder, each)),
        )
      }
    }
  }
  // « site - Copie », beside the folder that is read.
  if (dirname(name) === '.') {
    for (const entry of readdirSync('.')) {
      const isOther = !folders.includes(entry) && existsSync(join(entry, 'site.yaml'))
      if (isOther) add(entry, [name])
    }
  }
  return problems
}
