// Calendly: its addresses, its frame, and the messages of its booking page.
import type { Messages, Provider } from '../Provider.ts'
import { booked, createReader, parseObject, readHeight } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'Calendly',
    country: 'États-Unis',
    privacyPolicy: 'https://calendly.com/legal/privacy-notice',
    legalName: 'Calendly LLC',
    purposes:
      'Tenir l’agenda\u00a0; Calendly demande lui-même votre accord, dans son cadre, avant tout cookie qui dure au-delà de la visite',
    // The names are those of its privacy notice; what its frame asks, of its help, article 360007385493.
    source: 'https://calendly.com/legal/privacy-notice',
  },
  promisesMessage: true,
  example: 'https://calendly.com/mon-agence/appel-decouverte',
  hosts: ['calendly.com'],
  addresses: [
    'calendly.com/d/{code}/{event}',
    'calendly.com/(routing_forms|forms)/*',
    'calendly.com/{user}(/{event}|)',
  ],
  placeholders: { code: /[\w-]+/ },
  reserved: ['d', 's', 'de', 'en', 'es', 'fr', 'pt'],
  parameters: {
    // Without `embed_domain`, the frame posts no message, so the page would not learn of a booking.
    embed_domain: '{siteHost}',
    embed_type: 'Inline',
    locale: 'fr',
    // Calendly's banner asks visitors in the European Union before cookies are written. This parameter hides
    // the banner, so it is removed (help.calendly.com, articles 4418236309399 and 360007385493).
    hide_gdpr_banner: null,
  },
  describeFrame: (url) => ({
    // Calendly documents no message « ready » for routing forms, so a form that posts none has not failed.
    promisesMessage: !/^\/(?:routing_forms|forms)\//.test(url.pathname),
  }),
  otherFrameOrigins: ['https://calendly.com'],
  // The site's specification asks for Calendly's script, which changes nothing in the frame.
  scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
}

export const messages: Messages = {
  read: createReader('event', {
    'calendly.event_type_viewed': { kind: 'ready' },
    'calendly.profile_page_viewed': { kind: 'ready' },
    'calendly.page_height': ({ payload }) => readHeight(parseObject(payload).height),
    'calendly.event_scheduled': booked,
  }),
}
