import { expect, it } from 'vitest'
import { messages, provider } from './youcanbookme.ts'

it.each([
  [
    'https://agence.youcanbook.me/',
    'https://agence.youcanbook.me/?noframe=true&skipHeaderFooter=true',
  ],
])('frames %s by its documented form', (url, frameUrl) => {
  expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
})

it('posts its height as a bare number', () => {
  expect(messages.read(1180)).toEqual({ kind: 'height', px: 1180 })
  expect(messages.read('1180')).toBeUndefined()
  expect(messages.read(Number.NaN)).toBeUndefined()
})
