import { expect, it } from 'vitest'
import { messages, wistia } from './wistia.ts'

const video = wistia.describe({ id: 'g5pnf59ala' }, 'https://www.example.com')

it('asks for the frame without tracking, structured data or memory of the visitor', () => {
  expect(video.frameUrl).toBe(
    'https://fast.wistia.net/embed/iframe/g5pnf59ala?doNotTrack=true&seo=false&resumable=false&language=fr',
  )
  expect(video.autoplay).toBe('autoPlay=true')
})

it('previews with the swatch, whose ratio is the video’s', () => {
  expect(video.preview).toEqual({
    url: 'https://fast.wistia.com/embed/medias/g5pnf59ala/swatch',
    tellsRatio: true,
  })
})

it('lists both hosts that the frame may be on', () => {
  expect(video.frameOrigins).toEqual(['https://fast.wistia.net', 'https://fast.wistia.com'])
})

it('is never declared silent: no ready message is documented', () => {
  expect(video.readyIsVerified).toBe(false)
})

it.each(['g5pnf59ala', 'abc123'])('accepts the id %j', (id) => {
  expect(wistia.fields.id.isValid(id)).toBe(true)
})

it.each(['', 'G5PNF59ALA', 'g5pnf59ala/..', 'https://fast.wistia.net/x', 'a?b=c', 42, null])(
  'refuses the id %j',
  (id) => {
    expect(wistia.fields.id.isValid(id)).toBe(false)
  },
)

it('asks to be told', () => {
  expect(messages.onLoad).toEqual(['amp-listening'])
})

it.each([
  [{ method: '_trigger', args: ['statechange', 'playing'] }, 'playing'],
  ['{"method":"_trigger","args":["statechange","ended"]}', 'ended'],
  [{ method: '_trigger', args: ['statechange', 'paused'] }, undefined],
  [{ method: '_trigger', args: ['mutechange', true] }, undefined],
  [{ method: '_trigger' }, undefined],
  ['amp-listening', undefined],
])('reads %j as %s', (data, signal) => {
  expect(messages.read(data)).toBe(signal)
})
