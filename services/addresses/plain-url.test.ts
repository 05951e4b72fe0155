import { expect, it } from 'vitest'
import { parsePlainUrl } from './plain-url.ts'

it.each(['https://calendly.com/x/y?a=1', 'https://agenda.mon-cabinet.fr'])('reads %s', (value) => {
  expect(parsePlainUrl(value)?.href).toContain(value)
})

it.each([
  'http://calendly.com/x',
  'https://calendly.com:8443/x',
  'https://me:secret@calendly.com/x',
  'https://Calendly.com/',
  'https://calendly.com/x;script-src *',
  'https://calendly.com/x\nX-Evil: 1',
  'https://localhost/',
])('refuses %j, which could not stand in a header', (value) => {
  expect(parsePlainUrl(value)).toBeUndefined()
})
