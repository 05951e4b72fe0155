import type { WrittenKeys, WrittenValue } from './read-yaml.ts'

/** Matches the path of a film or of another file, `media/film.mp4`, but not a web address, `https://agence.fr/film.mp4`. */
const FILE_PATH = /^[^:]*\.(?:mp4|webm|mov|m4v|avi|mkv|wmv|jpe?g|png|webp)$/i

/** Turns a path that stands alone into a group with the key `src`, and an address into one with `url`. */
export const asGroup = (typed: string) => (FILE_PATH.test(typed) ? { src: typed } : { url: typed })

/** The groups of which an address alone is enough: `video: https://youtu.be/dQw4w9WgXcQ`. */
const addresses = ['video', 'scheduling', 'audience']

export function groupAnswers(data: WrittenKeys): WrittenKeys {
  const group = (name: string, value: WrittenValue | undefined) =>
    addresses.includes(name) && typeof value === 'string' ? asGroup(value) : value
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, group(name, value)]))
}
