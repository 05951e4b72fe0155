import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DeployError } from '../deploy-error.ts'
import type { Remote } from './connect.ts'

/** How often a publication writes to its lock. */
const BEAT_MS = 1000
/** A lock that has not been written to for this long was left by a publication that was killed. */
const PATIENCE_MS = 4000

/** Lets one publication at a time write to a server. @throws {DeployError} `busy` */
export async function takeLock(remote: Remote, path: string) {
  const id = randomUUID()
  const handle = await createLock(remote, path)
  // `handle` leads to the created file, even if another publication has put its own lock in its place.
  const beat = () => remote.overwrite(handle, `${id} ${Date.now()}`)
  await beat()
  // Errors are ignored: if the connection is lost, the publication's next request reports it.
  const timer = setInterval(() => beat().catch(() => {}), BEAT_MS)
  const isMine = async () => Boolean((await remote.read(path))?.startsWith(id))
  return {
    /** Rejects if another publication has replaced the lock, because it took this publication for killed. */
    async confirm() {
      if (!(await isMine())) throw new DeployError('busy')
    },
    async release() {
      clearInterval(timer)
      if (await isMine()) await remote.remove(path)
    },
  }
}

/** Creates a lock, or replaces one to which no publication writes for `PATIENCE_MS`. Else throws `busy`. */
async function createLock(remote: Remote, path: string): Promise<Buffer> {
  try {
    return await remote.create(path)
  } catch (error) {
    const otherLock = await remote.read(path)
    // If there is no other lock, the server has refused the file for some other reason, e.g. a full disk.
    if (otherLock === undefined) throw error
    await sleep(PATIENCE_MS)
    const otherLockNow = await remote.read(path)
    if (otherLockNow === otherLock) await remote.remove(path)
    // `undefined` means that the other publication has removed its lock during the wait.
    else if (otherLockNow !== undefined) throw new DeployError('busy')
    // Another publication that waited too may be faster: its lock is then waited for like the first one.
    return createLock(remote, path)
  }
}
