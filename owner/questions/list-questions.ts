import type { WrittenKeys } from '../read/read-yaml.ts'
import { fallbackOf, readAnswers } from './answers.ts'
import { placedQuestions } from './chapters.ts'
import type { Row } from './Question.ts'

/** Lists the questions that concern this site, chapter by chapter. @param typed the data of `site.yaml` */
export function listQuestions(typed: WrittenKeys): Row[] {
  const { answer } = readAnswers(typed)
  const asked = placedQuestions.filter(({ question: { when } }) => !when || when(answer))
  return asked.map(({ path, chapter, question }): Row => {
    const { kind, label, example, help, choices, mayBeNone, rare } = question
    const { extensions, maxBytes, clears, clearsAround, clearsAtNewHost } = question
    return {
      ...{ path, chapter, kind, label, example, choices, extensions, maxBytes },
      ...{
        clears,
        clearsAround,
        clearsAtNewHost,
        help: typeof help === 'function' ? help(answer) : help,
      },
      isRare: rare === true,
      mayBeNone: mayBeNone === true,
      fallback: fallbackOf(question, answer),
    }
  })
}
