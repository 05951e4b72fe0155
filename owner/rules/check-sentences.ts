import { fix, note, type Place, type Problems } from '../problems/Problem.ts'
import { type Path, textsIn } from '../values.ts'

/** Matches an HTML tag: `<b>`, `</a>`. */
const HTML_TAG = /<\/?[a-z][^<>]*>/i
/** The build marks a missing answer so. If the owner types it, no answer ever fills it. */
const GAP = '[À compléter'
export const GAP_SENTENCE =
  '« [À compléter » est écrit à la main, et serait publié tel quel. Écrivez ce qui manque.'
/** Matches a text that is wholly between curly quotes, as word processors type them: `“Bonjour”`. */
const QUOTED_TEXT = /^[“”].*[“”]$/s
/** Matches a text whose only straight quote is its last character: `Agence des Lilas"`. */
const LONE_QUOTE = /^[^"]*"$/
/** Matches the quotes to remove from such texts: both of `“Bonjour”`. */
const OUTER_QUOTES = /^[“”]|[“”"]$/g

/** Finds HTML tags, quotes and « [À compléter » typed by the owner: visitors would read them as they are. */
export function* checkSentences(source: unknown, placeOf: (path: Path) => Place): Problems {
  for (const [path, text] of textsIn(source)) {
    const place = placeOf(path)
    const [tag] = HTML_TAG.exec(text) ?? []
    if (tag) {
      const sentence = `« ${tag} » se lira tel quel sur la page, qui ne prend pas de HTML. Retirez-le, sauf si vous le voulez ainsi.`
      yield note(place, sentence)
    }
    if (text.includes(GAP)) yield fix(place, GAP_SENTENCE)
    if (QUOTED_TEXT.test(text) || LONE_QUOTE.test(text)) {
      const remedy = text.replace(OUTER_QUOTES, '')
      yield note(place, `Les guillemets de ${text} se liront sur la page.`, remedy)
    }
  }
}
