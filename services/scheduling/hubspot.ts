// HubSpot: its addresses, its frame, and the message that announces a booking.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { booked, parseMessage } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'HubSpot',
    country: 'États-Unis',
    privacyPolicy: 'https://legal.hubspot.com/privacy-policy',
  },
  verified: '2026-11-22, code de sites publics, lu',
  example: 'https://meetings-eu1.hubspot.com/mon-agence/appel-decouverte',
  hosts: ['hubspot.com'],
  addresses: ['meetings{region}.hubspot.com/*'],
  blanks: { region: /(?:-[a-z]+\d+)?/ },
  customDomainAddress: '*/meetings/*',
  frameParameters: () => ({ embed: 'true' }),
}

export const messages: Messages = {
  read: (data) => (parseMessage(data).meetingBookSucceeded === true ? booked : undefined),
}

export const samples: readonly Sample[] = [
  [{ meetingBookSucceeded: true, meetingsPayload: { bookingResponse: {} } }, booked],
  [{ meetingBookSucceeded: 'true' }, null],
]
