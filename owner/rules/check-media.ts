import { extname } from 'node:path'
import { fix, type Place, type Problem } from '../problems/Problem.ts'
import { checkFilm } from './check-film.ts'

/**
 * Finds what is wrong with a film or a picture that the owner gives.
 *
 * @param file the name by which the owner knows it
 */
export async function checkFile(path: string, file: string, place: Place): Promise<Problem[]> {
  const extension = extname(file).toLowerCase()
  if (['.mp4', '.webm'].includes(extension)) return checkFilm(path, file, place)
  if (['.webp', '.png', '.jpg', '.jpeg', '.avif'].includes(extension)) {
    return checkPicture(path, file, place)
  }
  return []
}

async function checkPicture(path: string, file: string, place: Place): Promise<Problem[]> {
  // `sharp` is loaded here, because most commands read no picture.
  const { default: sharp } = await import('sharp')
  try {
    await sharp(path).metadata()
    return []
  } catch {
    return [
      fix(place, `« ${file} » ne se lit pas comme une image. Exportez-la de nouveau, en JPEG.`),
    ]
  }
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
