import { expect, it } from 'vitest'
import { initialState, nextState, type SchedulingEvent } from './scheduling-state.ts'

const after = (...events: SchedulingEvent[]) => events.reduce(nextState, initialState)

it('starts at the height that the page reserves', () => {
  expect(initialState.heightPx).toBe(900)
})

it('grows with the frame, within limits, and never shrinks', () => {
  expect(after({ kind: 'height', px: 400 }).heightPx).toBe(900)
  expect(after({ kind: 'height', px: 1200 }, { kind: 'height', px: 950 }).heightPx).toBe(1200)
  expect(after({ kind: 'height', px: 99_999 }).heightPx).toBe(2400)
})

it('offers other ways after a script error, until the frame speaks', () => {
  expect(after({ kind: 'script-error' }).failure).toBe('script')
  for (const event of [
    { kind: 'ready' },
    { kind: 'height', px: 950 },
    { kind: 'booked', id: null },
  ] as const) {
    expect(after({ kind: 'script-error' }, event)).toMatchObject({ hasSpoken: true, failure: null })
  }
})

it('ignores the error of a script that the frame did not need', () => {
  expect(after({ kind: 'ready' }, { kind: 'script-error' }).failure).toBeNull()
})

it('believes a service that says it has failed, until it says it is ready', () => {
  expect(after({ kind: 'failed' }, { kind: 'height', px: 950 }).failure).toBe('service')
  expect(after({ kind: 'failed' }, { kind: 'ready' }).failure).toBeNull()
})

it('forgets everything when the frame leaves', () => {
  expect(
    after({ kind: 'booked', id: 'a' }, { kind: 'height', px: 1300 }, { kind: 'removed' }),
  ).toEqual(initialState)
})

it('makes no new state of a message that tells nothing new', () => {
  const ready = after({ kind: 'ready' }, { kind: 'height', px: 1000 })
  expect(nextState(ready, { kind: 'ready' })).toBe(ready)
  expect(nextState(ready, { kind: 'height', px: 980 })).toBe(ready)
})
