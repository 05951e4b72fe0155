import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DeployError } from '../deploy-error.ts'
import type { Remote } from './connect.ts'

/** How often a publication writes to its lock. */
const BEAT_MS = 1000
/** A lock that nobody has written to for so long was left by a publication that was killed. */
const PATIENCE_MS = 4000

/**
 * Lets one publication at a time write to a server.
 *
 * @param path of the lock on the server
 * @throws {DeployError} `busy`
 */
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
  // `handle` stays that of the file created here, even if another publication has replaced the lock since.
  const beat = () => remote.overwrite(handle, `${id} ${Date.now()}`)
  await beat()
  // An error is ignored: if the connection is lost, the publication's next request reports it.
  const timer = setInterval(() => beat().catch(() => {}), BEAT_MS)
  const isMine = async () => Boolean((await remote.read(path))?.startsWith(id))
  return {
    /** @throws {DeployError} where another publication took this one for killed */
    async confirm() {
      if (!(await isMine())) throw new DeployError('busy')
    },
    async release() {
      clearInterval(timer)
      if (await isMine()) await remote.remove(path)
    },
  }
}
