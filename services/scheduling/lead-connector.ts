import { parseMessage } from '../parse-message.ts'
import type { SchedulingProvider } from '../SchedulingProvider.ts'
import type { Messages } from '../Service.ts'
import { booked, height } from '../scheduling-signals.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'GoHighLevel (LeadConnector)',
    country: 'États-Unis',
    privacyPolicy: 'https://www.gohighlevel.com/privacy-policy',
  },
  tells: ['height', 'booked'],
  verified: {
    against:
      'trois copies de form_embed.js, un journal de messages et un écouteur public, lus ; iframe-resizer 4.3.11, exécuté',
    on: '2026-11-22',
  },
  example: 'https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt',
  isHost: (host) => host === 'api.leadconnectorhq.com' || host === 'link.msgsndr.com',
  ownHost: 'same company',
  path: /^\/widget\/(?:bookings?|groups?)\/[^/]+/,
  describe: (url) => ({
    pageUrl: url.href,
    frameUrl: url.href,
    otherFrameOrigins: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
  }),
  // No script: it reloads every frame of the page, the video's too, and keeps contact data in our
  // origin. We answer the frame instead. See docs/decisions/0003-scheduling-scripts.md.
}

/** iframe-resizer's first word, with its own defaults: the frame then tells every change of height. */
const resizer =
  '[iFrameSizer]agenda:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:false'

export const messages: Messages = {
  onLoad: [resizer],
  answer(data, utm) {
    if (data === '[iFrameResizerChild]Ready') return [resizer]
    switch (parseMessage(data)[0]) {
      case 'fetch-query-params':
        // Parameters, page, referrer, frame. Nothing else of our address leaves the page.
        return [['query-params', utm, location.origin + location.pathname, '', '']]
      case 'fetch-sticky-contacts':
        // As the vendor's script answers for a visitor that it has never seen.
        return [['sticky-contacts', null, null]]
      default:
        return []
    }
  },
  read(data) {
    const [, resized] =
      (typeof data === 'string' && /^\[iFrameSizer\]agenda:([\d.]+):/.exec(data)) || []
    if (resized) return height(resized)
    const { 0: type, 1: details, 2: contact } = parseMessage(data)
    switch (type) {
      case 'highlevel.setHeight':
        return height(parseMessage(details).height)
      case 'msgsndr-booking-complete':
        // Its `fingerprint` is the visitor's, the same for every booking.
        return booked()
      case 'set-sticky-contacts': {
        // Sent at any time; the one that names an appointment is a booking, and may be its only word.
        const appointment = parseMessage(parseMessage(contact).appointment)
        return Object.keys(appointment).length > 0 ? booked(appointment.id) : undefined
      }
      default:
        return undefined
    }
  },
}
