import { expect, it } from 'vitest'
import { messages, vimeo } from './vimeo.ts'

it('asks for the frame without tracking and with French captions', () => {
  const video = vimeo.describe({ id: '76979871' }, 'https://www.example.com')
  expect(video.frameUrl).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&texttrack=fr&byline=0&portrait=0',
  )
  expect(video.pageUrl).toBe('https://vimeo.com/76979871')
  expect(video.autoplay).toBe('autoplay=1')
})

it('opens an unlisted video with its hash', () => {
  const video = vimeo.describe({ id: '76979871', hash: '8272103f6e' }, 'https://www.example.com')
  expect(video.frameUrl).toContain('/video/76979871?h=8272103f6e&dnt=1')
  expect(video.pageUrl).toBe('https://vimeo.com/76979871/8272103f6e')
})

it('asks no picture of the host: none follows from the number', () => {
  const video = vimeo.describe({ id: '1' }, 'https://www.example.com')
  expect(video.preview).toBeNull()
})

it('may be declared silent: its ready message is documented', () => {
  expect(vimeo.describe({ id: '1' }, 'https://www.example.com').readyIsVerified).toBe(true)
})

it.each([76979871, '', '76979871/8272103f6e', '12a'])('refuses the id %j', (id) => {
  expect(vimeo.fields.id.isValid(id)).toBe(false)
})

it('asks a player that was ready first, then subscribes', () => {
  expect(messages.onLoad).toEqual([{ method: 'ping' }])
  expect(messages.onReady).toEqual([
    { method: 'addEventListener', value: 'play' },
    { method: 'addEventListener', value: 'ended' },
  ])
})

it.each([
  ['{"event":"ready"}', 'ready'],
  [{ method: 'ping' }, 'ready'],
  [{ event: 'play', data: { seconds: 0, percent: 0, duration: 61 } }, 'playing'],
  ['{"event":"ended","data":{"seconds":61}}', 'ended'],
  [{ event: 'error', data: { method: 'ready', name: 'NotFoundError' } }, undefined],
  [{ event: 'timeupdate' }, undefined],
])('reads %j as %s', (data, signal) => {
  expect(messages.read(data)).toBe(signal)
})
