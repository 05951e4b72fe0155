import type { Words } from '../../defaults/words.ts'
import { inWords, look, type Problems } from '../problems/Problem.ts'

/** A headline with more characters fills a whole screen. */
const MAX_HEADLINE = 200

/** With more characters under the headline, the play button is below the first screen of an ordinary laptop. */
const MAX_SUBLINE = 90

/** Checks what visitors see of the home page before they scroll: the headline and the video. */
export function* checkFirstScreen({ home }: Words): Problems {
  const { subline, beforePromise, promise, afterPromise } = home.hero
  const headline = { beforePromise, promise, afterPromise }
  yield* checkLength(longestKey(headline), Object.values(headline), MAX_HEADLINE)
  yield* checkLength('subline', subline, MAX_SUBLINE)
}

/** Finds the part of the headline that the owner can best shorten. */
function longestKey(texts: Record<string, string>): string {
  const [longest] = Object.entries(texts).toSorted(([, a], [, b]) => b.length - a.length)
  return longest?.[0] ?? ''
}

function* checkLength(key: string, texts: string[], most: number): Problems {
  const { length } = texts.join(' ')
  const place = inWords(['home', 'hero', key])
  if (length <= most) return
  const sentence = `Il y a ${length} signes : gardez-en ${most} au plus, et le bouton de la vidéo tient sur le premier écran.`
  yield look(place, sentence)
}
