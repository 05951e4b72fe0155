// Reads answers as they were typed, one by one.
import { valueAt } from '../values.ts'
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

export function readAnswer(question: Question, typed: unknown): Reading<unknown> {
  if (typeof typed !== 'string') return { refusal: 'Écrivez ici une seule réponse.' }
  const trimmed = typed.trim()
  if (question.mayBeNone && NONE.test(trimmed)) return { value: 'none' }
  return question.read(trimmed)
}

/** Gives what the owner answered. A « oui » that is written as an address is no answer at another one. */
export function givenTo({ choicesAt }: Question, typed: unknown, answer: Answer): unknown {
  const choices = choicesAt?.(answer)
  if (!choices || !String(typed).includes('.')) return typed ?? undefined
  return Object.hasOwn(choices, String(typed)) ? 'oui' : undefined
}

/**
 * Makes a function that reads an answer, or what counts without it: `undefined` where it is not understood. What
 * counts may depend on other answers, so the function may call itself.
 */
export function answersIn(data: unknown): Answer {
  const known = new Map<string, unknown>()

  function read(key: string): unknown {
    const typed = valueAt(data, key.split('.'))
    const question = questionOf(key)
    if (!question) return typed
    const text = givenTo(question, typed, answer) ?? fallbackOf(question, answer)
    const reading = text === undefined ? undefined : readAnswer(question, text)
    return reading && 'value' in reading ? reading.value : undefined
  }

  function answer(key: string): unknown {
    if (!known.has(key)) known.set(key, read(key))
    return known.get(key)
  }
  return answer
}
