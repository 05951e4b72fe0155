// YouCanBookMe: its addresses, its frame, and its only message, a height.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { heightSignal, readHeight } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'YouCanBookMe',
    country: 'Royaume-Uni',
    privacyPolicy: 'https://youcanbook.me/privacy',
  },
  verified: '2026-11-22, extraits du service sur des sites publics, lus',
  example: 'https://mon-agence.youcanbook.me/',
  hosts: ['youcanbook.me'],
  addresses: ['*.youcanbook.me'],
  frameParameters: () => ({ noframe: 'true', skipHeaderFooter: 'true' }),
}

export const messages: Messages = {
  // YouCanBookMe's message is a number: the height in pixels.
  read: (data) => (typeof data === 'number' ? readHeight(data) : undefined),
}

export const samples: readonly Sample[] = [
  [1180, heightSignal(1180)],
  ['1180', null],
]
