import { expect, it } from 'vitest'
import { type EmbedEvent, initialState, nextState, phaseOf } from './embed-state.ts'

const after = (...events: EmbedEvent[]) => events.reduce(nextState, initialState)
const kinds = (...all: Exclude<EmbedEvent['kind'], 'height'>[]) =>
  after(...all.map((kind) => ({ kind })))

it.each([
  [[], 'loading'],
  [['ready'], 'ready'],
  // A player may report that it plays without having reported that it is ready.
  [['playing'], 'playing'],
  [['ready', 'playing', 'ended'], 'ended'],
  [['ready', 'playing', 'ended', 'playing'], 'playing'],
  // A player may report that it is ready after it has begun to play: the phase stays.
  [['playing', 'ready'], 'playing'],
  [['playing', 'ended', 'ready'], 'ended'],
] as const)('after %j a video is %s', (events, phase) => {
  expect(
    phaseOf(kinds(...events), { isAskedFor: true, isReachable: true, readyIsVerified: true }),
  ).toBe(phase)
  expect(
    phaseOf(kinds(...events), { isAskedFor: false, isReachable: true, readyIsVerified: true }),
  ).toBe('waiting')
})

it('only shows what came and may never say a word, and only if its host answers', () => {
  for (const isReachable of [null, false]) {
    const facts = { isAskedFor: true, isReachable, readyIsVerified: false }
    expect(phaseOf(kinds('loaded'), facts)).toBe('loading')
  }
  expect(
    phaseOf(kinds('loaded'), { isAskedFor: true, isReachable: true, readyIsVerified: false }),
  ).toBe('shown')
  expect(
    phaseOf(kinds('loaded'), { isAskedFor: true, isReachable: true, readyIsVerified: true }),
  ).toBe('loading')
})

it('believes a service that says it has failed, until the first sign of life', () => {
  expect(after({ kind: 'failed' }, { kind: 'height', px: 950 }).hasFailed).toBe(true)
  for (const sign of ['ready', 'playing', 'booked'] as const) {
    expect(kinds('playing', 'failed', sign).hasFailed, sign).toBe(false)
  }
})

it('makes no new state of a message that tells nothing new, so that nothing is drawn again', () => {
  const ready = after({ kind: 'ready' }, { kind: 'height', px: 1000 })
  expect(nextState(ready, { kind: 'ready' })).toBe(ready)
  expect(nextState(ready, { kind: 'height', px: 980 })).toBe(ready)
  const playing = kinds('playing')
  expect(nextState(playing, { kind: 'ready' })).toBe(playing)
})
