import type { SchedulingProvider } from '../SchedulingProvider.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'iClosed',
    country: 'États-Unis',
    privacyPolicy: 'https://iclosed.io/privacy-policy',
  },
  tells: [],
  verified: { against: 'extraits de sites publics, lus', on: '2026-11-21' },
  example: 'https://app.iclosed.io/e/mon-agence/appel-decouverte',
  isHost: (host) => host === 'app.iclosed.io',
  path: /^\/e\/[^/]+\/[^/]+/,
  describe: (url) => ({ pageUrl: url.href, frameUrl: url.href }),
}

export const messages = undefined
