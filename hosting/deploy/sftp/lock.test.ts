import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Remote } from './connect.ts'
import { takeLock } from './lock.ts'

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}))
beforeEach(() => {
  vi.useFakeTimers()
  lock = undefined
})
afterEach(() => void vi.useRealTimers())

/** Stands in for the file on the server that two publications try to create. */
let lock: { text: string } | undefined
const remote = {
  async create() {
    if (lock) throw new Error('There is a file of that name.')
    lock = { text: '' }
    return lock
  },
  async overwrite(handle: { text: string }, text: string) {
    handle.text = text
  },
  read: async () => lock?.text,
  async remove() {
    lock = undefined
  },
} as unknown as Remote

it('keeps out other publications for as long as its own is alive', async () => {
  const alive = await takeLock(remote, '/lock')
  const refused = expect(takeLock(remote, '/lock')).rejects.toMatchObject({ code: 'busy' })
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
  await alive.confirm()
  await alive.release()
  expect(lock).toBeUndefined()
})

it('passes to the next publication when its own stands still, which does not go on then', async () => {
  const frozen = await takeLock(remote, '/lock')
  vi.clearAllTimers()
  const next = takeLock(remote, '/lock')
  await vi.advanceTimersByTimeAsync(10_000)
  await (await next).confirm()
  await expect(frozen.confirm()).rejects.toMatchObject({ code: 'busy' })
  await frozen.release()
  await (await next).confirm()
})

it('passes to the next publication when its own ends while the next one waits', async () => {
  const first = await takeLock(remote, '/lock')
  const next = takeLock(remote, '/lock')
  await vi.advanceTimersByTimeAsync(1500)
  await first.release()
  await vi.advanceTimersByTimeAsync(10_000)
  await (await next).confirm()
})

it('tells the slower of two publications that waited for it that the other one is under way', async () => {
  const first = await takeLock(remote, '/lock')
  const faster = takeLock(remote, '/lock')
  const slower = expect(takeLock(remote, '/lock')).rejects.toMatchObject({ code: 'busy' })
  await vi.advanceTimersByTimeAsync(1500)
  await first.release()
  // The waits of both publications end before either of them reads the lock again.
  vi.advanceTimersByTime(2500)
  await vi.advanceTimersByTimeAsync(10_000)
  await (await faster).confirm()
  await slower
})
