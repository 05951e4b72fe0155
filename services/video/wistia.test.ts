import { expect, it } from 'vitest'
import { messages, provider } from './wistia.ts'

const video = provider.describe({ id: 'g5pnf59ala' }, 'https://www.example.com')

it('asks for the frame without tracking, structured data or memory of the visitor', () => {
  expect(video.frameUrl).toBe(
    'https://fast.wistia.net/embed/iframe/g5pnf59ala?doNotTrack=true&seo=false&resumable=false&language=fr',
  )
  expect(provider.autoplay).toEqual({ autoPlay: 'true' })
})

it('previews with the swatch, whose ratio is the video’s', () => {
  expect(video.preview).toEqual({
    url: 'https://fast.wistia.com/embed/medias/g5pnf59ala/swatch',
    tellsRatio: true,
  })
})

it('names the other host that the frame may be on', () => {
  expect(video.otherFrameOrigins).toEqual(['https://fast.wistia.com'])
})

it('is never declared silent: no ready message is documented', () => {
  expect(provider.readyIsVerified).toBeUndefined()
})

it.each(['g5pnf59ala', 'abc123'])('accepts the id %j', (id) => {
  expect(id).toMatch(provider.fields.id.form)
})

it.each(['', 'G5PNF59ALA', 'g5pnf59ala/..', 'https://fast.wistia.net/x', 'a?b=c'])(
  'refuses the id %j',
  (id) => {
    expect(id).not.toMatch(provider.fields.id.form)
  },
)

it('asks to be told', () => {
  expect(messages.onLoad).toEqual(['amp-listening'])
})

it.each([
  [{ method: '_trigger', args: ['statechange', 'playing'] }, { kind: 'playing' }],
  ['{"method":"_trigger","args":["statechange","ended"]}', { kind: 'ended' }],
  [{ method: '_trigger', args: ['statechange', 'paused'] }, undefined],
  [{ method: '_trigger', args: ['mutechange', true] }, undefined],
  [{ method: '_trigger' }, undefined],
  ['amp-listening', undefined],
])('reads %j as %j', (data, signal) => {
  expect(messages.read(data)).toEqual(signal)
})
