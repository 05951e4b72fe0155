import type { SchedulingProvider } from '../SchedulingProvider.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'TidyCal',
    country: 'États-Unis',
    privacyPolicy: 'https://tidycal.com/privacy-policy',
  },
  tells: [],
  verified: { against: 'extraits de sites publics, lus', on: '2026-11-21' },
  example: 'https://tidycal.com/mon-agence/appel-decouverte',
  isHost: (host) => host === 'tidycal.com' || host === 'www.tidycal.com',
  path: /^\/[^/]+/,
  fromCode(code) {
    const [, path] = /tidycal-embed["'][^>]*data-path=["']([\w/-]+)["']/.exec(code) ?? []
    return path && `https://tidycal.com/${path}`
  },
  describe: (url) => ({ pageUrl: url.href, frameUrl: url.href }),
}

export const messages = undefined
