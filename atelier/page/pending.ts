import { isObject, valueAt, withValue } from '../../generator/schema/values.ts'
import type { Change, OpenFile } from '../server/open-store.ts'

/** A value that is in the form and not yet in its file. */
export type Pending = Change & {
  /** What the file said when the owner began. */
  base: unknown
}

/** Nothing, in whatever way a form says it. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isObject(value) && Object.values(value).every(isNothing))

export const isSame = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other)

/** Each value that differs; a list is one value. */
export function differences(
  saved: unknown,
  wanted: unknown,
  path: Change['path'] = [],
): Omit<Pending, 'base'>[] {
  if (isSame(saved, wanted)) return []
  // What is no group stands alone: « none » instead of a name and an address.
  if (standsAlone(saved) || standsAlone(wanted)) return [{ path, value: wanted as Change['value'] }]
  const [before, after] = [{ ...(saved as Keys) }, { ...(wanted as Keys) }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], [...path, key]),
  )
}

type Keys = Record<string, unknown> | undefined
const standsAlone = (value: unknown) => !isNothing(value) && !isObject(value)

/** What the form shows: the file, and what is not in it yet. */
export const shownOf = ({ data, text }: OpenFile, pending: Pending[] = []): unknown =>
  pending.reduce<unknown>((shown, { path, value }) => withValue(shown, path, value), data ?? text)

/** What is to be saved once a form shows something else; the past of each value is kept. */
export function pendingOf(file: OpenFile, wanted: unknown, before: Pending[] = []): Pending[] {
  const saved = file.data ?? file.text
  return differences(saved, wanted).map((change) => {
    const known = before.find(({ path }) => path.join('.') === change.path.join('.'))
    return { ...change, base: known ? known.base : valueAt(saved, change.path) }
  })
}

/** Those whose value has changed in the file meanwhile, into something else than the owner's. */
export function conflictsOf({ data, text }: OpenFile, pending: Pending[] = []): Pending[] {
  const saved = data ?? text
  return pending.filter(({ path, value, base }) => {
    const now = valueAt(saved, path)
    return !isSame(now, base) && !isSame(now, value)
  })
}
