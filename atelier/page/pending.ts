import type { Change, OpenFile } from '../server/open-store.ts'

/** A value that is in the form and not yet in its file. */
export type Pending = Change & {
  /** What the file said when the owner began. */
  base: unknown
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nothing, in whatever way a form says it. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isGroup(value) && Object.values(value).every(isNothing))

export const isSame = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other)

export const valueAt = (data: unknown, path: Change['path']): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], data)

/** Each value that differs; a list is one value. */
export function differences(
  saved: unknown,
  wanted: unknown,
  path: Change['path'] = [],
): Omit<Pending, 'base'>[] {
  if (isSame(saved, wanted)) return []
  if (!isGroup(saved) && !isGroup(wanted)) return [{ path, value: wanted as Change['value'] }]
  const [before, after] = [isGroup(saved) ? saved : {}, isGroup(wanted) ? wanted : {}]
  // What is no group stands alone: « none » instead of a name and an address.
  if (!isNothing(wanted) && !isGroup(wanted)) return [{ path, value: wanted as Change['value'] }]
  if (!isNothing(saved) && !isGroup(saved)) return [{ path, value: wanted as Change['value'] }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], [...path, key]),
  )
}

/** A copy with one value changed; groups on the way are made where there are none. */
export function withValue(data: unknown, [key, ...rest]: Change['path'], value: unknown): unknown {
  if (key === undefined) return value
  const copy: Record<string | number, unknown> = Array.isArray(data)
    ? ([...data] as never)
    : { ...(isGroup(data) ? data : {}) }
  copy[key] = withValue(copy[key], rest, value)
  return copy
}

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
