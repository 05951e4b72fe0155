import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, extname, isAbsolute, join, relative } from 'node:path'
import { listFiles } from '../hosting/publication/list-files.js'
import { brandColorsCss } from '../owner/brand-colors.ts'
import { fix, type Problem } from '../owner/problems/Problem.ts'
import { ProblemsError } from '../owner/problems/problems-error.ts'
import type { publicFileSentences } from '../owner/problems/sentences/media.ts'

/** Files that the site has beside its bundle, by public address: where each is, or what it holds. */
export type PublishedFiles = Map<string, string | Buffer>

/** The public address of a file, named after its content so that it can be cached for ever. */
export function addressOf(path: string, content: Buffer): string {
  const extension = extname(path)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return `/assets/${basename(path, extension)}-${hash}${extension}`
}

/**
 * Gives a file its public address.
 *
 * @param path from the repository root, e.g. `defaults/media/demonstration.mp4`
 */
export function publishFile(files: PublishedFiles, path: string): string {
  const url = addressOf(path, readFileSync(path))
  files.set(url, path)
  return url
}

/** Adds the pages of the demonstration calendar, which are addressed by name. */
export function publishDemoCalendar(files: PublishedFiles, color: string) {
  const folder = 'services/scheduling/demo'
  for (const name of ['agenda.html', 'agenda.js', 'widget.js']) {
    files.set(`/demonstration/${name}`, join(folder, name))
  }
  const sheets = ['src/styles/colors.css', join(folder, 'agenda.css')]
  const css = [brandColorsCss(color), ...sheets.map((file) => readFileSync(file, 'utf8'))].join(
    '\n',
  )
  files.set('/demonstration/agenda.css', Buffer.from(css))
}

/** Adds the licences of the fonts. */
export function publishLicences(files: PublishedFiles) {
  for (const font of ['Figtree', 'Fraunces']) {
    files.set(`/polices/OFL-${font}.txt`, `src/styles/fonts/OFL-${font}.txt`)
  }
}

const HIDDEN = /[\\/]\.(?!well-known[\\/])/

type Refusal = keyof typeof publicFileSentences

/** Names of files that some host would not publish as they are, with the reason. */
const mistreated: [RegExp, Refusal][] = [
  [/[^\w./-]|\/\W(?!well-known\/)/, 'public-name-odd'],
  [/\.(?:br|gz)$/, 'public-name-compressed'],
  [/^\/(?:_.*|(?:vercel|netlify|wrangler|now)\.[^/]*)$|^\/_[^/]*\//, 'public-name-of-host'],
  [/^\/assets\//, 'public-name-of-assets'],
  [/^\/(?:favicon\.\w+|apple-touch-icon\.png)$/, 'public-name-of-icon'],
  [/\/(?:index|404)\.html$/, 'public-name-of-page'],
]

/**
 * Adds what the owner publishes as it is. Hidden files stay where they are, but for `.well-known`.
 *
 * @throws {ProblemsError} on names that a host would mistreat, and on links that lead elsewhere
 */
export function publishOwnFiles(files: PublishedFiles, folder: string) {
  if (!existsSync(folder)) return
  if (lstatSync(folder).isSymbolicLink()) {
    throw new ProblemsError([fix('public-folder-is-link', { file: 'public/', path: [] }, {})])
  }
  const refused = (path: string) =>
    mistreated.find(([pattern]) => pattern.test(path))?.[1] ??
    (files.has(path) ? 'public-name-taken' : undefined) ??
    refuseLink(join(folder, path), join(folder, '..'))
  const problems: Problem[] = []
  for (const path of listFiles(folder).filter((path) => !HIDDEN.test(path))) {
    const file = path.slice(1)
    const refusal = refused(path)
    if (refusal) problems.push(fix(refusal, { file: `public/${file}`, path: [] }, { file }))
    else files.set(path, join(folder, path))
  }
  if (problems.length > 0) throw new ProblemsError(problems)
}

/** A link is published as the file that it leads to, if the owner keeps that in the site and does not hide it. */
function refuseLink(path: string, site: string): Refusal | undefined {
  if (!existsSync(path)) return 'public-link-dead'
  if (!statSync(path).isFile()) return 'public-no-file'
  const target = relative(realpathSync(site), realpathSync(path))
  if (isAbsolute(target) || target.startsWith('..')) return 'public-link-outside'
  return HIDDEN.test(`/${target}`) ? 'public-link-hidden' : undefined
}
