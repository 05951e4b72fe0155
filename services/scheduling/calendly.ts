import { parseMessage } from '../parse-message.ts'
import type { SchedulingProvider } from '../SchedulingProvider.ts'
import type { Messages } from '../Service.ts'
import { booked, height } from '../scheduling-signals.ts'
import { withParameters } from '../with-parameters.ts'

// An address copied in July opens on July for ever.
const anyMonth = { month: null, date: null }

export const provider: SchedulingProvider = {
  service: {
    name: 'Calendly',
    country: 'États-Unis',
    privacyPolicy: 'https://calendly.com/legal/privacy-notice',
  },
  tells: ['ready', 'height', 'time-chosen', 'booked'],
  verified: { against: 'developer.calendly.com et react-calendly 4.4.0, lus', on: '2026-11-21' },
  readyIsVerified: true,
  example: 'https://calendly.com/mon-agence/appel-decouverte',
  isHost: (host) => host === 'calendly.com' || host === 'www.calendly.com',
  path: /^\/[^/]+/,
  describe: (url, siteUrl) => ({
    pageUrl: withParameters(url, anyMonth),
    frameUrl: withParameters(url, {
      ...anyMonth,
      // Without it the frame sends no message at all.
      embed_domain: new URL(siteUrl).host,
      embed_type: 'Inline',
      // Its cookie banner is unreadable on a phone, and without an answer the owner's trackers stay off.
      hide_gdpr_banner: '1',
      locale: 'fr',
    }),
    otherFrameOrigins: ['https://calendly.com'],
    // Routing forms document no message at all.
    readyIsVerified: !/^\/(?:routing_forms|forms)\//.test(url.pathname),
  }),
  // Added because the product asks for the service's own script; it does nothing to a frame of ours.
  scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
}

export const messages: Messages = {
  read(data) {
    const { event, payload } = parseMessage(data)
    const { height: px, invitee } = parseMessage(payload)
    switch (event) {
      case 'calendly.event_type_viewed':
      case 'calendly.profile_page_viewed':
        return { kind: 'ready' }
      case 'calendly.page_height':
        return height(px)
      case 'calendly.date_and_time_selected':
        return { kind: 'time-chosen' }
      case 'calendly.event_scheduled':
        return booked(parseMessage(invitee).uri)
      default:
        return undefined
    }
  },
}
