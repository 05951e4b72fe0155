import { readHeight } from '../read-height.ts'
import type { SchedulingMessages, SchedulingProvider } from '../SchedulingProvider.ts'
import { withParameters } from '../with-parameters.ts'

export const youCanBookMe: SchedulingProvider = {
  service: {
    name: 'YouCanBookMe',
    country: 'Royaume-Uni',
    privacyPolicy: 'https://youcanbook.me/privacy',
  },
  example: 'https://mon-agence.youcanbook.me/',
  isHost: (host) => /^(?!www\.)[a-z\d-]+\.youcanbook\.me$/.test(host),
  path: /^\//,
  frameUrl: (url) => withParameters(url, { noframe: 'true', skipHeaderFooter: 'true' }),
  readyIsVerified: false,
}

export const messages: SchedulingMessages = {
  read(data) {
    // The whole message is a number of pixels.
    const px = typeof data === 'number' ? readHeight(data) : undefined
    return px === undefined ? undefined : { kind: 'height', px }
  },
}
