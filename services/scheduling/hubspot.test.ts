import { expect, it } from 'vitest'
import { messages, provider } from './hubspot.ts'

it.each([
  [
    'https://rdv.mon-agence.fr/meetings/camille/appel?embed=true',
    'https://rdv.mon-agence.fr/meetings/camille/appel?embed=true',
  ],
  [
    'https://meetings-eu1.hubspot.com/camille/appel',
    'https://meetings-eu1.hubspot.com/camille/appel?embed=true',
  ],
])('frames %s by its documented form', (url, frameUrl) => {
  expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
})

it('tells a booking', () => {
  const data = {
    meetingBookSucceeded: true,
    meetingsPayload: {
      bookingResponse: {
        event: { dateTime: 1767000000000 },
        postResponse: { contact: { email: 'x@y.fr' } },
      },
    },
  }
  expect(messages.read(data)).toEqual({ kind: 'booked', id: '1767000000000' })
  expect(messages.read({ meetingBookSucceeded: 'true' })).toBeUndefined()
})
