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
  const handle = await remote.create(path).catch(async (error) => {
    const before = await remote.read(path)
    if (before === undefined) throw error
    await sleep(PATIENCE_MS)
    if ((await remote.read(path)) !== before) throw new DeployError('busy')
    await remote.remove(path)
    return remote.create(path)
  })
  // `handle` still leads to the file created above if another publication has put its own lock in its place.
  const beat = () => remote.overwrite(handle, `${id} ${Date.now()}`)
  await beat()
  // If the connection is lost, the publication's next request reports it.
  const timer = setInterval(() => beat().catch(() => {}), BEAT_MS)
  const isMine = async () => Boolean((await remote.read(path))?.startsWith(id))
  return {
    /** Rejects if another publication has taken this one for killed, and replaced its lock. */
    async confirm() {
      if (!(await isMine())) throw new DeployError('busy')
    },
    async release() {
      clearInterval(timer)
      if (await isMine()) await remote.remove(path)
    },
  }
}
