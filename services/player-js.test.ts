import { expect, it } from 'vitest'
import { playerJs } from './player-js.ts'

it('subscribes in player.js’s own words', () => {
  expect(playerJs.onReady?.map((message) => JSON.parse(String(message)))).toEqual(
    ['play', 'ended'].map((value) => ({
      context: 'player.js',
      version: '0.0.11',
      method: 'addEventListener',
      value,
      listener: `on-${value}`,
    })),
  )
})

it.each([
  [
    '{"context":"player.js","version":"0.0.11","event":"ready","value":{"src":"x","events":[],"methods":[]}}',
    { kind: 'ready' },
  ],
  [
    '{"context":"player.js","version":"0.0.11","event":"play","listener":"on-play"}',
    { kind: 'playing' },
  ],
  [
    '{"context":"player.js","version":"0.0.11","event":"ended","listener":"on-ended"}',
    { kind: 'ended' },
  ],
  ['{"context":"player.js","version":"0.0.11","event":"timeupdate"}', undefined],
  ['{"event":"ready"}', undefined],
])('reads %s as %j', (data, signal) => {
  expect(playerJs.read(data)).toEqual(signal)
})
