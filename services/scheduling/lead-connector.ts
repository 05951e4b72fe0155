import type { Messages, Provider, Sample } from '../Provider.ts'
import { booked, height, parseMessage, readByName } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'GoHighLevel (LeadConnector)',
    country: 'États-Unis',
    privacyPolicy: 'https://www.gohighlevel.com/privacy-policy',
  },
  verified:
    '2026-11-22, trois copies de form_embed.js, un journal de messages et un écouteur public, lus ; iframe-resizer 4.3.11, exécuté',
  example: 'https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt',
  hostPattern: /^(?:(?:api|app)\.leadconnectorhq|link\.msgsndr|app\.gohighlevel)\.com$/,
  addressPatterns: [
    /^(?:api\.leadconnectorhq|link\.msgsndr)\.com\/widget\/(?:bookings?|groups?)\/[^/?]/,
  ],
  customDomainPath: /^\/widget\/(?:bookings?|groups?)\/[^/]/,
  describe: () => ({
    otherFrameOrigins: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
  }),
  // No script: it reloads every frame of the page, the video's too, and keeps contact data in our
  // origin. We answer the frame instead. See docs/decisions/0003-scheduling-scripts.md.
}

/** iframe-resizer's first word, with its own defaults: the frame then signals every change of height. */
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
      /^\[iFrameSizer\]agenda:([\d.]+):/.exec(typeof data === 'string' ? data : '') ?? []
    return resized ? height(resized) : read(data)
  },
}

const read = readByName('0', {
  'highlevel.setHeight': ({ 1: details }) => height(parseMessage(details).height),
  'msgsndr-booking-complete': booked,
  // Sent at any time; the one that names an appointment is a booking, and may be its only word.
  'set-sticky-contacts'({ 2: contact }) {
    const appointment = parseMessage(parseMessage(contact).appointment)
    return Object.keys(appointment).length > 0 ? booked : undefined
  },
})

const contact = (appointment: object | null) => [
  'set-sticky-contacts',
  '_ud',
  JSON.stringify({ email: 'x@y.fr', appointment }),
]

/** In the order in which the vendor's page posts them. */
export const samples: readonly Sample[] = [
  ['[iFrameResizerChild]Ready', null, [resizer]],
  ['[iFrameSizer]agenda:700:1120:init', height(700)],
  [['highlevel.setHeight', { height: 800, id: 'msgsndr-calendar' }], height(800)],
  [
    ['fetch-query-params', '', 'location1'],
    null,
    [['query-params', { utm_source: 'lettre' }, 'https://www.mon-agence.fr/', '', '']],
  ],
  [['fetch-sticky-contacts', 'location1'], null, [['sticky-contacts', null, null]]],
  [['set-sticky-contacts', 'embedded_iframe_x', 'x', '{}', ''], null],
  ['[iFrameSizer]agenda:1516.5:670:mutationObserver', height(1517)],
  ['[iFrameSizer]agenda:0:0:scrollTo', null],
  ['[iFrameSizer]other:900:600:init', null],
  [contact(null), null],
  [['msgsndr-booking-complete', { fingerprint: 'visitor1', calendarId: 'c1' }], booked],
  [contact({ id: 'a1' }), booked],
  [contact({ startTime: '2026-12-01T10:00' }), booked],
]
