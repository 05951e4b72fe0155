import { fix, inSite, type Problem } from '../problems/Problem.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { type Path, valueAt, withValue } from '../values.ts'
import { answersIn, fallbackOf, givenTo, orderFor, readAnswer } from './answers.ts'
import { placedQuestions, type SiteAnswers } from './chapters.ts'
import type { Answer, Question } from './Question.ts'

type CheckedAnswers = {
  /** The answers, with an example or nothing in the place of each that is refused. */
  values: SiteAnswers
  problems: Problem[]
}

export function checkAnswers(typed: WrittenKeys): CheckedAnswers {
  const answer = answersIn(typed)
  const problems: Problem[] = []
  let values: unknown = {}
  for (const { path, question } of placedQuestions) {
    const isAsked = !question.when || question.when(answer)
    const { value, problem } = isAsked
      ? check(question, path, givenTo(question, valueAt(typed, path), answer), answer)
      : { value: readUsual(fallbackOf(question, answer), question) }
    if (problem) problems.push(problem)
    values = withValue(values, path, value)
  }
  // The table gives each key its type, which a walk through the table forgets: hence the cast.
  return { values: values as SiteAnswers, problems }
}

type Checked = { value: unknown; problem?: Problem }

function check(question: Question, path: Path, written: unknown, answer: Answer): Checked {
  const typed = written ?? fallbackOf(question, answer)
  if (typed === undefined) {
    const value = standIn(question, answer)
    return question.required ? { value, problem: explainMissing(question, path) } : { value }
  }
  const reading = readAnswer(question, typed)
  if ('value' in reading) return reading
  const { refusal, meant } = reading
  return { value: standIn(question, answer), problem: fix(inSite(path), refusal, meant) }
}

/** Gives a value to a question without an answer, so that the site can be shown and its other answers checked. */
const standIn = (question: Question, answer: Answer) =>
  readUsual(fallbackOf(question, answer) ?? (question.required && question.example), question)

function readUsual(usual: string | boolean | undefined, question: Question): unknown {
  const reading = usual ? readAnswer(question, usual) : undefined
  return reading && 'value' in reading ? reading.value : null
}

const explainMissing = (question: Question, path: Path): Problem =>
  fix(inSite(path), `Cette réponse manque. ${orderFor(question)}`)
