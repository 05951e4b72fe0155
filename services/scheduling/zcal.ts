import type { SchedulingProvider } from '../SchedulingProvider.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'zcal',
    country: 'États-Unis',
    privacyPolicy: 'https://zcal.co/privacy',
  },
  tells: [],
  verified: { against: 'extraits de sites publics, lus', on: '2026-11-21' },
  redirect: 'dans « Scheduling Options », « Redirect on booking »',
  example: 'https://zcal.co/i/AbCdEfGh',
  isHost: (host) => host === 'zcal.co',
  path: /^\/[^/]+/,
  describe: (url) => ({
    pageUrl: url.href,
    frameUrl: withParameters(url, { embed: '1', embedType: 'iframe' }),
  }),
}

export const messages = undefined
