import { isObject } from '../values.ts'
import type { WrittenKeys } from './read-yaml.ts'

/** Matches the path of a film or of another file, `media/film.mp4`, but not a web address, `https://agence.fr/film.mp4`. */
const FILE_PATH = /^[^:]*\.(?:mp4|webm|mov|m4v|avi|mkv|wmv|jpe?g|png|webp)$/i

/** Turns a path into a group with the key `src`, and an address into one with `url`. A name alone is that of a medium. */
export function asGroup(typed: string) {
  if (!FILE_PATH.test(typed)) return { url: typed }
  return { src: typed.includes('/') ? typed : `media/${typed}` }
}

/** The groups of which an address alone is enough: `video: https://youtu.be/dQw4w9WgXcQ`. */
export const groupsWithAddress = ['video', 'scheduling', 'audience']

/** Makes a group of each address that stands alone for one. */
export function groupAnswers(data: WrittenKeys): WrittenKeys {
  const grouped = { ...data }
  for (const name of groupsWithAddress) {
    const group = data[name]
    const { url, ...others } = isObject(group) ? group : { url: group }
    if (typeof url === 'string') grouped[name] = { ...others, ...asGroup(url) }
  }
  return grouped
}
