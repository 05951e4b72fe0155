import { readHeight } from '../read-height.ts'
import type { SchedulingMessages, SchedulingProvider } from '../SchedulingProvider.ts'

export const leadConnector: SchedulingProvider = {
  service: {
    name: 'GoHighLevel (LeadConnector)',
    country: 'États-Unis',
    privacyPolicy: 'https://www.gohighlevel.com/privacy-policy',
  },
  example: 'https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt',
  isHost: (host) => host === 'api.leadconnectorhq.com' || host === 'link.msgsndr.com',
  allowsOwnHost: true,
  path: /^\/widget\/(?:bookings?|groups?)\/[^/]+/,
  frameUrl: (url) => url.href,
  otherFrameOrigins: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
  // No script: it reloads every frame of the page, the video's too, and keeps contact data in our
  // origin. We answer the frame instead. See docs/decisions/0003-scheduling-scripts.md.
  readyIsVerified: false,
}

export const messages: SchedulingMessages = {
  read(data, utm) {
    if (!Array.isArray(data)) return undefined
    const [type, details]: unknown[] = data
    switch (type) {
      case 'fetch-query-params':
        // Parameters, page, referrer, frame. Nothing else of our address leaves the page.
        return {
          kind: 'answer',
          message: ['query-params', utm, location.origin + location.pathname, '', ''],
        }
      case 'highlevel.setHeight': {
        const px = readHeight((Object(details) as { height?: unknown }).height)
        return px === undefined ? undefined : { kind: 'height', px }
      }
      case 'msgsndr-booking-complete': {
        const id = (Object(details) as { fingerprint?: unknown }).fingerprint
        return { kind: 'booked', id: typeof id === 'string' ? id : null }
      }
      default:
        return undefined
    }
  },
}
