import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, extname, isAbsolute, join, relative } from 'node:path'
import { listFiles } from '../hosting/publication/list-files.js'
import { brandColorsCss } from '../owner/brand-colors.ts'
import { OwnerError } from '../owner/problems/owner-error.ts'

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
  const sheets = ['src/styles/ink-and-paper.css', join(folder, 'agenda.css')]
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

/** Names that some host takes for something else than a file to publish. */
const mistreated: [RegExp, string][] = [
  [
    /[^\w./-]|\/\W(?!well-known\/)/,
    'n’utilisez que des lettres sans accent, des chiffres, des tirets et des points',
  ],
  [/\.(?:br|gz)$/, 'cette fin de nom est celle des formes comprimées'],
  [
    /^\/(?:_.*|(?:vercel|netlify|wrangler|now)\.[^/]*)$|^\/_[^/]*\//,
    'des hébergeurs y lisent leurs réglages : changez de nom',
  ],
  [/^\/assets\//, 'la construction y met ses propres fichiers : changez de dossier'],
  [/^\/(?:favicon\.\w+|apple-touch-icon\.png)$/, 'les icônes viennent de brand.logo'],
  [/\/(?:index|404)\.html$/, 'les hébergeurs ne s’accordent pas sur son adresse : changez de nom'],
]

/**
 * Adds what the owner publishes as it is. Hidden files stay where they are, but for `.well-known`.
 *
 * @throws {OwnerError} on names that a host would mistreat, and on links that lead elsewhere
 */
export function publishOwnFiles(files: PublishedFiles, folder: string) {
  if (!existsSync(folder)) return
  if (lstatSync(folder).isSymbolicLink()) {
    throw new OwnerError(
      `« ${folder} » est un lien : mettez à sa place un dossier, et vos fichiers.`,
    )
  }
  const refused = (path: string) =>
    mistreated.find(([pattern]) => pattern.test(path))?.[1] ??
    (files.has(path) ? 'la construction écrit déjà ce fichier : changez de nom' : undefined) ??
    refuseLink(join(folder, path), join(folder, '..'))
  const paths = listFiles(folder).filter((path) => !HIDDEN.test(path))
  const problems = paths.flatMap((path) => {
    const reason = refused(path)
    if (!reason) files.set(path, join(folder, path))
    return reason ? `  • « ${path.slice(1)} » : ${reason}.` : []
  })
  if (problems.length > 0) {
    throw new OwnerError(
      `Dans « ${folder} », ces fichiers ne peuvent pas être publiés :\n${problems.join('\n')}`,
    )
  }
}

/** A link is published as the file that it leads to, if the owner keeps that in the site and does not hide it. */
function refuseLink(path: string, site: string): string | undefined {
  if (!existsSync(path)) return 'ce lien ne mène nulle part : retirez-le'
  if (!statSync(path).isFile()) return 'ce n’est pas un fichier : copiez-y ceux du dossier'
  const target = relative(realpathSync(site), realpathSync(path))
  const isOutside = isAbsolute(target) || target.startsWith('..')
  if (isOutside) {
    return 'ce lien mène hors du dossier du site : remplacez-le par une copie du fichier'
  }
  return HIDDEN.test(`/${target}`) ? 'ce lien mène à un fichier caché : retirez-le' : undefined
}
