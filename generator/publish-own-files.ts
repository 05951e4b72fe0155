// Publishes what the owner puts into `site/public/` as it is, under the same name, and refuses names that hosts
// would not all publish.
import { existsSync, lstatSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from '../owner/disk/list-files.ts'
import { fix, type Problem } from '../owner/problems/Problem.ts'
import { ProblemsError } from '../owner/problems/problems-error.ts'
import type { publicFileSentences } from '../owner/problems/sentences/media.ts'
import type { PublishedFiles } from './published-files.ts'

type Refusal = keyof typeof publicFileSentences

/** Matches `guide-2026.pdf`, but neither `été.pdf` nor `-guide.pdf`. */
const PLAIN_NAME = /^\w[\w.-]*$/

/** Files in which a host reads its settings, without the end of their names: `vercel` for `/vercel.json`. */
const HOST_SETTINGS = ['vercel', 'netlify', 'wrangler', 'now']

/** The one hidden folder that is published: other programs look for files in it (RFC 8615). */
const WELL_KNOWN = '.well-known'

const isHidden = (path: string) =>
  path.split('/').some((name) => name.startsWith('.') && name !== WELL_KNOWN)

/** @throws {ProblemsError} with every file that cannot be published */
export function publishOwnFiles(files: PublishedFiles, folder: string) {
  if (!existsSync(folder)) return
  if (lstatSync(folder).isSymbolicLink()) {
    throw new ProblemsError([fix('public-folder-is-link', { file: 'public/', path: [] }, {})])
  }
  const problems: Problem[] = []
  for (const path of listFiles(folder)) {
    if (isHidden(path)) continue
    const file = path.slice(1)
    const refusal = findRefusal(files, folder, path)
    if (refusal) problems.push(fix(refusal, { file: `public/${file}`, path: [] }, { file }))
    else files.set(path, join(folder, path))
  }
  if (problems.length > 0) throw new ProblemsError(problems)
}

function findRefusal(files: PublishedFiles, folder: string, path: string): Refusal | undefined {
  const names = path.slice(1).split('/')
  const [first = ''] = names
  const name = basename(path)
  const [beforeDot = ''] = name.split('.')
  const isAtRoot = names.length === 1
  if (!names.every((each) => each === WELL_KNOWN || PLAIN_NAME.test(each))) return 'public-name-odd'
  if (/\.(?:br|gz)$/.test(name)) return 'public-name-compressed'
  if (first.startsWith('_')) return 'public-name-of-host'
  if (isAtRoot && HOST_SETTINGS.includes(beforeDot)) return 'public-name-of-host'
  if (first === 'assets' && !isAtRoot) return 'public-name-of-assets'
  if (name === 'index.html' || name === '404.html') return 'public-name-of-page'
  if (files.has(path)) return 'public-name-taken'
  // A link is refused too: it could publish any file of this machine.
  if (!lstatSync(join(folder, path)).isFile()) return 'public-no-file'
  return undefined
}
