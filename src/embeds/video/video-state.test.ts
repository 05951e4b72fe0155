import { expect, it } from 'vitest'
import { initialVideoState, type VideoEvent, type VideoState, videoReducer } from './video-state.ts'

const after = (...events: VideoEvent[]) => events.reduce(videoReducer, initialVideoState)
const phases = (...events: VideoEvent[]) => after(...events).phase

it.each<[VideoEvent[], VideoState['phase']]>([
  [[], 'waiting'],
  [['requested'], 'loading'],
  [['requested', 'ready'], 'ready'],
  [['requested', 'ready', 'playing'], 'playing'],
  [['requested', 'ready', 'playing', 'ended'], 'ended'],
  [['requested', 'ready', 'playing', 'ended', 'playing'], 'playing'],
])('after %j the video is %s', (events, phase) => {
  expect(phases(...events)).toBe(phase)
})

it('needs no "ready" from a player that already plays', () => {
  expect(phases('requested', 'playing')).toBe('playing')
})

it('does not go back when a player says twice that it is ready', () => {
  expect(phases('requested', 'playing', 'ready')).toBe('playing')
  expect(phases('requested', 'playing', 'ended', 'ready')).toBe('ended')
})

it('hears nothing before anything was asked for', () => {
  expect(phases('ready')).toBe('waiting')
  expect(phases('requested', 'playing', 'withdrawn', 'playing')).toBe('waiting')
})

it('dies once asked for, and lives again at the first sign of life', () => {
  expect(after('died').isDead).toBe(false)
  expect(after('requested', 'died')).toEqual({ phase: 'loading', isDead: true })
  expect(after('requested', 'died', 'ready')).toEqual({ phase: 'ready', isDead: false })
  expect(after('requested', 'playing', 'died', 'playing').isDead).toBe(false)
})

it('keeps the very same state under repetition, so that nothing is drawn again', () => {
  const playing = after('requested', 'playing')
  for (const event of ['playing', 'ready', 'requested'] as const) {
    expect(videoReducer(playing, event)).toBe(playing)
  }
  const dead = after('requested', 'died')
  expect(videoReducer(dead, 'died')).toBe(dead)
})
