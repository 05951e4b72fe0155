import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../../owner/values.ts'

/** True if two values have the same keys and texts. The order of keys, and keys without a value, do not count. */
export const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(withoutEmpty(one), withoutEmpty(other))

/** Removes the keys without a value: `''` in the form, `null` in a file. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (value === '' || value === null) return undefined
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const)
  const filled = entries.filter(([, inner]) => inner !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}
