import { expect, it } from 'vitest'
import { provider } from './microsoft-bookings.ts'

it.each([
  'https://bookings.cloud.microsoft/book/Agence@exemple.fr/?ismsaljsauthenabled',
  'https://outlook.office365.com/owa/calendar/Agence@exemple.fr/bookings/',
  'https://outlook.office.com/book/Agence@exemple.fr/?ismsaljsauthenabled',
  'https://outlook.office.com/bookwithme/user/0a1b2c%40exemple.fr?anonymous&ismsaljsauthenabled=true',
])('frames %s as it is', (address) => {
  const url = new URL(address)
  expect(provider.isHost(url.host) && provider.path.test(url.pathname)).toBe(true)
  expect(provider.describe(url, 'https://www.mon-agence.fr').frameUrl).toBe(address)
})

it('is no calendar that people publish to be read', () => {
  expect('/owa/calendar/0a1b@exemple.fr/2c3d/calendar.html').not.toMatch(provider.path)
})
