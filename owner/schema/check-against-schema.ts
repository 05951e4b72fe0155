import type { z } from 'zod'
import { closest } from '../problems/closest.ts'
import { nameOf, type Problem, problem } from '../problems/said.ts'
import { isObject, type Path, valueAt } from '../values.ts'
import { pathsOf } from './describe-keys.ts'

/**
 * Checks all that an owner wrote in a file.
 *
 * @param data as typed; nothing is assumed of it
 */
export function checkAgainstSchema<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { value: z.output<Schema> | undefined; problems: Problem[] } {
  const { data: value, error } = schema.safeParse(data)
  return { value, problems: error?.issues.flatMap((issue) => explain(issue)) ?? [] }

  function explain(issue: z.core.$ZodIssue, parents: Path = []): Problem[] {
    const path = [...parents, ...issue.path]
    const found = valueAt(data, path)
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownKey([...path, key], issue.message.split(', ')))
    }
    // Of a word or a group, explain the group where keys were typed.
    if (issue.code === 'invalid_union' && isObject(found)) {
      return (issue.errors.at(-1) ?? []).flatMap((inner) => explain(inner, path))
    }
    // YAML reads « - Vidéo : Studio » without quotes as a key and its value.
    const [[key, value] = []] = isObject(found) ? Object.entries(found) : []
    const isSentence = issue.code === 'invalid_type' && issue.expected === 'string'
    return isSentence && typeof value === 'string'
      ? [problem(path, found, `Mettez ce texte entre guillemets droits : « "${key} : ${value}" ».`)]
      : [problem(path, found, issue.message)]
  }

  /** A key that is misspelt, or not under its own section. */
  function unknownKey(path: Path, known: string[]): Problem {
    const key = String(path.at(-1))
    const section = nameOf(path.slice(0, -1))
    const homes = pathsOf(schema, key).filter((home) => home !== section)
    const advice =
      homes.length === 1
        ? `Elle se place sous « ${homes[0]} », décalée de deux espaces de plus que cette clé.`
        : `Vouliez-vous dire « ${closest(key, known)} » ? Clés possibles : ${known.join(', ')}.`
    return { path, message: `${nameOf(path)} : cette clé n’existe pas ici. ${advice}` }
  }
}
