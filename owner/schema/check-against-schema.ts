import type { z } from 'zod'
import { nearest } from '../problems/closest.ts'
import { fix, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { isObject, type Path, valueAt } from '../values.ts'
import { describeAnswer, discriminatorsOf, keyOf, namesUnder } from './describe-keys.ts'
import type { Refusal } from './fields/field.ts'

/**
 * Checks all that an owner wrote in a file.
 *
 * @param data as typed; nothing is assumed of it
 */
export function checkAgainstSchema<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  file: OwnerFile,
): { value: z.output<Schema> | undefined; problems: Problem[] } {
  const { data: value, error } = schema.safeParse(data)
  return { value, problems: error?.issues.flatMap(explain) ?? [] }

  function explain(issue: z.core.$ZodIssue): Problem[] {
    // The owner's data has no symbols for keys.
    const path = issue.path as Path
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownKey([...path, key]))
    }
    const place = { file, path }
    const typed = valueAt(data, path)
    const found = typeof typed === 'string' ? typed : JSON.stringify(typed)
    const { example = '', help = '', values = [], refusal } = describeAnswer(path) ?? {}
    const write = (to: string) => ({ set: path, to })
    if (typed === undefined || typed === null) {
      return [fix('answer-missing', place, { example, help }, values.map(write))]
    }
    // YAML reads « - Vidéo : Studio » without quotes as a key and its value.
    const [[key, value] = []] = isObject(typed) ? Object.entries(typed) : []
    const isText = issue.code === 'invalid_type' && issue.expected === 'string'
    if (isText && typeof value === 'string') {
      return [fix('text-unquoted', place, { found: `${key} : ${value}` })]
    }
    const reason = issue.code === 'custom' ? (issue.params as Refusal) : refusal
    if (reason) {
      const remedies = (reason.to ?? values).map(write)
      return [fix(reason.code, place, { found, example, ...reason.values }, remedies)]
    }
    if (issue.code === 'invalid_union') {
      const possible = discriminatorsOf(keyOf(path))
      const meant = nearest(found, possible)
      const remedies = meant ? [write(meant)] : undefined
      return [fix('provider-unknown', place, { found, possible: possible.join(', ') }, remedies)]
    }
    if (issue.code === 'invalid_type' && issue.expected === 'object') {
      const possible = namesUnder(schema, keyOf(path)).join(', ')
      return [fix('keys-expected', place, { found, possible })]
    }
    // A sentence of the pages, or several.
    if (issue.code === 'too_small' && issue.origin === 'string') {
      return [fix('sentence-empty', place, {})]
    }
    return [fix(isText ? 'sentence-expected' : 'sentences-expected', place, {})]
  }

  /** Explains a key that the schema does not have: it is misspelt, or stands under another section. */
  function unknownKey(path: Path): Problem {
    const place = { file, path }
    const key = String(path.at(-1))
    const group = path.slice(0, -1)
    const possible = namesUnder(schema, keyOf(group)).filter((each) => each !== key)
    const typed = valueAt(data, path)
    const meant = nearest(key, possible)
    const remedies =
      meant && typeof typed === 'string'
        ? [{ set: [...group, meant], to: typed, insteadOf: path }]
        : undefined
    return fix('key-unknown', place, { possible: possible.join(', ') }, remedies)
  }
}
