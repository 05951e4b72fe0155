import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { type Findings, fix, look } from '../problems/Finding.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { valueAt } from '../values.ts'

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

/** What a film may weigh, in bytes: many hosts refuse more. A picture is made smaller by the build. */
const MAX_FILM = 50_000_000

function firstBytes(file: string): string {
  const buffer = Buffer.alloc(16)
  const descriptor = openSync(file, 'r')
  try {
    return buffer.toString('hex', 0, readSync(descriptor, buffer))
  } finally {
    closeSync(descriptor)
  }
}

/** What is wrong with a film or a picture, in French; nothing where it is what its name says. */
export function findMediaFault(file: string, name = file): string | undefined {
  const [format, begins] = formats[extname(name)] ?? []
  if (!begins || begins.test(firstBytes(file))) return undefined
  return statSync(file).size === 0 ? 'est vide' : `n’est pas ${format}, malgré son nom`
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

/** Whether the owner's own video and picture are what their names say, and not too heavy. */
export function* checkMedia(
  { video }: Pick<SiteConfig, 'video'>,
  { find }: Pick<SiteFolder, 'find'>,
): Findings {
  for (const key of ['src', 'poster']) {
    const file = valueAt(video, [key])
    if (typeof file !== 'string') continue
    const { size } = statSync(find(file))
    const fault = findMediaFault(find(file))
    if (fault) yield fix`video.${key} : « ${file} » ${fault}. Exportez le fichier de nouveau.`
    else if (key === 'src' && size > MAX_FILM) {
      const megabytes = (size / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
      yield look`video.src : « ${file} » pèse ${megabytes} Mo. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.`
    }
  }
}
