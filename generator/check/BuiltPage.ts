import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../list-files.ts'

/** One page of the built site. */
export type BuiltPage = {
  /** Public address, e.g. `/mentions-legales`. */
  path: string
  html: string
}

export type BuiltSite = {
  pages: BuiltPage[]
  /** Public address of every file, e.g. `/polices/OFL-Figtree.txt`. */
  files: Set<string>
}

/** Reads what a build has written. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = listFiles(folder)
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: file === '/index.html' ? '/' : file.replace(/\.html$/, ''),
      html: readFileSync(join(folder, file), 'utf8'),
    }))
  return { pages, files: new Set(files) }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The words of a piece of HTML that we wrote ourselves. */
export const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** `1, 2 et 3` */
export const list = (items: Iterable<string>) =>
  new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(items)
