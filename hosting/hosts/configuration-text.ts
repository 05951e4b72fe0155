// What the configurations of nginx, Apache and Caddy have in common.
import type { Policy } from '../policy.ts'

/** Writes one line for each header (`values` is by name) or media type (by extension). */
export const writeLines = (
  values: Record<string, string>,
  write: (name: string, value: string) => string,
) =>
  Object.entries(values)
    .map(([name, value]) => write(name, value))
    .join('\n')

/** `['/', '/merci', '/confidentialite']` → `merci|confidentialite` */
const anyOf = (paths: string[]) =>
  paths
    .map((path) => path.slice(1))
    .filter(Boolean)
    .join('|')

/** Writes the addresses of a site as regular expressions, without `^`, `$` and their first slash. */
export function writeAddressPatterns({ pages, counted }: Policy) {
  const pagePaths = anyOf(Object.keys(pages))
  return {
    /** The addresses of all pages but the home page. */
    pages: pagePaths,
    /**
     * Other spellings of a page's address, e.g. `merci/` and `merci.html`. The first group is the page's
     * address itself, without its slash: `merci`, or nothing for the home page.
     */
    spellings: `(?:(${pagePaths})(?:/|\\.html)|index(?:\\.html)?)`,
    /** The addresses that a page posts its counts to. Empty where visits are not counted. */
    counted: anyOf(counted),
  }
}
