import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { list } from '../problems/list.ts'
import { fix, inSite, look, type Place, type Problems } from '../problems/Problem.ts'
import type { Code } from '../problems/sentences.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { textsIn, valueAt } from '../values.ts'
import { checkFilm } from './check-video.ts'

/** The first bytes of each format, in hexadecimal, from its specification. */
const formats: Record<string, [name: string, begins: RegExp]> = {
  '.mp4': ['une vidéo MP4', /^.{8}66747970/],
  '.webm': ['une vidéo WebM', /^1a45dfa3/],
  '.webp': ['une image WebP', /^52494646.{8}57454250/],
  '.png': ['une image PNG', /^89504e47/],
  '.jpg': ['une image JPEG', /^ffd8ff/],
  '.jpeg': ['une image JPEG', /^ffd8ff/],
  '.avif': ['une image AVIF', /^.{8}66747970617669/],
}

function firstBytes(file: string): string {
  const buffer = Buffer.alloc(16)
  const descriptor = openSync(file, 'r')
  try {
    return buffer.toString('hex', 0, readSync(descriptor, buffer))
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Finds a film or a picture that is empty, has another format than its name says, or does not play everywhere.
 *
 * @param file the name by which the owner knows it
 */
export function* checkFile(path: string, file: string, place: Place): Problems {
  const extension = extname(file).toLowerCase()
  const [format, begins] = formats[extension] ?? []
  if (!format || !begins) return
  if (statSync(path).size === 0) yield fix('media-empty', place, { file })
  else if (!begins.test(firstBytes(path))) yield fix('media-misnamed', place, { file, format })
  else if (['.mp4', '.webm'].includes(extension)) yield* checkFilm(path, file, place)
}

export type DrawingFault = Extract<
  Code,
  'drawing-misnamed' | 'drawing-slow' | 'drawing-with-text' | 'drawing-unreadable'
>

/** What an SVG may not have: filters and entities, which take long to draw, and text, which no device shows alike. */
const drawingFaults: [RegExp, DrawingFault][] = [
  [/^(?![\s\S]*<svg[\s>])/, 'drawing-misnamed'],
  [/<!ENTITY|<filter[\s>]/i, 'drawing-slow'],
  [/<text\b/, 'drawing-with-text'],
]

export const findDrawingFault = (drawing: string): DrawingFault | undefined =>
  drawingFaults.find(([pattern]) => pattern.test(drawing))?.[1]

export function* checkMedia(
  config: Pick<SiteConfig, 'video'>,
  { find }: Pick<SiteFolder, 'find'>,
): Problems {
  for (const key of ['video.src', 'video.poster']) {
    const place = inSite(key)
    const file = valueAt(config, place.path)
    if (typeof file === 'string' && existsSync(find(file)))
      yield* checkFile(find(file), file, place)
  }
}

/** Names the files of `media/` that no answer uses, e.g. a film that the owner has replaced by another. */
export function* checkUnused(config: SiteConfig, { name }: Pick<SiteFolder, 'name'>): Problems {
  const folder = join(name, 'media')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const used = new Set(textsIn(config).map(([, text]) => text))
  const unused = files.filter((file) => !file.startsWith('.') && !used.has(`media/${file}`))
  if (unused.length === 0) return
  const names = list(unused.map((file) => `« ${file} »`))
  yield look('media-unused', { file: 'media/', path: [] }, { files: names })
}
