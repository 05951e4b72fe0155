import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { legalRoutes } from '../../src/routes.ts'
import { nearest } from '../problems/nearest.ts'
import { look, nowhere, type Problems } from '../problems/Problem.ts'
import type { SiteFolder } from './site-folder.ts'

/** The only names that the product reads in a site's folder, by subfolder. */
const readNames: Record<string, string[]> = {
  '.': ['site.yaml', 'words.yaml', 'legal', 'media', 'public'],
  legal: legalRoutes.map(({ legalText }) => `${legalText}.md`),
}

/** Matches the names of files that are not reported: notes, hidden files, files still being written, accepted keys. */
const MAY_STAY = /^\.|\.tmp$|^known_hosts$|^(?:README|LISEZ-?MOI)\b/i

/** Finds files in a site's folder that nothing reads. */
export function* findUnreadFiles({ name: site }: SiteFolder): Problems {
  for (const [folder, names] of Object.entries(readNames)) {
    const path = join(site, folder)
    const entries = existsSync(path) ? readdirSync(path) : []
    // The name of an existing file is never proposed: another file renamed to it would overwrite it.
    const freeNames = names.filter((name) => !entries.includes(name))
    for (const entry of entries) {
      if (MAY_STAY.test(entry) || names.includes(entry)) continue
      // An editor on Windows adds `.txt`, and its file manager hides it.
      const meant = nearest(entry.replace(/\.txt$/, ''), freeNames)
      const order = meant
        ? `Renommez-le en « ${join(folder, meant)} », ou sortez-le du dossier du site.`
        : `Sont lus ici : ${names.join(', ')}. Reportez-y ce qui vous sert, puis sortez-le du dossier du site.`
      yield look(nowhere, `Rien ne lit « ${join(folder, entry)} ». ${order}`)
    }
  }
}
