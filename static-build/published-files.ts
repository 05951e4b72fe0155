import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'

/** Files of the repository that the configured site needs, by their public address. */
export type PublishedFiles = Map<string, string>

/**
 * Gives a file its public address, named after its content so that it can be cached for ever.
 *
 * @param path from the repository root, e.g. `demo/video/poster.webp`
 */
export function publishFile(files: PublishedFiles, path: string): string {
  const extension = extname(path)
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 8)
  const url = `/assets/${basename(path, extension)}-${hash}${extension}`
  files.set(url, path)
  return url
}

const demoCalendar = ['agenda.html', 'agenda.css', 'agenda.js', 'widget.js']

/** Adds the pages of the demonstration calendar, which are addressed by name. */
export function publishDemoCalendar(files: PublishedFiles) {
  for (const name of demoCalendar) files.set(`/demonstration/${name}`, `demo/calendar/${name}`)
}
