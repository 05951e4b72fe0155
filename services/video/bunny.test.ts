import { expect, it } from 'vitest'
import { provider } from './bunny.ts'

const fields = { libraryId: '759', id: 'eb1c4f77-0cda-46be-b47d-1118ad7c2ffe' }
const describeBunny = (more = {}) =>
  provider.describe({ ...fields, ...more }, 'https://www.example.com')

it('asks for a player that does not start by itself, with French captions', () => {
  expect(describeBunny().frameUrl).toBe(
    'https://player.mediadelivery.net/embed/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe?autoplay=false&lang=fr&captions=fr-auto&playsinline=true&rememberPosition=false',
  )
  expect(describeBunny().pageUrl).toBe(
    'https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
  )
})

it('previews from the pull zone, when the owner names it', () => {
  expect(describeBunny({ pullZone: 'vz-a1b2' }).preview?.url).toBe(
    'https://vz-a1b2.b-cdn.net/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe/thumbnail.jpg',
  )
  expect(describeBunny().preview).toBeNull()
})

it('may be declared silent: its ready message is documented', () => {
  expect(provider.readyIsVerified).toBe(true)
})

it.each([
  ['libraryId', '759/'],
  ['id', 'eb1c4f77'],
  ['pullZone', 'vz-a1b2.b-cdn.net'],
  ['pullZone', "x'; script-src *"],
] as const)('refuses %s %j', (key, value) => {
  expect(value).not.toMatch(provider.fields[key].form)
})
