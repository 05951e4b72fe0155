// The files that a site publishes beside its pages and its bundle: pictures, films, licences, and the
// demonstration calendar. Both the build and the development server publish them.
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { brandColorCss } from '../owner/brand-colors.ts'

/** Each file's path on the disk, or its content, under its public address: `/polices/OFL-Figtree.txt`. */
export type PublishedFiles = Map<string, string | Buffer>

/** Names a file after its content: `visage.webp` → `/assets/visage-Ab_d-f12.webp` */
export function addressOf(path: string, content: Buffer | Iterable<Buffer>): string {
  const extension = extname(path)
  const hash = createHash('sha256')
  for (const part of Buffer.isBuffer(content) ? [content] : content) hash.update(part)
  const name = `${basename(path, extension)}-${hash.digest('base64url').slice(0, 8)}`
  return `/assets/${name}${extension}`
}

/** Draws once for each content of a file, since a development server reads the site again at each change. */
export function drawOnce<Drawn>(draw: (file: string, color: string) => Promise<Drawn>) {
  const cache = new Map<string, Promise<Drawn>>()
  return (file: string, color = '') => {
    const key = addressOf(file, readFileSync(file)) + color
    const drawn = cache.get(key) ?? draw(file, color)
    cache.set(key, drawn)
    return drawn
  }
}

/** @returns the public address, which holds a hash of the file's content */
export function addFile(files: PublishedFiles, path: string): string {
  const url = addressOf(path, partsOf(path))
  files.set(url, path)
  return url
}

/** Reads a file part by part, since a film may be larger than the memory. */
function* partsOf(path: string): Generator<Buffer> {
  const file = openSync(path, 'r')
  const part = Buffer.alloc(1_048_576)
  try {
    for (let size = readSync(file, part); size > 0; size = readSync(file, part)) {
      yield part.subarray(0, size)
    }
  } finally {
    closeSync(file)
  }
}

export function addDemoCalendar(files: PublishedFiles, color: string) {
  const folder = 'services/scheduling/demo'
  for (const name of ['agenda.html', 'agenda.js', 'widget.js']) {
    files.set(`/demonstration/${name}`, join(folder, name))
  }
  const colors = readFileSync('src/styles/colors.css', 'utf8')
  const style = readFileSync(join(folder, 'agenda.css'), 'utf8')
  const css = [colors, brandColorCss(color), style].join('\n')
  files.set('/demonstration/agenda.css', Buffer.from(css))
}

export function addLicences(files: PublishedFiles) {
  for (const font of ['Figtree', 'Fraunces']) {
    files.set(`/polices/OFL-${font}.txt`, `src/styles/fonts/OFL-${font}.txt`)
  }
}
