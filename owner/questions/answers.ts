// Reads answers as they were typed, one by one.
import { isObject, valueAt } from '../values.ts'
import { questionOf } from './chapters.ts'
import type { Answer, Question, Reading } from './Question.ts'

/** Matches words by which owners answer that there is nothing to give, e.g. no budget: `aucun`, `0 €`. */
const NONE = /^(?:none|aucune?|non|néant|0|0 ?€)$/i

export function fallbackOf({ fallback }: Question, answer: Answer): string | undefined {
  return typeof fallback === 'function' ? fallback(answer) : fallback
}

/** Tells how a question is answered, in a French sentence. */
export const orderFor = ({ choices, example }: Question) =>
  choices
    ? `Choisissez parmi ces réponses : ${Object.keys(choices).join(', ')}.`
    : `Écrivez par exemple « ${example} ».`

/** Writes as one text what YAML took for a key and its value, as in `- Vidéo : Studio` without quotes. */
function asText(typed: unknown): unknown {
  if (!isObject(typed)) return typed
  const [[key, value] = [], ...others] = Object.entries(typed)
  return typeof value === 'string' && others.length === 0 ? `${key} : ${value}` : typed
}

export function readAnswer(question: Question, typed: unknown): Reading<unknown> {
  const text = asText(typed)
  if (typeof text !== 'string') return { refusal: 'Écrivez ici une seule réponse.' }
  const trimmed = text.trim()
  if (question.mayBeNone && NONE.test(trimmed)) return { value: 'none' }
  return question.read(trimmed)
}

/**
 * Makes a function that reads an answer, or what counts without it: `undefined` where it is not understood. What
 * counts may depend on other answers, so the function may call itself.
 */
export function answersIn(typed: unknown): Answer {
  return function answer(key) {
    const written = valueAt(typed, key.split('.'))
    const question = questionOf(key)
    if (!question) return written
    const text = written ?? fallbackOf(question, answer)
    const reading = text === undefined ? undefined : readAnswer(question, text)
    return reading && 'value' in reading ? reading.value : undefined
  }
}
