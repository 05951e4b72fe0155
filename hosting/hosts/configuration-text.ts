// What the configurations of nginx, Apache and Caddy have in common.
import type { Policy } from '../policy.ts'

/** Writes one line for each header (`values` is by name) or media type (by extension). */
export const linesOf = (
  values: Record<string, string>,
  write: (name: string, value: string) => string,
) =>
  Object.entries(values)
    .map(([name, value]) => write(name, value))
    .join('\n')

/** The addresses of a site as regular expressions, without their first slash. */
export function patternsOf({ pages, counted }: Policy) {
  const anyOf = (paths: string[]) => paths.flatMap((path) => path.slice(1) || []).join('|')
  const pagePaths = anyOf(Object.keys(pages))
  return {
    pages: pagePaths,
    /** Other spellings of a page's address; the first group is the right one. */
    spellings: `(?:(${pagePaths})(?:/|\\.html)|index(?:\\.html)?)`,
    counted: anyOf(counted),
  }
}
