import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routes } from '../../src/routes.ts'
import { nearest } from '../problems/closest.ts'
import { look, nowhere, type Problem } from '../problems/Problem.ts'
import type { SiteFolder } from './site-folder.ts'

const legalNames = routes.flatMap(({ shows }) =>
  'legalText' in shows ? [`${shows.legalText}.md`] : [],
)

/** The names that a site's folder may hold, by folder. Nothing reads any other. */
const readNames: Record<string, string[]> = {
  '.': ['site.yaml', 'words.yaml', 'legal', 'media', 'public'],
  legal: [...legalNames, 'versions.json'],
}

/** Matches notes, hidden files and files that are still being written. */
const MAY_STAY = /^\.|\.tmp$|^(?:README|LISEZ-?MOI)\b/i

/** Finds files in a site's folder that nothing reads, and other folders of a site beside it. */
export function findUnreadFiles({ name: site, folders }: SiteFolder): Problem[] {
  const problems: Problem[] = []
  for (const [folder, names] of Object.entries(readNames)) {
    const present = existsSync(join(site, folder)) ? readdirSync(join(site, folder)) : []
    // The name of an existing file is never proposed: another file renamed to it would overwrite it.
    const free = names.filter((each) => !present.includes(each))
    for (const entry of present) {
      if (MAY_STAY.test(entry) || names.includes(entry)) continue
      const name = join(folder, entry)
      const meant = nearest(entry, free)
      problems.push(
        meant
          ? look('file-name-misspelt', nowhere, { name, meant: join(folder, meant) })
          : look('file-name-unknown', nowhere, { name, possible: names.join(', ') }),
      )
    }
  }
  // A copy such as « site - Copie », beside the folder that is read, is reported: the owner may be editing it.
  for (const entry of dirname(site) === '.' ? readdirSync('.') : []) {
    const isSite = existsSync(join(entry, 'site.yaml'))
    if (isSite && !folders.includes(entry)) {
      problems.push(look('site-copy', nowhere, { name: entry, folder: site }))
    }
  }
  return problems
}
