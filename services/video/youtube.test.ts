import { expect, it } from 'vitest'
import { messages, provider } from './youtube.ts'

const video = provider.describe({ id: 'dQw4w9WgXcQ' }, 'https://www.example.com')

it('asks the nocookie host, in French, with French captions, naming our origin', () => {
  expect(video.frameUrl).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&playsinline=1&hl=fr&cc_lang_pref=fr&cc_load_policy=1&enablejsapi=1&origin=https%3A%2F%2Fwww.example.com',
  )
  expect(video.pageUrl).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
})

it('previews with the size that always exists, whose 4:3 tells nothing', () => {
  expect(video.preview).toEqual({
    url: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    tellsRatio: false,
  })
})

it('is never declared silent: its messages are not documented', () => {
  expect(provider.readyIsVerified).toBeUndefined()
})

it.each(['dQw4w9WgXc', 'dQw4w9WgXcQ1', 'https://youtu.be/dQw4w9WgXcQ'])(
  'refuses the id %j',
  (id) => {
    expect(id).not.toMatch(provider.fields.id.form)
  },
)

it.each([
  ['{"event":"initialDelivery","info":{"playerState":-1}}', { kind: 'ready' }],
  ['{"event":"initialDelivery"}', { kind: 'ready' }],
  ['{"event":"infoDelivery","info":{"playerState":1}}', { kind: 'playing' }],
  ['{"event":"infoDelivery","info":{"playerState":0}}', { kind: 'ended' }],
  ['{"event":"infoDelivery","info":{"currentTime":12.5}}', undefined],
  ['{"event":"infoDelivery","info":null}', undefined],
  ['{"event":"command"}', undefined],
])('reads %s as %j', (data, signal) => {
  expect(messages.read(data)).toEqual(signal)
})
