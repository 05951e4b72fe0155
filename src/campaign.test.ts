import { expect, it, vi } from 'vitest'
import { type Campaign, readCampaign } from './campaign.ts'
import { slotsMail } from './embeds/scheduling/slots-mail.ts'

vi.stubGlobal('location', new URL('https://www.mon-agence.fr/'))

it('cuts long values between characters, and drops empty and control ones', () => {
  const search = new URLSearchParams({
    utm_source: '🌱'.repeat(300),
    utm_medium: '',
    utm_campaign: 'a\r\nBcc: x\u0000',
  })
  expect(readCampaign(`https://www.mon-agence.fr/?${search}`)).toEqual({
    utm_source: '🌱'.repeat(100),
    utm_campaign: 'a  Bcc: x',
  })
})

const contentOf = (value: string) =>
  readCampaign(`https://www.mon-agence.fr/?utm_content=${encodeURIComponent(value)}`).utm_content

it.each([
  'jeanne@exemple.fr',
  'appel 0612345678',
  '06 12 34 56 78',
  '33612345678',
  '+33 6-12-34-56-78',
  '+33 (0)6 12 34 56 78',
  '0033612345678',
  `${'a'.repeat(99)}0612345678`,
])('a value that names a person goes to no service: %s', (value) => {
  expect(contentOf(value)).toBeUndefined()
})

it.each(['1202134567', '120213456789012345', '2026-11-28', '30+ rendez-vous', '75001 Paris'])(
  'a value that names an ad goes on: %s',
  (value) => expect(contentOf(value)).toBe(value),
)

it('in another tab, the campaign is that of our page before, and of no other', () => {
  const readAfter = (referrer: string) =>
    readCampaign('https://www.mon-agence.fr/merci', `${referrer}/?utm_source=lettre`)
  expect(readAfter('https://www.mon-agence.fr')).toEqual({ utm_source: 'lettre' })
  expect(readAfter('https://ailleurs.fr')).toEqual({})
})

it('keeps a subject with a campaign short', () => {
  const subjectOf = (campaign: Campaign) =>
    new URL(slotsMail('a@b.fr', campaign)).searchParams.get('subject') ?? ''
  const plain = subjectOf({})
  expect(subjectOf({ utm_source: 'a'.repeat(999) }).length).toBeLessThan(plain.length + 165)
  // The address stays below 2,048 characters, a length that mail programs accept.
  const campaign = { utm_source: '🌱'.repeat(100), utm_campaign: 'é'.repeat(100) }
  expect(slotsMail('bonjour@agence.fr', campaign).length).toBeLessThan(2048)
})
