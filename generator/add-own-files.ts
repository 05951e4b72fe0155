// Publishes what the owner puts into `site/public/` as it is, under the same name, and refuses names that hosts
// would not all publish.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from '../owner/disk/list-files.ts'
import { fix, type Problem } from '../owner/problems/Problem.ts'
import { ProblemsError } from '../owner/problems/ProblemsError.ts'
import { routes } from '../src/routes.ts'
import type { PublishedFiles } from './published-files.ts'

/** Matches `guide-2026.pdf`, but neither `été.pdf` nor `-guide.pdf`. */
const PLAIN_NAME = /^\w[\w.-]*$/

/** Files in which a host reads its settings, without the end of their names: `vercel` for `/vercel.json`. */
const HOST_SETTINGS = ['vercel', 'netlify', 'wrangler', 'now']

/** The one hidden folder that is published: other programs look for files in it (RFC 8615). */
const WELL_KNOWN = '.well-known'

/** What the build writes beside the pictures and other files that it has listed before. */
const BUILT_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/licences.txt',
  ...routes.map(({ path }) => `${path}.html`),
]

const isHidden = (path: string) =>
  path.split('/').some((name) => name.startsWith('.') && name !== WELL_KNOWN)

/** @throws {ProblemsError} with every file that cannot be published */
export function addOwnFiles(files: PublishedFiles, folder: string) {
  if (!existsSync(folder)) return
  const problems: Problem[] = []
  for (const path of listFiles(folder)) {
    if (isHidden(path)) continue
    const file = path.slice(1)
    const refusal = findRefusal(files, folder, path)
    if (refusal) {
      const sentence = `« ${file} » ne peut pas être publié : ${refusal}.`
      problems.push(fix({ file: `public/${file}`, path: [] }, sentence))
    } else files.set(path, join(folder, path))
  }
  if (problems.length > 0) throw new ProblemsError(problems)
}

function findRefusal(files: PublishedFiles, folder: string, path: string): string | undefined {
  const names = path.slice(1).split('/')
  const [first = ''] = names
  const name = basename(path)
  const [beforeDot = ''] = name.split('.')
  const isAtRoot = names.length === 1
  if (!names.every((each) => each === WELL_KNOWN || PLAIN_NAME.test(each)))
    return 'n’utilisez que des lettres sans accent, des chiffres, des tirets et des points'
  if (first.startsWith('_') || (isAtRoot && HOST_SETTINGS.includes(beforeDot)))
    return 'des hébergeurs y lisent leurs réglages : changez de nom'
  if (first === 'assets' && !isAtRoot)
    return 'la construction y met ses propres fichiers : changez de dossier'
  if (name === 'index.html' || name === '404.html')
    return 'les hébergeurs ne s’accordent pas sur son adresse : changez de nom'
  if (files.has(path) || BUILT_FILES.includes(path))
    return 'la construction écrit déjà ce fichier : retirez-le, ou changez de nom (les icônes viennent du logo)'
  // A link is refused too: it could publish any file of this machine.
  if (!lstatSync(join(folder, path)).isFile())
    return 'ce n’est pas un fichier : remplacez ce lien par une copie'
  if (path === '/partage.png' && !isPng(join(folder, path)))
    return 'ce n’est pas une image PNG : exportez-la ainsi, changer la fin du nom ne suffit pas'
  return undefined
}

/** Every PNG begins with these bytes: https://www.w3.org/TR/png-3/#5PNG-file-signature */
const PNG_SIGNATURE = '89504e470d0a1a0a'

const isPng = (path: string) => readFileSync(path).toString('hex', 0, 8) === PNG_SIGNATURE
