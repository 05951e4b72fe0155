import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Findings, fix, list, look } from '../problems/Finding.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { valueAt } from '../values.ts'
import { findFilmExcess, findFilmFault } from './find-film-fault.ts'

/** How files begin, in hexadecimal, by their extension: each format's own specification. */
const formats: Record<string, [name: string, begins: RegExp]> = {
  '.mp4': ['une vidéo MP4', /^.{8}66747970/],
  '.webm': ['une vidéo WebM', /^1a45dfa3/],
  '.webp': ['une image WebP', /^52494646.{8}57454250/],
  '.png': ['une image PNG', /^89504e47/],
  '.jpg': ['une image JPEG', /^ffd8ff/],
  '.jpeg': ['une image JPEG', /^ffd8ff/],
  '.avif': ['une image AVIF', /^.{8}66747970617669/],
}

/** Whether a name ends as a film's. */
export const isFilm = (name: string) => /\.(?:mp4|webm)$/.test(name)

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
 * What is wrong with a film or a picture, in French, with what to do; nothing where it is what its name
 * says, and a film plays.
 */
export function findMediaFault(file: string, name = file): string | undefined {
  const [format, begins] = formats[extname(name)] ?? []
  if (!begins) return undefined
  if (statSync(file).size === 0) return 'est vide. Exportez le fichier de nouveau'
  if (!begins.test(firstBytes(file))) {
    return `n’est pas ${format}, malgré son nom. Exportez le fichier de nouveau`
  }
  return isFilm(name) ? findFilmFault(file) : undefined
}

/** Filters and entities can take minutes to draw; scripts are not published. */
const drawingFaults: [RegExp, string][] = [
  [/^(?![\s\S]*<svg[\s>])/, 'n’est pas un dessin SVG, malgré son nom'],
  [
    /<!ENTITY|<filter[\s>]/i,
    'contient des effets (filtres ou entités) qu’aucun navigateur ne dessine vite : exportez-le sans eux',
  ],
  [
    /<text\b/,
    'contient du texte, que chaque appareil montrerait à sa façon : convertissez-le en tracés',
  ],
]

/** The same of an SVG. */
export const findDrawingFault = (drawing: string): string | undefined =>
  drawingFaults.find(([pattern]) => pattern.test(drawing))?.[1]

/** Whether the owner's own video and picture are what their names say, play, and are not too heavy. */
export function* checkMedia(
  { video }: Pick<SiteConfig, 'video'>,
  { find }: Pick<SiteFolder, 'find'>,
): Findings {
  for (const key of ['src', 'poster']) {
    const file = valueAt(video, [key])
    if (typeof file !== 'string') continue
    const fault = findMediaFault(find(file))
    const excess = fault || key === 'poster' ? undefined : findFilmExcess(find(file))
    if (fault) yield fix`video.${key} : « ${file} » ${fault}.`
    else if (excess) yield look`video.${key} : « ${file} » ${excess}.`
  }
}

/** Whether a value of the configuration is this text, or holds it. */
const holds = (value: unknown, text: string): boolean =>
  value === text ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((inner) => holds(inner, text)))

/** Names the files that nothing uses: those of a film that was replaced, or of an answer undone. */
export function* checkUnused(config: SiteConfig, { name }: Pick<SiteFolder, 'name'>): Findings {
  const folder = join(name, 'media')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const unused = files.filter((file) => !file.startsWith('.') && !holds(config, `media/${file}`))
  if (unused.length === 0) return
  const names = list(unused.map((file) => `« ${file} »`))
  yield look`${folder} : rien n’utilise ${names}. Le site ne les publie pas ; supprimez ceux dont vous n’avez plus besoin.`
}
