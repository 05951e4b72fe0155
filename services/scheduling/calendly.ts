// Calendly: its addresses, its frame, and the messages of its booking page.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { booked, createReader, heightSignal, parseMessage, readHeight } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'Calendly',
    country: 'États-Unis',
    privacyPolicy: 'https://calendly.com/legal/privacy-notice',
    company: 'Calendly LLC',
    source: 'https://calendly.com/legal/privacy-notice',
  },
  verified: '2026-11-22, developer.calendly.com et react-calendly 4.4.0, lus',
  readyIsVerified: true,
  example: 'https://calendly.com/mon-agence/appel-decouverte',
  hosts: ['calendly.com'],
  addresses: ['calendly.com/*'],
  accountPages: [
    'calendly.com/(event_types|app|scheduled_events|integrations|organization|account)',
  ],
  frameParameters: (siteUrl) => ({
    // The month and the day are removed: an address that was copied in July would open on July for ever.
    month: null,
    date: null,
    // Without `embed_domain`, the frame posts no message, so the page would not learn of a booking.
    embed_domain: new URL(siteUrl).host,
    embed_type: 'Inline',
    // Calendly's banner asks visitors in the European Union before cookies are written. This parameter hides
    // the banner, so it is removed (help.calendly.com, articles 4418236309399 and 360007385493).
    hide_gdpr_banner: null,
    locale: 'fr',
  }),
  describe: (url) => ({
    otherFrameOrigins: ['https://calendly.com'],
    // Calendly documents no message « ready » for routing forms, so a form that posts none has not failed.
    readyIsVerified: !/^\/(?:routing_forms|forms)\//.test(url.pathname),
  }),
  // The site's specification asks for Calendly's script, which changes nothing in the frame.
  scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
}

export const messages: Messages = {
  read: createReader('event', {
    'calendly.event_type_viewed': { kind: 'ready' },
    'calendly.profile_page_viewed': { kind: 'ready' },
    'calendly.date_and_time_selected': { kind: 'time-chosen' },
    'calendly.page_height': ({ payload }) => readHeight(parseMessage(payload).height),
    'calendly.event_scheduled': booked,
  }),
}

export const samples: readonly Sample[] = [
  [{ event: 'calendly.event_type_viewed', payload: {} }, { kind: 'ready' }],
  [{ event: 'calendly.profile_page_viewed', payload: {} }, { kind: 'ready' }],
  [{ event: 'calendly.page_height', payload: { height: '1040.4px' } }, heightSignal(1041)],
  [{ event: 'calendly.page_height', payload: { height: 850 } }, heightSignal(850)],
  [{ event: 'calendly.page_height', payload: { height: '2px' } }, null],
  [{ event: 'calendly.date_and_time_selected', payload: {} }, { kind: 'time-chosen' }],
  [{ event: 'calendly.event_scheduled', payload: { event: {} } }, booked],
]
