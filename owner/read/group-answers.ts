import { isObject } from '../values.ts'
import type { WrittenKeys, WrittenValue } from './read-yaml.ts'

/** Matches the path of a film or of another file, `media/film.mp4`, but not a web address, `https://agence.fr/film.mp4`. */
const FILE_PATH = /^[^:]*\.(?:mp4|webm|mov|m4v|avi|mkv|wmv|jpe?g|png|webp)$/i

/** Turns a path into a group with the key `src`, and an address into one with `url`. A name alone is that of a medium. */
export function asGroup(typed: string) {
  if (!FILE_PATH.test(typed)) return { url: typed }
  return { src: typed.includes('/') ? typed : `media/${typed}` }
}

/** The groups of which an address alone is enough: `video: https://youtu.be/dQw4w9WgXcQ`. */
const addresses = ['video', 'scheduling', 'audience']

/**
 * Says which lines to write, to put one beside an address that stands alone for its group.
 *
 * @param typed the address. @returns `undefined` for an answer that stands for no group
 */
export function linesWith(line: string, name: string, typed: unknown): string | undefined {
  if (!addresses.includes(name) || typeof typed !== 'string') return undefined
  const [[key, address] = []] = Object.entries(asGroup(typed))
  return `« ${name}: », puis dessous, décalées de deux espaces, « ${key}: ${address} » et « ${line} ».`
}

export function groupAnswers(data: WrittenKeys): WrittenKeys {
  const group = (name: string, value: WrittenValue | undefined) => {
    if (!addresses.includes(name)) return value
    if (typeof value === 'string') return asGroup(value)
    if (!isObject(value) || typeof value.url !== 'string') return value
    const { url, ...others } = value
    return { ...others, ...asGroup(url) }
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, group(name, value)]))
}
