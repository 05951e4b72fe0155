import type { Policy } from './policy.ts'

/** Extension → content type, for every kind of file that the site has. */
export function typesByExtension(policy: Policy): [extension: string, type: string][] {
  const types = policy.files.map(({ path, type }) => [path.slice(path.lastIndexOf('.') + 1), type])
  return Object.entries(Object.fromEntries(types))
}
