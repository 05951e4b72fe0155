// The files that a site publishes beside its pages and its bundle: pictures, films, licences, and the
// demonstration calendar. Both the build and the development server publish them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { brandColorCss } from '../owner/brand-colors.ts'

/** Each file's path on the disk, or its content, under its public address: `/polices/OFL-Figtree.txt`. */
export type PublishedFiles = Map<string, string | Buffer>

/** Names a file after its content: `visage.webp` → `/assets/visage-Ab_d-f12.webp` */
export function addressOf(path: string, content: Buffer): string {
  const extension = extname(path)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return `/assets/${basename(path, extension)}-${hash}${extension}`
}

/** @returns the public address, which holds a hash of the file's content */
export function publishFile(files: PublishedFiles, path: string): string {
  const url = addressOf(path, readFileSync(path))
  files.set(url, path)
  return url
}

export function publishDemoCalendar(files: PublishedFiles, color: string) {
  const folder = 'services/scheduling/demo'
  for (const name of ['agenda.html', 'agenda.js', 'widget.js']) {
    files.set(`/demonstration/${name}`, join(folder, name))
  }
  const colors = readFileSync('src/styles/colors.css', 'utf8')
  const style = readFileSync(join(folder, 'agenda.css'), 'utf8')
  const css = [colors, brandColorCss(color), style].join('\n')
  files.set('/demonstration/agenda.css', Buffer.from(css))
}

export function publishLicences(files: PublishedFiles) {
  for (const font of ['Figtree', 'Fraunces']) {
    files.set(`/polices/OFL-${font}.txt`, `src/styles/fonts/OFL-${font}.txt`)
  }
}
