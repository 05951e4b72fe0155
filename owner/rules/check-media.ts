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
