import { readHeight } from '../read-height.ts'
import type { SchedulingMessages, SchedulingProvider } from '../SchedulingProvider.ts'
import { withParameters } from '../with-parameters.ts'

// An address copied in July opens on July for ever.
const anyMonth = { month: null, date: null }

export const calendly: SchedulingProvider = {
  service: {
    name: 'Calendly',
    country: 'États-Unis',
    privacyPolicy: 'https://calendly.com/legal/privacy-notice',
  },
  example: 'https://calendly.com/mon-agence/appel-decouverte',
  isHost: (host) => host === 'calendly.com' || host === 'www.calendly.com',
  path: /^\/[^/]+/,
  pageUrl: (url) => withParameters(url, anyMonth),
  frameUrl: (url, embeddingHost) =>
    withParameters(url, {
      ...anyMonth,
      // Without it the frame sends no message at all.
      embed_domain: embeddingHost,
      embed_type: 'Inline',
      // Its cookie banner is unreadable on a phone, and without an answer the owner's trackers stay off.
      hide_gdpr_banner: '1',
      locale: 'fr',
    }),
  otherFrameOrigins: ['https://calendly.com'],
  // Added because the product asks for the service's own script; it does nothing to a frame of ours.
  scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
  readyIsVerified: true,
}

type CalendlyMessage = {
  event?: unknown
  payload?: { height?: unknown; invitee?: { uri?: unknown } }
}

export const messages: SchedulingMessages = {
  read(data) {
    const { event, payload } = Object(data) as CalendlyMessage
    if (event === 'calendly.event_type_viewed' || event === 'calendly.profile_page_viewed') {
      return { kind: 'ready' }
    }
    if (event === 'calendly.page_height') {
      const px = readHeight(payload?.height)
      return px === undefined ? undefined : { kind: 'height', px }
    }
    if (event === 'calendly.event_scheduled') {
      const id = payload?.invitee?.uri
      return { kind: 'booked', id: typeof id === 'string' ? id : null }
    }
    return undefined
  },
}
