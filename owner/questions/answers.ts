// Reads answers as they were typed.

import type { WrittenKeys } from '../read/read-yaml.ts'
import { valueAt } from '../values.ts'
import { keyedQuestions, questionOf } from './chapters.ts'
import type { AnswerOf, AskedQuestion, Question, Reading } from './Question.ts'

/** Matches words by which owners answer that there is nothing to give, e.g. no budget: `aucun`, `0 €`. */
const NONE = /^(?:none|aucune?|non|néant|0|0 ?€)$/i

function fallbackOf({ fallback }: Question, answer: AnswerOf): string | undefined {
  return typeof fallback === 'function' ? fallback(answer) : fallback
}

export const isAsked = ({ when }: Question, answer: AnswerOf) => !when || when(answer)

/** Tells how a question is answered, in a French sentence. */
export const orderFor = ({ choices, example }: Question) =>
  choices
    ? `Choisissez parmi ces réponses : ${Object.keys(choices).join(', ')}.`
    : `Écrivez par exemple « ${example} ».`

function readText(question: Question, typed: unknown, answer: AnswerOf): Reading<unknown> {
  if (typeof typed !== 'string') return { refusal: 'Écrivez ici une seule réponse, sans crochets.' }
  const trimmed = typed.trim()
  if (question.mayBeNone && NONE.test(trimmed)) return { value: 'none' }
  return question.read(trimmed, answer)
}

/**
 * Reads answers when they are asked for, as what counts without one may depend on others. The reading of an answer is
 * `undefined` where nothing is typed and nothing else counts; `answer` gives the values alone.
 */
export function readAnswers(data: unknown) {
  const answer: AnswerOf = (key) => valueIn(readingOf(key))

  function readingOf(key: string): Reading<unknown> | undefined {
    const question = questionOf(key)
    if (!question) return undefined
    const text = valueAt(data, key.split('.')) ?? fallbackOf(question, answer)
    return text === undefined ? undefined : readText(question, text, answer)
  }
  return { answer, readingOf }
}

/** Gives the value of a reading, or `undefined` for a text that was refused. */
export const valueIn = (reading: Reading<unknown> | undefined) =>
  reading && 'value' in reading ? reading.value : undefined

/** Gives a value to a question without an answer, so that the site can be shown and its other answers checked. */
export function standInFor(question: Question, answer: AnswerOf): unknown {
  const example = question.required && isAsked(question, answer) ? question.example : undefined
  const usual = fallbackOf(question, answer) ?? example
  return (usual && valueIn(readText(question, usual, answer))) ?? null
}

/** Lists the questions that concern this site, chapter by chapter. @param typed the data of `site.yaml` */
export function listQuestions(typed: WrittenKeys): AskedQuestion[] {
  const { answer } = readAnswers(typed)
  const asked = keyedQuestions.filter(({ question }) => isAsked(question, answer))
  return asked.map(({ path, chapter, question }) => ({
    ...question,
    path,
    chapter,
    help: typeof question.help === 'function' ? question.help(answer) : question.help,
    fallback: fallbackOf(question, answer),
  }))
}
