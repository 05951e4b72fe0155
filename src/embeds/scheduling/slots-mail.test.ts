import { expect, it } from 'vitest'
import { slotsMail } from './slots-mail.ts'

const parts = (address: string) => new URL(address)

it('writes to the agency, with a subject that tells the campaign', () => {
  const { protocol, pathname, searchParams } = parts(
    slotsMail('bonjour@agence.fr', { utm_source: 'lettre & co' }),
  )
  expect(protocol + pathname).toBe('mailto:bonjour@agence.fr')
  expect(searchParams.get('subject')?.replaceAll('\u00a0', ' ')).toBe(
    'Appel de découverte : trois créneaux possibles (utm : source=lettre & co)',
  )
})

it('leaves room for three slots, each on its line', () => {
  const body = parts(slotsMail('bonjour@agence.fr')).searchParams.get('body') ?? ''
  expect(body).toContain('\r\n1.\u00a0\r\n2.\u00a0\r\n3.\u00a0\r\n')
  expect(body).toContain('30\u00a0minutes')
})

it('stays within what mail programs accept', () => {
  const utm = { utm_source: '🌱'.repeat(100), utm_campaign: 'é'.repeat(100) }
  expect(slotsMail('bonjour@agence.fr', utm).length).toBeLessThan(2048)
})
