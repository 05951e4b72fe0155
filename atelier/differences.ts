import { isObject, type Path } from '../owner/values.ts'

/** An answer as a form has it: a text, a list of texts, or nothing. */
export type Answer = string | string[] | undefined
export type Change = { path: Path; value: Answer }

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

/** Lists what has to change in some data so that they become others. A list counts as one answer. */
export function* differences(before: unknown, after: unknown, path: Path = []): Generator<Change> {
  if (isObject(before) && isEmpty(after)) yield* differences(before, {}, path)
  else if (isObject(after) && (isObject(before) || isEmpty(before))) {
    const groups = [isObject(before) ? before : {}, after] as const
    const names = new Set(groups.flatMap((group) => Object.keys(group)))
    for (const name of names) {
      yield* differences(groups[0][name], groups[1][name], [...path, name])
    }
  } else if (!(isEmpty(before) && isEmpty(after))) {
    const isSame = JSON.stringify(before) === JSON.stringify(after)
    if (!isSame) yield { path, value: isEmpty(after) ? undefined : (after as Answer) }
  }
}
