// HubSpot: its addresses, its frame, and the message that announces a booking.
import type { Messages, Provider } from '../Provider.ts'
import { booked, parseObject } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'HubSpot',
    country: 'États-Unis',
    privacyPolicy: 'https://legal.hubspot.com/privacy-policy',
  },
  example: 'https://meetings-eu1.hubspot.com/mon-agence/appel-decouverte',
  hosts: ['hubspot.com'],
  addresses: ['meetings{region}.hubspot.com/{user}(/{event}|)'],
  placeholders: { region: /(?:-[a-z]+\d+)?/ },
  // A calendar on the customer's own domain shows only by its code that HubSpot serves it.
  addressFromCode: (code) =>
    /meetings-iframe-container["'][^>]*data-src=["']([^"']+)/.exec(code)?.[1],
  parameters: { embed: 'true' },
}

export const messages: Messages = {
  read: (data) => (parseObject(data).meetingBookSucceeded === true ? booked : undefined),
}
