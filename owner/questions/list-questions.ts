import type { WrittenKeys } from '../read/read-yaml.ts'
import { fallbackOf, readAnswers } from './answers.ts'
import { placedQuestions } from './chapters.ts'
import type { Row } from './Question.ts'

/** Lists the questions that concern this site, chapter by chapter. @param typed the data of `site.yaml` */
export function listQuestions(typed: WrittenKeys): Row[] {
  const { answer } = readAnswers(typed)
  const asked = placedQuestions.filter(({ question: { when } }) => !when || when(answer))
  return asked.map(({ path, chapter, question }) => ({
    ...question,
    path,
    chapter,
    help: typeof question.help === 'function' ? question.help(answer) : question.help,
    fallback: fallbackOf(question, answer),
  }))
}
