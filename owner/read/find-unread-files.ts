import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
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
  legal: legalNames,
}

/** Matches the names of files that are not reported: notes, hidden files, files still being written, accepted keys. */
const MAY_STAY = /^\.|\.tmp$|^known_hosts$|^(?:README|LISEZ-?MOI)\b/i

/** What to do with a file that nothing reads where it is, by the end of its name. */
const adviceByEnd: [end: RegExp, advice: string][] = [
  [
    /\.(?:jpe?g|png|webp|avif|svg|mp4|webm|vtt)$/i,
    'Mettez-le dans le dossier « media », puis choisissez-le dans l’atelier, à la question qui le demande.',
  ],
  [
    /\.(?:docx?|odt|rtf|pages|pdf)$/i,
    `Un texte légal est un fichier de texte : copiez le vôtre dans l’un de ceux-ci, dans le dossier « legal » : ${legalNames.join(', ')}.`,
  ],
  [
    /\.srt$/i,
    'Des sous-titres se donnent en WebVTT : donnez ce fichier dans l’atelier, qui le convertit.',
  ],
]

/** Finds files in a site's folder that nothing reads. */
export function findUnreadFiles(site: SiteFolder): Problem[] {
  return Object.keys(readNames).flatMap((folder) => findUnreadEntries(site.name, folder))
}

function findUnreadEntries(site: string, folder: string): Problem[] {
  const names = readNames[folder] ?? []
  const path = join(site, folder)
  const entries = existsSync(path) ? readdirSync(path) : []
  // The name of an existing file is never proposed: another file renamed to it would overwrite it.
  const freeNames = names.filter((name) => !entries.includes(name))
  const unread = entries.filter((entry) => !MAY_STAY.test(entry) && !names.includes(entry))
  return unread.map((entry) => {
    const nothing = `Rien ne lit « ${join(folder, entry)} ».`
    // An editor on Windows adds this end, and its file manager hides it.
    const meant = nearest(entry.replace(/\.txt$/, ''), freeNames)
    if (meant) {
      const order = `Renommez-le en « ${join(folder, meant)} », ou sortez-le du dossier du site.`
      return look(nowhere, `${nothing} ${order}`)
    }
    const [, advice] = adviceByEnd.find(([end]) => end.test(extname(entry))) ?? []
    const order = `Sont lus ici : ${names.join(', ')}. Reportez-y ce qui vous sert, puis sortez-le du dossier du site.`
    return look(nowhere, `${nothing} ${advice ?? order}`)
  })
}
