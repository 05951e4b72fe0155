import type { Messages, Provider, Sample } from '../Provider.ts'
import { booked, height, parseMessage, readByName } from '../read-message.ts'

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
  hostPattern: /^calendly\.com$/,
  // Not what it shows to its owner alone.
  addressPatterns: [
    /^calendly\.com\/(?!(?:event_types|app|scheduled_events|integrations|organization|account)(?:\/|$))[^/?]/,
  ],
  frameParameters: (siteUrl) => ({
    // An address copied in July opens on July for ever.
    month: null,
    date: null,
    // Without it the frame sends no message at all.
    embed_domain: new URL(siteUrl).host,
    embed_type: 'Inline',
    // No `hide_gdpr_banner`: without its own banner Calendly goes on using cookies, and the site around
    // answers for them (help.calendly.com, article 4418236309399). With it, Calendly asks visitors of the
    // Union before any lasting cookie (article 360007385493).
    hide_gdpr_banner: null,
    locale: 'fr',
  }),
  describe: (url) => ({
    otherFrameOrigins: ['https://calendly.com'],
    // Routing forms document no message at all.
    readyIsVerified: !/^\/(?:routing_forms|forms)\//.test(url.pathname),
  }),
  // Added because the product asks for the service's own script; it does nothing to a frame of ours.
  scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
}

export const messages: Messages = {
  read: readByName('event', {
    'calendly.event_type_viewed': { kind: 'ready' },
    'calendly.profile_page_viewed': { kind: 'ready' },
    'calendly.date_and_time_selected': { kind: 'time-chosen' },
    'calendly.page_height': ({ payload }) => height(parseMessage(payload).height),
    'calendly.event_scheduled': booked,
  }),
}

const uri = 'https://api.calendly.com/scheduled_events/E'

export const samples: readonly Sample[] = [
  [{ event: 'calendly.event_type_viewed', payload: {} }, { kind: 'ready' }],
  [{ event: 'calendly.profile_page_viewed', payload: {} }, { kind: 'ready' }],
  [{ event: 'calendly.page_height', payload: { height: '1040.4px' } }, height(1041)],
  [{ event: 'calendly.page_height', payload: { height: 850 } }, height(850)],
  [{ event: 'calendly.page_height', payload: { height: '2px' } }, null],
  [{ event: 'calendly.date_and_time_selected', payload: {} }, { kind: 'time-chosen' }],
  [{ event: 'calendly.event_scheduled', payload: { event: { uri } } }, booked],
]
