import { expect, it, vi } from 'vitest'
import { readUtm, type Utm } from './attribution.ts'
import { slotsMail } from './embeds/scheduling/slots-mail.ts'

vi.stubGlobal('location', new URL('https://www.mon-agence.fr/'))

it('cuts long values between characters, and drops empty and control ones', () => {
  const search = new URLSearchParams({
    utm_source: '🌱'.repeat(300),
    utm_medium: '',
    utm_campaign: 'a\r\nBcc: x@y.fr\u0000',
  })
  expect(readUtm(`https://www.mon-agence.fr/?${search}`)).toEqual({
    utm_source: '🌱'.repeat(100),
    utm_campaign: 'a  Bcc: x@y.fr',
  })
})

it('keeps a subject with a campaign short', () => {
  const subjectOf = (utm: Utm) =>
    new URL(slotsMail('a@b.fr', utm)).searchParams.get('subject') ?? ''
  const plain = subjectOf({})
  expect(subjectOf({ utm_source: 'a'.repeat(999) }).length).toBeLessThan(plain.length + 165)
  // The address stays below 2,048 characters, a length that mail programs accept.
  const utm = { utm_source: '🌱'.repeat(100), utm_campaign: 'é'.repeat(100) }
  expect(slotsMail('bonjour@agence.fr', utm).length).toBeLessThan(2048)
})
