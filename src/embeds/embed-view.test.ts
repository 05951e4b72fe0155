import { expect, it } from 'vitest'
import {
  type EmbedCircumstances,
  type EmbedEvent,
  type EmbedView,
  initialFacts,
  nextFacts,
  viewOf,
} from './embed-view.ts'

const asked = { isAskedFor: true, waitsForTap: true, promisesMessage: false, isBooked: false }
const promising = { ...asked, promisesMessage: true }
const offline = { isOffline: true }

const draw = (circumstances: EmbedCircumstances, events: EmbedEvent[]) =>
  viewOf({ ...events.reduce(nextFacts, initialFacts), ...circumstances })

const rows: [string, EmbedCircumstances, EmbedEvent[], EmbedView][] = [
  ['nothing is asked without a tap', { ...asked, isAskedFor: false }, [], 'unasked'],
  ['it comes by itself', { ...asked, isAskedFor: false, waitsForTap: false }, [], 'loading'],
  ['a call was booked before', { ...asked, isAskedFor: false, isBooked: true }, [], 'booked'],

  ['any frame has been asked for', asked, [], 'loading'],
  ['any frame has loaded', asked, [{ kind: 'loaded' }], 'shown'],
  ['any frame hangs', asked, [{ kind: 'silent' }], 'shown'],
  ['any frame speaks', asked, [{ kind: 'loaded' }, { kind: 'height', px: 700 }], 'ready'],
  ['any frame loads offline', asked, [{ kind: 'loaded', ...offline }], 'offline'],
  ['any frame hangs offline', asked, [{ kind: 'silent', ...offline }], 'offline'],
  [
    'any frame was shown before the network went',
    asked,
    [{ kind: 'loaded' }, { kind: 'loaded', ...offline }],
    'shown',
  ],
  [
    'the visitor knows better than the device',
    asked,
    [{ kind: 'loaded', ...offline }, { kind: 'retried' }, { kind: 'loaded', ...offline }],
    'shown',
  ],
  [
    'the frame is asked for again once there is a network',
    asked,
    [{ kind: 'loaded', ...offline }, { kind: 'removed' }, { kind: 'loaded' }],
    'shown',
  ],

  ['a promised message has not come yet', promising, [{ kind: 'loaded' }], 'loading'],
  ['a promised message does not come', promising, [{ kind: 'silent' }], 'silent'],
  ['a promised message comes', promising, [{ kind: 'loaded' }, { kind: 'ready' }], 'ready'],
  ['a promised message comes late', promising, [{ kind: 'silent' }, { kind: 'ready' }], 'ready'],
  ['a promise offline', promising, [{ kind: 'loaded', ...offline }], 'offline'],
  [
    'a promise offline, tried again',
    promising,
    [{ kind: 'retried' }, { kind: 'loaded', ...offline }],
    'offline',
  ],
  [
    'a device that was wrong about its network',
    promising,
    [
      { kind: 'loaded', ...offline },
      { kind: 'ready', ...offline },
    ],
    'ready',
  ],

  ['the service refuses', promising, [{ kind: 'ready' }, { kind: 'failed' }], 'failed'],
  ['a film breaks off offline', promising, [{ kind: 'failed', ...offline }], 'offline'],
  [
    'an error page asks for a height',
    promising,
    [{ kind: 'failed' }, { kind: 'height', px: 400 }],
    'failed',
  ],
  ['it works after all', promising, [{ kind: 'failed' }, { kind: 'playing' }], 'playing'],
  ['the film ends', asked, [{ kind: 'playing' }, { kind: 'ended' }], 'ended'],
  ['a player is ready once more', asked, [{ kind: 'playing' }, { kind: 'ready' }], 'playing'],
  ['the calendar is told of a booking', promising, [{ kind: 'booked' }], 'ready'],
  ['it is asked for anew', promising, [{ kind: 'ended' }, { kind: 'removed' }], 'loading'],
]
it.each(rows)('%s', (_situation, circumstances, events, view) => {
  expect(draw(circumstances, events)).toBe(view)
})

it('a calendar never gets shorter, nor endless', () => {
  const heights = [850, 700, 99_999].map((px) => ({ kind: 'height', px }) as const)
  expect(nextFacts(initialFacts, heights[0] as EmbedEvent).heightPx).toBe(850)
  expect(heights.slice(0, 2).reduce(nextFacts, initialFacts).heightPx).toBe(850)
  expect(heights.reduce(nextFacts, initialFacts).heightPx).toBe(2400)
})
