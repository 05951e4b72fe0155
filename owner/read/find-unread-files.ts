import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routes } from '../../src/routes.ts'
import { nearest } from '../problems/closest.ts'
import { look, nowhere, type Problem } from '../problems/Problem.ts'
import type { SiteFolder } from './site-folder.ts'

const legalNames = routes.flatMap(({ shows }) =>
  'legalText' in shows ? [`${shows.legalText}.md`] : [],
)

/** The only names that the product reads in a site's folder, by subfolder. */
const readNames: Record<string, string[]> = {
  '.': ['site.yaml', 'words.yaml', 'legal', 'media', 'public'],
  legal: [...legalNames, 'versions.json'],
}

/** Matches the names of files that are not reported: notes, hidden files, files still being written, accepted keys. */
const MAY_STAY = /^\.|\.tmp$|^known_hosts$|^(?:README|LISEZ-?MOI)\b/i

/** Finds files in a site's folder that nothing reads, and copies of the whole folder. */
export function findUnreadFiles(site: SiteFolder): Problem[] {
  const unread = Object.keys(readNames).flatMap((folder) => findUnreadEntries(site.name, folder))
  return [...unread, ...findCopies(site)]
}

function findUnreadEntries(site: string, folder: string): Problem[] {
  const names = readNames[folder] ?? []
  const path = join(site, folder)
  const entries = existsSync(path) ? readdirSync(path) : []
  // The name of an existing file is never proposed: another file renamed to it would overwrite it.
  const freeNames = names.filter((name) => !entries.includes(name))
  const unread = entries.filter((entry) => !MAY_STAY.test(entry) && !names.includes(entry))
  return unread.map((entry) => {
    const name = join(folder, entry)
    const meant = nearest(entry, freeNames)
    if (meant) return look('file-name-misspelt', nowhere, { name, meant: join(folder, meant) })
    return look('file-name-unknown', nowhere, { name, possible: names.join(', ') })
  })
}

/** Finds copies of the site beside it, such as « site - Copie »: the owner may be editing one of them. */
function findCopies({ name: site, folders }: SiteFolder): Problem[] {
  // Copies of the site's folder are looked for beside it, if it is in the project's folder.
  if (dirname(site) !== '.') return []
  const copies = readdirSync('.').filter(
    (entry) => existsSync(join(entry, 'site.yaml')) && !folders.includes(entry),
  )
  return copies.map((copy) => look('site-copy', nowhere, { name: copy, folder: site }))
}
