// Prepares the answers of `site.yaml` for `checkAnswers`: adds the defaults, since the schema refuses missing
// answers, and removes the answers to questions that this site is not asked.
import { z } from 'zod'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { isObject, type Path, valueAt, withoutValue } from '../values.ts'
import { describeKey, isRequired, keysUnder, relevanceOf, schemasOf } from './describe-keys.ts'
import type { Answer, KeyDescription } from './fields/KeyDescription.ts'
import { siteSchema } from './site-schema.ts'

type Schema = z.core.$ZodType

export function defaultAnswerOf(
  description: KeyDescription | undefined,
  answer: Answer,
): string | undefined {
  const defaultAnswer = description?.defaultAnswer
  return typeof defaultAnswer === 'function' ? defaultAnswer(answer) : defaultAnswer
}

/**
 * Makes a function that reads an answer, or its default: `undefined` where it is not understood. A default may
 * be computed from other answers that have defaults themselves, so the function may call itself.
 */
export function answersIn(typed: unknown): Answer {
  return function answer(key) {
    const written = valueAt(typed, key.split('.')) ?? defaultAnswerOf(describeKey(key), answer)
    if (written === undefined) return undefined
    for (const schema of schemasOf(key)) {
      const { success, data } = z.safeParse(schema, written)
      if (success) return data
    }
    return undefined
  }
}

/**
 * @param typed the owner's answers. What he wrote of the video and of the calendar, which may be a mere address,
 *   has been replaced by the keys of the schema (see `understandSite`).
 * @returns `aside`: the paths of the answers that were removed
 */
export function settleAnswers(typed: WrittenKeys): { answers: WrittenKeys; aside: Path[] } {
  const answer = answersIn(typed)
  const aside = findUnasked(siteSchema, typed, [], answer)
  let asked = typed
  for (const path of aside) asked = withoutValue(asked, path)
  return { answers: addDefaults(siteSchema, asked, [], answer) as WrittenKeys, aside }
}

export function isAsked(schema: Schema, answer: Answer): boolean {
  const { askedWhen } = relevanceOf(schema)
  return askedWhen === undefined || askedWhen(answer)
}

function findUnasked(schema: Schema, value: unknown, path: string[], answer: Answer): Path[] {
  if (value === undefined) return []
  if (!isAsked(schema, answer)) return [path]
  if (!isObject(value)) return []
  return keysUnder(schema).flatMap(([name, inner]) =>
    findUnasked(inner, value[name], [...path, name], answer),
  )
}

function addDefaults(schema: Schema, value: unknown, path: string[], answer: Answer): unknown {
  if (!isAsked(schema, answer)) return undefined
  const keys = keysUnder(schema)
  if (keys.length === 0) {
    return value === undefined ? defaultAnswerOf(describeKey(path.join('.')), answer) : value
  }
  // A required group that is absent is added, with the defaults of its keys.
  const group = value === undefined && isRequired(schema) ? {} : value
  if (!isObject(group)) return group
  const completed = { ...group }
  for (const [name, inner] of keys) {
    const innerValue = addDefaults(inner, group[name], [...path, name], answer)
    if (innerValue !== undefined) completed[name] = innerValue
  }
  return completed
}
