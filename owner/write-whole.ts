import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Names a draft, to be written beside a file and then renamed to it. The build publishes no draft. */
export const draftBeside = (place: string) => join(dirname(place), `.brouillon-${randomUUID()}.tmp`)

/** Writes a file whole or not at all: a reader sees its old content or the new one, never a part. */
export function writeWhole(place: string, content: string) {
  const draft = draftBeside(place)
  try {
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(draft, content, { flag: 'wx' })
    renameSync(draft, place)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
