/*
 * Prepares the answers of `site.yaml` before the schema checks them: removes those that do not concern this
 * site, and adds the defaults. `checkSite` calls this for each reading, and the atelier to list the answers
 * that do not concern the site.
 */
import { z } from 'zod'
import type { Keys } from '../read/read-yaml.ts'
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

/**
 * Reads typed answers one by one: a value as the schema understands it, or the default of an unwritten one.
 *
 * @returns a function that gives `undefined` for an answer that is missing or not understood
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
 * Removes the answers that do not concern this site, and adds the defaults of those that are not written.
 *
 * @param typed the owner's answers, after `understandSite` has replaced the video and the calendar
 * @returns `aside`: the paths of the answers that were removed
 */
export function settleAnswers(typed: Keys): { answers: Keys; aside: Path[] } {
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
    if (isGroup) return settleGroup(schema, value, path)
    if (value === undefined) return defaultAnswerOf(describeKey(path.join('.')), answer)
    return value
  }

  function settleGroup(schema: Schema, value: unknown, path: string[]): unknown {
    if (isObject(value)) return settleKeys(schema, value, path)
    // A text where a group is expected stays for the schema to refuse, and an optional group stays absent.
    if (value !== undefined || !isRequired(schema)) return value
    return settleKeys(schema, {}, path)
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

  return { answers: settle(siteSchema, typed, []) as Keys, aside }
}
