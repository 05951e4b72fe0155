import { extension } from './content-type.ts'
import type { Policy } from './policy.ts'

/** Addresses as alternatives of a regular expression, without their first slash. */
export const pagePattern = (paths: string[]): string =>
  paths
    .filter((path) => path !== '/')
    .map((path) => path.slice(1).replaceAll('.', '\\.'))
    .join('|')

/** A pattern as servers write it. */
export const sourceOf = (pattern: RegExp): string => pattern.source.replaceAll('\\/', '/')

/**
 * Quotes a header's value for the configuration of a server. nginx, Caddy and Apache each expand
 * characters of their own inside quotes: none of those may appear.
 */
export function quote(value: string): string {
  if (!/^[\w '()=,;:/+.-]+$/.test(value)) {
    throw new Error(`${JSON.stringify(value)} cannot stand between quotes in every configuration`)
  }
  return `"${value}"`
}

/** A line for each: headers by their name, types by their extension. */
export const linesOf = (
  values: Record<string, string>,
  write: (name: string, quoted: string) => string,
) =>
  Object.entries(values)
    .map(([name, value]) => write(name, quote(value)))
    .join('\n')

/** Extension → content type, for every kind of file that the site has. */
export const typesOf = ({ files }: Policy): Record<string, string> =>
  Object.fromEntries(
    files.map(({ path, type }) => [extension(path), type]).filter(([extension]) => extension),
  )

/** `_headers`, as Netlify and Cloudflare read it: the policy, and lines of the host's own. */
export function headersFile({ headers, files }: Policy, everywhere: string[], immutable: string[]) {
  const rules = [
    ['/*', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), ...everywhere],
    // A rule for `/assets/*` would also keep a missing file missing for a year.
    ...files.filter(({ isImmutable }) => isImmutable).map(({ path }) => [path, ...immutable]),
  ]
  return rules.map((lines) => `${lines.join('\n  ')}\n`).join('\n')
}
