import type { SchedulingProvider } from '../SchedulingProvider.ts'

const hosts = ['bookings.cloud.microsoft', 'outlook.office.com', 'outlook.office365.com']

export const provider: SchedulingProvider = {
  service: {
    name: 'Microsoft Bookings',
    country: 'États-Unis',
    privacyPolicy: 'https://privacy.microsoft.com/fr-fr/privacystatement',
  },
  tells: [],
  verified: { against: 'cadres de sites publics, lus', on: '2026-11-22' },
  example: 'https://bookings.cloud.microsoft/book/MonAgence@exemple.fr/',
  isHost: (host) => hosts.includes(host),
  path: /^\/(?:owa\/calendar\/[^/]+\/bookings(?:\/|$)|book(?:withme\/user)?\/[^/]+)/,
  describe: (url) => ({
    pageUrl: url.href,
    frameUrl: url.href,
    // Addresses of the one lead to the other.
    otherFrameOrigins: hosts.map((host) => `https://${host}`),
  }),
}

export const messages = undefined
