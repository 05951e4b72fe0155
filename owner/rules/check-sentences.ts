import { PLACEHOLDER } from '../../src/fill.ts'
import { checkBlanks } from '../find-blank.ts'
import { note, type Place, type Problems } from '../problems/Problem.ts'
import { type Path, textsIn } from '../values.ts'

/** Matches an HTML tag: `<b>`, `</a>`. */
const HTML_TAG = /<\/?[a-z][^<>]*>/i
/** Matches a text in quotes that YAML has not taken off, `“Bonjour”`, `'Bonjour',`, or with one straight quote, its last sign. */
const QUOTED = /^[“”'](.*)[“”'],?$|^([^"]*)"$/s

/** Finds HTML tags, quotes and blanks typed by the owner: visitors would read them as they are. */
export function* checkSentences(source: unknown, placeOf: (path: Path) => Place): Problems {
  for (const [path, text] of textsIn(source)) {
    const place = placeOf(path)
    const [tag] = HTML_TAG.exec(text) ?? []
    if (tag) {
      const sentence = `« ${tag} » se lira tel quel sur la page, qui ne prend pas de HTML. Retirez-le, sauf si vous le voulez ainsi.`
      yield note(place, sentence)
    }
    yield* checkBlanks(place.file === 'words.yaml' ? text.replace(PLACEHOLDER, '') : text, place)
    const [quoted, words, start] = QUOTED.exec(text) ?? []
    if (quoted)
      yield note(place, `Les guillemets de ${text} se liront sur la page.`, words ?? start)
  }
}
