import { expect, it } from 'vitest'
import { provider } from './brevo.ts'

it.each([
  ['https://meet.brevo.com/agence/appel', 'https://meet.brevo.com/agence/appel'],
  ['https://meet.brevo.com/agence/borderless?l=appel', 'https://meet.brevo.com/agence/appel'],
])('%s is framed without its surroundings, and linked with them', (address, pageUrl) => {
  expect(provider.describe(new URL(address), 'https://www.mon-agence.fr')).toEqual({
    pageUrl,
    frameUrl: 'https://meet.brevo.com/agence/borderless?l=appel',
  })
})

it('shows every meeting of an owner who names none', () => {
  const { frameUrl } = provider.describe(
    new URL('https://meet.brevo.com/agence'),
    'https://www.mon-agence.fr',
  )
  expect(frameUrl).toBe('https://meet.brevo.com/agence/borderless')
})
