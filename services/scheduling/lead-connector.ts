// GoHighLevel: its addresses, its frame, and the messages of its booking page.
import type { Messages, Provider } from '../Provider.ts'
import { booked, createReader, parseObject, readHeight } from '../read-message.ts'

export const provider: Provider = {
  service: {
    name: 'GoHighLevel (LeadConnector)',
    country: 'États-Unis',
    privacyPolicy: 'https://www.gohighlevel.com/privacy-policy',
  },
  example: 'https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt',
  hosts: ['leadconnectorhq.com', 'msgsndr.com', 'gohighlevel.com'],
  // Agencies give their calendars a host of their own.
  addresses: ['*/widget/(booking|bookings|group|groups)/*(/*|)'],
  otherFrameOrigins: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
  // No `scriptUrl`, because the script reloads every frame of the page and stores contact data in the
  // site's own storage: docs/decisions/0003-scheduling-scripts.md.
}

/** The name that we give the frame in the messages of iframe-resizer. */
const FRAME_ID = 'agenda'

/**
 * Asks a frame to report its height, as iframe-resizer 4.3.11 does. Its settings, in their order: the frame's
 * id, bodyMarginV1, sizeWidth, log, interval, enablePublicMethods, autoResize, bodyMargin,
 * heightCalculationMethod, bodyBackground, bodyPadding, tolerance, inPageLinks, resizeFrom,
 * widthCalculationMethod and mouseEvents.
 */
const resizerRequest = `[iFrameSizer]${FRAME_ID}:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:false`

/** How a frame reports its height, here of 700 pixels: `[iFrameSizer]agenda:700:1120:init` */
const heightReport = new RegExp(`^\\[iFrameSizer\\]${FRAME_ID}:([\\d.]+):`)

// GoHighLevel's own messages are arrays whose first item names the event: `['highlevel.setHeight', {…}]`.
// `parseObject` gives an array as it is, so its items are read under the keys `0`, `1` and `2`.
export const messages: Messages = {
  onLoad: [resizerRequest],
  replyTo(data, campaign) {
    if (data === '[iFrameResizerChild]Ready') return [resizerRequest]
    switch (parseObject(data)[0]) {
      case 'fetch-query-params':
        // The four values after the name `query-params` are the visit's campaign, page, referrer and frame.
        return [['query-params', campaign, location.origin + location.pathname, '', '']]
      case 'fetch-sticky-contacts':
        // The frame asks for stored contact data. The vendor's script answers `null` where there is none.
        return [['sticky-contacts', null, null]]
      default:
        return []
    }
  },
  read(data) {
    const report = typeof data === 'string' ? heightReport.exec(data) : null
    return report ? readHeight(report[1]) : readEvent(data)
  },
}

const readEvent = createReader('0', {
  'highlevel.setHeight': ({ 1: details }) => readHeight(parseObject(details).height),
  'msgsndr-booking-complete': booked,
  // `set-sticky-contacts` may be the only message about a booking: it then contains an appointment.
  'set-sticky-contacts'({ 2: contact }) {
    const appointment = parseObject(parseObject(contact).appointment)
    return Object.keys(appointment).length > 0 ? booked : undefined
  },
})
