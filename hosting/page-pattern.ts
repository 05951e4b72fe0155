import type { Policy } from './policy.ts'

/** The pages other than home as alternatives of a regular expression, without their first slash. */
export function pagePattern(policy: Policy): string {
  return Object.keys(policy.pages)
    .filter((path) => path !== '/')
    .map((path) => path.slice(1).replaceAll('.', '\\.'))
    .join('|')
}
