import type { SchedulingProvider } from '../SchedulingProvider.ts'
import type { Messages } from '../Service.ts'
import { height } from '../scheduling-signals.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'YouCanBookMe',
    country: 'Royaume-Uni',
    privacyPolicy: 'https://youcanbook.me/privacy',
  },
  tells: ['height'],
  verified: { against: 'extraits du service sur des sites publics, lus', on: '2026-11-21' },
  example: 'https://mon-agence.youcanbook.me/',
  isHost: (host) => /^(?!www\.)[a-z\d-]+\.youcanbook\.me$/.test(host),
  path: /^\//,
  describe: (url) => ({
    pageUrl: url.href,
    frameUrl: withParameters(url, { noframe: 'true', skipHeaderFooter: 'true' }),
  }),
}

export const messages: Messages = {
  // The whole message is a number of pixels.
  read: (data) => (typeof data === 'number' ? height(data) : undefined),
}
