import type { SchedulingProvider } from '../SchedulingProvider.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'Acuity Scheduling (Squarespace)',
    country: 'États-Unis',
    privacyPolicy: 'https://www.squarespace.com/privacy',
  },
  tells: [],
  verified: { against: 'extraits de sites publics, lus', on: '2026-11-21' },
  example: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
  isHost: (host) =>
    host === 'app.acuityscheduling.com' || /^(?!www\.)[a-z\d-]+\.as\.me$/.test(host),
  allow: 'payment',
  path: /^\/(?:$|schedule(?:\.php$|\/.)|[\w-]+\/?$)/,
  describe: (url) => ({
    pageUrl: url.href,
    frameUrl: withParameters(url, { ref: 'embedded_csp' }),
  }),
}

export const messages = undefined
