import type { z } from 'zod'
import { nearest } from '../problems/closest.ts'
import { fix, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { isObject, type Path, valueAt } from '../values.ts'
import { aboutKey, keysOf, pathsOf } from './describe-keys.ts'
import type { Refusal } from './field.ts'

/** `legal.dataStorage.name`: a key, whichever item of a list it is in. */
const keyOf = (path: Path) => path.filter((step) => typeof step !== 'number').join('.')

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
  return { value, problems: error?.issues.flatMap((issue) => explain(issue)) ?? [] }

  function explain(issue: z.core.$ZodIssue, parents: Path = []): Problem[] {
    // The owner's data has no symbols for keys.
    const path = [...parents, ...(issue.path as Path)]
    const typed = valueAt(data, path)
    const found = typeof typed === 'string' ? typed : JSON.stringify(typed)
    const place = { file, path }
    const { example = '', help = '', kind, values = [] } = aboutKey(keyOf(path)) ?? {}
    const choices = kind === 'yes-no' ? ['oui', 'non'] : values
    const choose = choices.map((to) => ({ set: path, to }))
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownKey([...path, key]))
    }
    // Of a word or a group, explain the group where keys were typed.
    if (issue.code === 'invalid_union' && isObject(typed) && issue.errors.length > 0) {
      return (issue.errors.at(-1) ?? []).flatMap((inner) => explain(inner, path))
    }
    if (typed === undefined || typed === null) {
      return [fix('answer-missing', place, { example, help }, choose)]
    }
    if (issue.code === 'custom' && issue.params) {
      const { code, values, to = [] } = issue.params as Refusal
      const remedies = to.map((each) => ({ set: path, to: each }))
      return [fix(code, place, { found, example, ...values }, remedies)]
    }
    if (choices.length > 0) return [fix('not-choice', place, { found }, choose)]
    if (kind === 'list') return [fix('list-expected', place, { found, example })]
    if (issue.code === 'invalid_union') {
      return [fix('way-unknown', place, { found, order: issue.message })]
    }
    if (issue.code === 'invalid_type' && issue.expected === 'object') {
      const known = keysOf(schema, keyOf(path)).join(', ')
      return [fix('keys-expected', place, { found, known })]
    }
    // YAML reads « - Vidéo : Studio » without quotes as a key and its value.
    const [[key, value] = []] = isObject(typed) ? Object.entries(typed) : []
    const isSentence = issue.code === 'invalid_type' && issue.expected === 'string'
    if (isSentence && typeof value === 'string') {
      return [fix('text-unquoted', place, { found: `${key} : ${value}` })]
    }
    return [
      fix('value-refused', place, {
        found,
        order: issue.message.replaceAll('{key}', String(path.at(-1))),
      }),
    ]
  }

  /** A key that is misspelt, or not under its own section. */
  function unknownKey(path: Path): Problem {
    const place = { file, path }
    const key = String(path.at(-1))
    const group = path.slice(0, -1)
    const homes = pathsOf(schema, key).filter((home) => home !== keyOf(group))
    if (homes.length === 1) return fix('key-elsewhere', place, { home: String(homes[0]) })
    const known = keysOf(schema, keyOf(group)).filter((each) => each !== key)
    const typed = valueAt(data, path)
    const meant = nearest(key, known)
    const remedies =
      meant && typeof typed === 'string'
        ? [{ set: [...group, meant], to: typed, insteadOf: path }]
        : undefined
    return fix('key-unknown', place, { known: known.join(', ') }, remedies)
  }
}
