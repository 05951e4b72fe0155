import type { SchedulingProvider } from '../SchedulingProvider.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'Microsoft Bookings',
    country: 'États-Unis',
    privacyPolicy: 'https://privacy.microsoft.com/fr-fr/privacystatement',
  },
  tells: [],
  verified: { against: 'cadres de sites publics, lus', on: '2026-11-22' },
  discretion: null,
  readyIsVerified: false,
  example: 'https://outlook.office.com/book/MonAgence@exemple.fr/',
  isHost: (host) => host === 'outlook.office365.com' || host === 'outlook.office.com',
  path: /^\/(?:owa\/calendar\/[^/]+\/bookings(?:\/|$)|book(?:withme\/user)?\/[^/]+)/,
  describe: (url) => ({
    pageUrl: url.href,
    frameUrl: url.href,
    // Addresses of the one lead to the other.
    otherFrameOrigins: ['https://outlook.office365.com', 'https://outlook.office.com'],
  }),
}

export const messages = undefined
