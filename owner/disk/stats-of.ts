import { type Stats, statSync } from 'node:fs'

/** Gives what the disk knows of a file, or `undefined` where there is none, or only a link that leads nowhere. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
