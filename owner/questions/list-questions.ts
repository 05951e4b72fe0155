import type { WrittenKeys } from '../read/read-yaml.ts'
import { valueAt } from '../values.ts'
import { fallbackOf, readAnswers } from './answers.ts'
import { placedQuestions } from './chapters.ts'
import type { Answer, Question, Row } from './Question.ts'

/** Lists the questions that concern this site, chapter by chapter. @param typed the data of `site.yaml` */
export function listQuestions(typed: WrittenKeys): Row[] {
  const { answer } = readAnswers(typed)
  const asked = placedQuestions.filter(({ question: { when } }) => !when || when(answer))
  return asked.map(({ path, chapter, question }): Row => {
    const { kind, label, example, help, extensions, mayBeNone, rare } = question
    const choices = choicesOf(question, answer, valueAt(typed, path))
    return {
      ...{ path, chapter, kind, label, example, help, choices, extensions },
      isRare: rare === true,
      mayBeNone: mayBeNone === true,
      fallback: fallbackOf(question, answer),
    }
  })
}

/** A choice that was typed by hand without its address stays as it is. */
function choicesOf({ choices, choicesAt }: Question, answer: Answer, typed: unknown) {
  const isByHand = choices && Object.hasOwn(choices, String(typed))
  return (!isByHand && choicesAt?.(answer)) || choices
}
