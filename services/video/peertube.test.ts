import { expect, it } from 'vitest'
import { messages, provider } from './peertube.ts'

const video = provider.describe(
  {
    instance: 'videos.exemple.fr',
    id: 'bbTAvtQn2sJcVVNcmkhkwm',
    country: 'France',
    privacyPolicy: 'https://videos.exemple.fr/about/instance',
  },
  'https://www.example.com',
)

it('asks for the player without peer-to-peer and with French captions', () => {
  expect(video.frameUrl).toBe(
    'https://videos.exemple.fr/videos/embed/bbTAvtQn2sJcVVNcmkhkwm?api=1&p2p=0&warningTitle=0&peertubeLink=0&title=0&subtitle=fr',
  )
  expect(video.pageUrl).toBe('https://videos.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm')
})

it('names the instance, which is the company that visitors deal with', () => {
  expect(video.service).toEqual({
    name: 'PeerTube (videos.exemple.fr)',
    country: 'France',
    privacyPolicy: 'https://videos.exemple.fr/about/instance',
  })
})

it('refuses an id that leads elsewhere', () => {
  expect('../admin').not.toMatch(provider.fields.id.form)
})

it('shakes hands as jschannel does, whichever side begins', () => {
  const request = '{"method":"peertube::__ready","params":{"type":"publish-request","publish":[]}}'
  const reply = '{"method":"peertube::__ready","params":{"type":"publish-reply","publish":[]}}'
  expect(messages.onLoad).toEqual([request])
  expect(messages.answer?.(request, {})).toEqual([reply])
  // An answer to an answer would never end.
  expect(messages.answer?.(reply, {})).toEqual([])
  expect(messages.answer?.('{"method":"peertube::ready","params":true}', {})).toEqual([])
})

it.each([
  ['{"method":"peertube::ready","params":true}', { kind: 'ready' }],
  ['{"method":"peertube::ready","params":false}', undefined],
  ['{"method":"peertube::playbackStatusChange","params":"playing"}', { kind: 'playing' }],
  ['{"method":"peertube::playbackStatusChange","params":"ended"}', { kind: 'ended' }],
  ['{"method":"peertube::playbackStatusChange","params":"paused"}', undefined],
  ['{"method":"other::ready","params":true}', undefined],
])('reads %s as %j', (data, signal) => {
  expect(messages.read(data)).toEqual(signal)
})
