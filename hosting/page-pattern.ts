import type { Policy } from './policy.ts'

/** The pages other than home as alternatives of a regular expression, without their first slash. */
export function pagePattern(policy: Policy): string {
  return Object.keys(policy.pages)
    .filter((path) => path !== '/')
    .map((path) => path.slice(1).replaceAll('.', '\\.'))
    .join('|')
}

/** Extension → content type, for every kind of file that the site has. */
export function typesByExtension(policy: Policy): [extension: string, type: string][] {
  const types = policy.files.map(({ path, type }) => [path.slice(path.lastIndexOf('.') + 1), type])
  return Object.entries(Object.fromEntries(types))
}
