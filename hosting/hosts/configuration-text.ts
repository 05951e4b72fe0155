// What the configurations of nginx, Apache and Caddy have in common.
import type { Policy } from '../policy.ts'

export const writeLines = (
  values: Record<string, string>,
  write: (name: string, value: string) => string,
) =>
  Object.entries(values)
    .map(([name, value]) => write(name, value))
    .join('\n')

/** Joins paths as a regular expression, without the home page: `['/', '/merci', '/faq']` → `merci|faq` */
const anyOf = (paths: string[]) =>
  paths
    .map((path) => path.slice(1))
    .filter(Boolean)
    .join('|')

export type AddressPatterns = ReturnType<typeof writeAddressPatterns>

/** Writes the addresses of a site as regular expressions, without `^`, `$` and their first slash. */
export function writeAddressPatterns({ pages, counted }: Policy) {
  const pagePaths = anyOf(Object.keys(pages))
  return {
    pages: pagePaths,
    /** Other spellings of addresses, `merci/` and `merci.html`; the first group is the address, `merci`. */
    spellings: `(?:(${pagePaths})(?:/|\\.html)|index(?:\\.html)?)`,
    /** A pattern of the addresses that count visits; empty where none are counted. */
    counted: anyOf(counted),
  }
}
