import type { Policy } from './policy.ts'

/** A line for each: headers by their name, types by their extension. */
export const linesOf = (
  values: Record<string, string>,
  write: (name: string, value: string) => string,
) =>
  Object.entries(values)
    .map(([name, value]) => write(name, value))
    .join('\n')

/** Addresses as regular expressions, without their first slash. */
export function patternsOf({ pages, counted }: Policy) {
  const anyOf = (paths: string[]) => paths.flatMap((path) => path.slice(1) || []).join('|')
  const named = anyOf(Object.keys(pages))
  return {
    pages: named,
    /** Their other spellings; the first group is the right one. */
    spellings: `(?:(${named})(?:/|\\.html)|index(?:\\.html)?)`,
    counted: anyOf(counted),
  }
}
