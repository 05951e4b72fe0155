import { existsSync, readFileSync } from 'node:fs'
import { readRecord } from '../social-picture.ts'
import { type Findings, fix, look } from './Finding.ts'

/**
 * Whether the picture of shared links says what the page says.
 *
 * @param expected what a picture drawn now would be drawn from
 */
export function* checkSocialPicture(file: string, expected: string): Findings {
  if (!existsSync(file)) {
    yield fix`${file} : l’image des liens partagés manque. Lancez npm run pictures, ou mettez là une image PNG de 1200 pixels sur 630.`
    return
  }
  const drawn = readRecord(readFileSync(file))
  if (drawn === undefined) {
    yield look`${file} : cette image n’est pas la nôtre. Dit-elle bien « ${expected} » ?`
  } else if (drawn !== expected) {
    yield fix`${file} : l’image des liens partagés a été faite pour « ${drawn} », et la page dit « ${expected} ». Lancez npm run pictures, ou remplacez cette image par la vôtre.`
  }
}
