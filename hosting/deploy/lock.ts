import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Remote } from './connect.ts'
import { DeployError } from './deploy-error.ts'

/** How often a publication says that it is under way. */
const BEAT_MS = 1000
/** A lock that has not changed for so long was left by a publication that was killed. */
const PATIENCE_MS = 4000

/**
 * Lets one publication at a time write to a server.
 *
 * @param path of the lock on the server
 * @throws {DeployError} `busy`
 */
export async function takeLock(remote: Remote, path: string) {
  const id = randomUUID()
  let beats = 0
  const nextBeat = () => `${id} ${beats++}`
  const create = () => remote.write(path, nextBeat(), 'wx')
  try {
    await create()
  } catch (error) {
    const before = await remote.read(path)
    if (before === undefined) throw error
    await sleep(PATIENCE_MS)
    if ((await remote.read(path)) !== before) throw new DeployError('busy')
    await remote.remove(path)
    await create()
  }

  const isMine = async () => (await remote.read(path))?.startsWith(id) ?? false
  let last: Promise<unknown> = Promise.resolve()
  /** One access after the other: a lock that is being written reads as empty. */
  const inTurn = (act: () => Promise<unknown>) => {
    const turn = last.then(act)
    // What has broken the connection is said by whatever the publication asks next.
    last = turn.catch(() => {})
    return turn
  }
  const beat = async () => {
    if (await isMine()) await remote.write(path, nextBeat())
  }
  const timer = setInterval(() => void inTurn(beat).catch(() => {}), BEAT_MS)
  return {
    /** @throws {DeployError} where another publication took this one for dead */
    confirm: () =>
      inTurn(async () => {
        if (!(await isMine())) throw new DeployError('busy')
      }),
    release() {
      clearInterval(timer)
      return inTurn(async () => {
        if (await isMine()) await remote.remove(path)
      })
    },
  }
}
