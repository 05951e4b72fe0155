import { expect, it } from 'vitest'
import {
  type EmbedCircumstances,
  type EmbedEvent,
  type EmbedView,
  initialFacts,
  nextFacts,
  viewOf,
} from './embed-view.ts'

const asked = { isRequested: true, waitsForTap: true, promisesMessage: false }
const promising = { ...asked, promisesMessage: true }
const notAsked = { ...asked, isRequested: false }

const loaded = { kind: 'loaded' } as const
const silent = { kind: 'silent' } as const
const retried = { kind: 'retried' } as const
const reset = { kind: 'reset' } as const
const ready = { kind: 'ready' } as const
const failed = { kind: 'failed' } as const
const playing = { kind: 'playing' } as const
const ended = { kind: 'ended' } as const
const grown = { kind: 'height', px: 700 } as const
const offline = (event: EmbedEvent) => ({ ...event, isOffline: true })

const rows: [string, EmbedCircumstances, EmbedEvent[], EmbedView][] = [
  ['nothing is asked without a tap', notAsked, [], 'waiting'],
  ['it comes by itself', { ...notAsked, waitsForTap: false }, [], 'loading'],
  ['a call was booked before', { ...notAsked, isReplacedByBooking: true }, [], 'booked'],

  ['any frame has been asked for', asked, [], 'loading'],
  ['any frame has loaded', asked, [loaded], 'shown'],
  ['any frame hangs', asked, [silent], 'shown'],
  ['any frame speaks', asked, [loaded, grown], 'ready'],
  ['any frame loads offline', asked, [offline(loaded)], 'offline'],
  ['any frame hangs offline', asked, [offline(silent)], 'offline'],
  ['the network goes once it is shown', asked, [loaded, offline(loaded)], 'shown'],
  ['« Réessayer » offline', asked, [offline(loaded), retried, offline(loaded)], 'shown'],
  ['the network is back', asked, [offline(loaded), reset, loaded], 'shown'],
  ['no network once more', asked, [retried, reset, offline(loaded)], 'offline'],

  ['a promised message has not come yet', promising, [loaded], 'loading'],
  ['a promised message does not come', promising, [loaded, silent], 'silent'],
  ['a promised message comes late', promising, [silent, ready], 'ready'],
  ['a promise offline', promising, [offline(loaded)], 'offline'],
  ['a promise offline, tried again', promising, [retried, offline(loaded)], 'offline'],
  ['a device that was wrong', promising, [offline(loaded), offline(ready)], 'ready'],

  ['the service refuses', promising, [ready, failed], 'failed'],
  ['a film breaks off offline', promising, [playing, offline(failed)], 'offline'],
  ['an error page asks for a height', promising, [failed, grown], 'failed'],
  ['it works after all', promising, [failed, playing], 'playing'],
  ['the film ends', asked, [playing, ended], 'ended'],
  ['a player is ready once more', asked, [playing, ready], 'playing'],
  ['a call is booked now', promising, [{ kind: 'booked' }], 'ready'],
  ['it is asked for anew', promising, [ended, reset], 'loading'],
]
it.each(rows)('%s', (_situation, circumstances, events, view) => {
  const facts = events.reduce(nextFacts, initialFacts)
  expect(viewOf({ ...facts, ...circumstances })).toBe(view)
})

it('a calendar never gets shorter, nor endless', () => {
  const heightAfter = (...heights: number[]) =>
    heights.reduce((facts, px) => nextFacts(facts, { kind: 'height', px }), initialFacts).heightPx
  expect([heightAfter(850, 700), heightAfter(850, 99_999)]).toEqual([850, 2400])
})
