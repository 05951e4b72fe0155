import { expect, it } from 'vitest'
import { bunny, messages } from './bunny.ts'

const fields = { libraryId: '759', id: 'eb1c4f77-0cda-46be-b47d-1118ad7c2ffe' }

it('asks for a player that does not start by itself, with French captions', () => {
  const video = bunny.describe(fields, 'https://www.example.com')
  expect(video.frameUrl).toBe(
    'https://player.mediadelivery.net/embed/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe?autoplay=false&captions=fr-auto&playsinline=true&rememberPosition=false',
  )
  expect(video.pageUrl).toBe(
    'https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
  )
  expect(video.autoplay).toBe('autoplay=true')
})

it('previews from the pull zone, when the owner names it', () => {
  const video = bunny.describe({ ...fields, pullZone: 'vz-a1b2' }, 'https://www.example.com')
  expect(video.preview?.url).toBe(
    'https://vz-a1b2.b-cdn.net/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe/thumbnail.jpg',
  )
  expect(bunny.describe(fields, 'https://www.example.com').preview).toBeNull()
})

it('may be declared silent: its ready message is documented', () => {
  expect(bunny.describe(fields, 'https://www.example.com').readyIsVerified).toBe(true)
})

it.each([
  ['libraryId', 759],
  ['libraryId', '759/'],
  ['id', 'eb1c4f77'],
  ['pullZone', 'vz-a1b2.b-cdn.net'],
  ['pullZone', "x'; script-src *"],
] as const)('refuses %s %j', (key, value) => {
  expect(bunny.fields[key].isValid(value)).toBe(false)
})

it('subscribes in player.js’s own words', () => {
  expect(messages.onReady?.map((message) => JSON.parse(String(message)))).toEqual([
    {
      context: 'player.js',
      version: '0.0.11',
      method: 'addEventListener',
      value: 'play',
      listener: 'on-play',
    },
    {
      context: 'player.js',
      version: '0.0.11',
      method: 'addEventListener',
      value: 'ended',
      listener: 'on-ended',
    },
  ])
})

it.each([
  [
    '{"context":"player.js","version":"0.0.11","event":"ready","value":{"src":"x","events":[],"methods":[]}}',
    'ready',
  ],
  ['{"context":"player.js","version":"0.0.11","event":"play","listener":"on-play"}', 'playing'],
  ['{"context":"player.js","version":"0.0.11","event":"ended","listener":"on-ended"}', 'ended'],
  ['{"context":"player.js","version":"0.0.11","event":"timeupdate"}', undefined],
  ['{"event":"ready"}', undefined],
])('reads %s as %s', (data, signal) => {
  expect(messages.read(data)).toBe(signal)
})
