// Prepares the answers of `site.yaml` before the schema checks them: removes those that do not concern this
// site, and adds the defaults.
import { z } from 'zod'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { isObject, type Path, valueAt } from '../values.ts'
import { describeKey, isRequired, keysUnder, relevanceOf, schemasOf } from './describe-keys.ts'
import type { Answer, KeyDescription } from './fields/field.ts'
import { siteSchema } from './site-schema.ts'

type Schema = z.core.$ZodType

/** Gives the answer that counts while the owner writes none: a constant, or one computed from others. */
export function defaultAnswerOf(
  description: KeyDescription | undefined,
  answer: Answer,
): string | undefined {
  const defaultAnswer = description?.defaultAnswer
  return typeof defaultAnswer === 'function' ? defaultAnswer(answer) : defaultAnswer
}

/** Makes a function that reads an answer, or its default: `undefined` where it is not understood. */
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
 * Settles answers that `understandSite` has understood.
 *
 * @returns `aside`: the paths of the answers that were removed
 */
export function settleAnswers(typed: WrittenKeys): { answers: WrittenKeys; aside: Path[] } {
  const answer = answersIn(typed)
  const aside: Path[] = []

  function settle(schema: Schema, value: unknown, path: string[]): unknown {
    const { askedWhen } = relevanceOf(schema)
    const isIrrelevant = askedWhen && !askedWhen(answer)
    if (isIrrelevant) {
      if (value !== undefined) aside.push(path)
      return undefined
    }
    const isGroup = keysUnder(schema).length > 0
    if (!isGroup && value === undefined) return defaultAnswerOf(describeKey(path.join('.')), answer)
    // A required group that is absent has the defaults of its keys.
    const group = isGroup && value === undefined && isRequired(schema) ? {} : value
    return isGroup && isObject(group) ? settleKeys(schema, group, path) : group
  }

  function settleKeys(schema: Schema, group: Record<string, unknown>, path: string[]) {
    const settledGroup = { ...group }
    for (const [name, schemaOfName] of keysUnder(schema)) {
      const settled = settle(schemaOfName, group[name], [...path, name])
      if (settled === undefined) delete settledGroup[name]
      else settledGroup[name] = settled
    }
    return settledGroup
  }

  return { answers: settle(siteSchema, typed, []) as WrittenKeys, aside }
}
