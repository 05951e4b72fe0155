import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { list } from '../problems/list.ts'
import { fix, inSite, look, type Place, type Problem, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { textsIn, valueAt } from '../values.ts'
import { checkFilm } from './check-film.ts'

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
export async function checkFile(path: string, file: string, place: Place): Promise<Problem[]> {
  const extension = extname(file).toLowerCase()
  const [format, begins] = formats[extension] ?? []
  if (!format || !begins) return []
  if (statSync(path).size === 0) {
    return [fix(place, `« ${file} » est vide. Exportez le fichier de nouveau.`)]
  }
  if (!begins.test(firstBytes(path))) {
    const fault = `« ${file} » n’est pas ${format}, malgré son nom. Exportez le fichier de nouveau.`
    return [fix(place, fault)]
  }
  return ['.mp4', '.webm'].includes(extension) ? checkFilm(path, file, place) : []
}

/** What an SVG may not have, and what to do about it. */
const drawingFaults: [pattern: RegExp, fault: string][] = [
  [/^(?![\s\S]*<svg[\s>])/, 'n’est pas un dessin SVG, malgré son nom.'],
  [
    /<!ENTITY|<filter[\s>]/i,
    'contient des effets (filtres ou entités) qu’aucun navigateur ne dessine vite : exportez-le sans eux.',
  ],
  [
    /<text\b/,
    'contient du texte, que chaque appareil montrerait à sa façon : convertissez-le en tracés.',
  ],
  [
    /<(?:\w+:)?(?:script|foreignObject|set)\b|\son\w+\s*=|javascript:/i,
    'contient un programme ou une page : exportez-le en « SVG simple », sans eux.',
  ],
]

/** @param file the name by which the owner knows the drawing */
export function findDrawingFault(drawing: string, file: string): string | undefined {
  const [, fault] = drawingFaults.find(([pattern]) => pattern.test(drawing)) ?? []
  return fault && `« ${file} » ${fault}`
}

export async function checkMedia(
  config: Pick<SiteConfig, 'video'>,
  { find }: Pick<SiteFolder, 'find'>,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const key of ['video.src', 'video.poster']) {
    const place = inSite(key)
    const file = valueAt(config, place.path)
    if (typeof file === 'string' && existsSync(find(file))) {
      problems.push(...(await checkFile(find(file), file, place)))
    }
  }
  return problems
}

/** Names the files of `media/` that no answer uses, e.g. a film that the owner has replaced by another. */
export function* checkUnused(config: SiteConfig, { name }: Pick<SiteFolder, 'name'>): Problems {
  const folder = join(name, 'media')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const used = new Set(textsIn(config).map(([, text]) => text))
  const unused = files.filter((file) => !file.startsWith('.') && !used.has(`media/${file}`))
  if (unused.length === 0) return
  const names = list(unused.map((file) => `« ${file} »`))
  yield look(
    { file: 'media/', path: [] },
    `Rien n’utilise ${names}. Le site ne les publie pas ; supprimez ceux dont vous n’avez plus besoin.`,
  )
}
