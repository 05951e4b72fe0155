import { posix } from 'node:path'
import type Client from 'ssh2-sftp-client'

const START = '.envoi-'

/** The name of a file on the server until it is there whole: `/www/index.html` → `/www/.envoi-index.html` */
export const temporaryOf = (path: string) =>
  posix.join(posix.dirname(path), START + posix.basename(path))

export const isTemporary = (path: string) => posix.basename(path).startsWith(START)

/**
 * Sends under a temporary name, then renames over the old file: nobody reads half of one. `fastPut` sets no
 * rights, while `put` always does, which some servers forbid.
 */
export async function sendWhole(
  remote: Client,
  file: string,
  path: string,
  step: (total: number) => void = () => {},
) {
  const temporary = temporaryOf(path)
  await remote.fastPut(file, temporary, { step })
  // Some servers forbid to set rights, and give files good ones by themselves.
  await remote.chmod(temporary, 0o644).catch(() => {})
  try {
    await remote.posixRename(temporary, path)
  } catch {
    await remote.delete(path, true)
    await remote.rename(temporary, path)
  }
}
