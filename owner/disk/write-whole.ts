import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Names a draft, to be written beside a file and then renamed to it. The build publishes no draft. */
export const draftBeside = (place: string) => join(dirname(place), `.brouillon-${randomUUID()}.tmp`)

/**
 * Writes a file whole or not at all: a reader sees its old content or the new one, never a part. The file keeps its
 * rights. Of a link, the file to which it leads is written.
 *
 * @param mode the rights of a new file
 */
export function writeWhole(place: string, content: string, mode = 0o666) {
  const file = existsSync(place) ? realpathSync(place) : place
  const draft = draftBeside(file)
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, content, { flag: 'wx', mode })
    const former = statSync(file, { throwIfNoEntry: false })
    if (former) chmodSync(draft, former.mode)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
