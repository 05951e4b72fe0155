import { extension, type Policy } from './policy.ts'

/** Extension → content type, for every kind of file that the site has. */
export function typesByExtension(policy: Policy): [extension: string, type: string][] {
  const types = policy.files.map(({ path, type }): [string, string] => [extension(path), type])
  return [...new Map(types)].filter(([extension]) => extension)
}
