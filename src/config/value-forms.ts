import { parsePlainUrl } from './plain-url.ts'

/** The forms that values of the configuration may have, each told from anything at all. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''

export const isBoolean = (value: unknown) => typeof value === 'boolean'

/** Nothing in front of the `@` that a `mailto:` would read as something else. */
export const isEmail = (value: unknown) =>
  typeof value === 'string' &&
  /^[\p{L}\d._+-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u.test(value)

/** Ten French digits, or an international number that begins with `+`. */
export const isPhone = (value: unknown) =>
  typeof value === 'string' && /^(?:0[1-9](?:[ .]?\d\d){4}|\+[1-9](?:[ .]?\d){6,14})$/.test(value)

export const isUrl = (value: unknown) => parsePlainUrl(value) !== undefined

/** A real day written `YYYY-MM-DD`: 2026-02-30 is not one. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A name or a country that can stand in a sentence: letters, digits and plain punctuation. */
export const isReadableName = (value: unknown) =>
  typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} .,'’&+()-]{0,79}$/u.test(value)
