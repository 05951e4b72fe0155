import { expect, it } from 'vitest'
import { messages, provider } from './vimeo.ts'

it('asks for the frame without tracking and with French captions', () => {
  const video = provider.describe({ id: '76979871' }, 'https://www.example.com')
  expect(video.frameUrl).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&texttrack=fr&byline=0&portrait=0',
  )
  expect(video.pageUrl).toBe('https://vimeo.com/76979871')
  expect(provider.autoplay).toEqual({ autoplay: '1' })
})

it('opens an unlisted video with its hash', () => {
  const video = provider.describe({ id: '76979871', hash: '8272103f6e' }, 'https://www.example.com')
  expect(video.frameUrl).toContain('/video/76979871?h=8272103f6e&dnt=1')
  expect(video.pageUrl).toBe('https://vimeo.com/76979871/8272103f6e')
})

it('asks no picture of the host: none follows from the number', () => {
  const video = provider.describe({ id: '1' }, 'https://www.example.com')
  expect(video.preview).toBeUndefined()
})

it('may be declared silent: its ready message is documented', () => {
  expect(provider.readyIsVerified).toBe(true)
})

it.each(['', '76979871/8272103f6e', '12a'])('refuses the id %j', (id) => {
  expect(id).not.toMatch(provider.fields.id.form)
})

it('asks a player that was ready first, then subscribes', () => {
  expect(messages.onLoad).toEqual([{ method: 'ping' }])
  expect(messages.onReady).toEqual([
    { method: 'addEventListener', value: 'play' },
    { method: 'addEventListener', value: 'ended' },
  ])
})

it.each([
  ['{"event":"ready"}', { kind: 'ready' }],
  [{ method: 'ping' }, { kind: 'ready' }],
  [{ event: 'play', data: { seconds: 0, percent: 0, duration: 61 } }, { kind: 'playing' }],
  ['{"event":"ended","data":{"seconds":61}}', { kind: 'ended' }],
  [{ event: 'error', data: { method: 'ready', name: 'NotFoundError' } }, undefined],
  [{ event: 'timeupdate' }, undefined],
])('reads %j as %j', (data, signal) => {
  expect(messages.read(data)).toEqual(signal)
})
