import { z } from 'zod'
import type { Keys } from '../read/read-yaml.ts'
import { isObject, type Path, valueAt } from '../values.ts'
import { describeKey, isRequired, keysUnder, relevanceOf, schemasOf } from './describe-keys.ts'
import type { Answer, KeyDescription } from './fields/field.ts'
import { siteSchema } from './site-schema.ts'

/** Gives the answer that counts while the owner writes none: a constant, or one computed from others. */
export const defaultAnswerOf = (
  about: KeyDescription | undefined,
  answer: Answer,
): string | undefined =>
  typeof about?.defaultAnswer === 'function' ? about.defaultAnswer(answer) : about?.defaultAnswer

/**
 * Reads typed answers one by one: a value as we understand it, the default of an unwritten one.
 *
 * @returns a function that gives `undefined` for an answer that is missing or not understood
 */
export function answersIn(typed: unknown): Answer {
  return function answer(key) {
    const written = valueAt(typed, key.split('.')) ?? defaultAnswerOf(describeKey(key), answer)
    if (written === undefined) return undefined
    const read = schemasOf(key).map((schema) => z.safeParse(schema, written))
    return read.find(({ success }) => success)?.data
  }
}

/**
 * Prepares typed answers for the schema: what does not concern this site is set aside, and an unwritten
 * answer that has a default gets it.
 *
 * @param typed with the video and the calendar as they were understood
 * @returns `aside`: the paths of what is written and does not concern this site
 */
export function settleAnswers(typed: Keys): { answers: Keys; aside: Path[] } {
  const answer = answersIn(typed)
  const aside: Path[] = []

  function settle(schema: z.core.$ZodType, value: unknown, path: string[]): unknown {
    const { askedWhen } = relevanceOf(schema)
    if (askedWhen && !askedWhen(answer)) {
      if (value !== undefined) aside.push(path)
      return undefined
    }
    const keys = keysUnder(schema)
    if (keys.length === 0) {
      return value === undefined ? defaultAnswerOf(describeKey(path.join('.')), answer) : value
    }
    const isAbsent = value === undefined && isRequired(schema)
    if (!isAbsent && !isObject(value)) return value
    const group: Record<string, unknown> = isObject(value) ? { ...value } : {}
    for (const [key, inner] of keys) {
      const settled = settle(inner, group[key], [...path, key])
      if (settled === undefined) delete group[key]
      else group[key] = settled
    }
    return isAbsent && Object.keys(group).length === 0 ? undefined : group
  }

  return { answers: settle(siteSchema, typed, []) as Keys, aside }
}
