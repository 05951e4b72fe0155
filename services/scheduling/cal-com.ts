import type { Messages, Provider, Sample } from '../Provider.ts'
import { booked, height, parseMessage, pending, readByName } from '../read-message.ts'
import { withParameters } from '../with-parameters.ts'

const service = {
  name: 'Cal.com',
  country: 'États-Unis',
  privacyPolicy: 'https://cal.com/privacy',
}
/** The same American company, which keeps this one's data in Europe. */
const european = { ...service, country: 'États-Unis, données gardées dans l’Union européenne' }

export const provider: Provider = {
  service,
  verified:
    '2026-11-22, @calcom/embed-core 1.5.3, exécuté ; useBookings.ts de calcom/cal.com, lu avant que la source ne se ferme, en avril 2026',
  readyIsVerified: true,
  example: 'https://cal.com/mon-agence/appel-decouverte',
  hostPattern: /^(?:.+\.)?cal\.(?:com|eu)$/,
  // Not what it shows to its owner alone.
  addressPatterns: [
    /^(?:[^/]+\.)?cal\.(?:com|eu)\/(?!(?:event-types|bookings|availability|settings|apps|teams)(?:\/|$))[^/?]/,
  ],
  customDomainPath: /^\/[^/]/,
  // Software that anyone may run: the pages have to say who does.
  requiredKeys: ({ host }) =>
    provider.hostPattern?.test(host.replace(/^www\./, '')) ? [] : ['country', 'privacyPolicy'],
  addressFromCode(code) {
    const [, link] =
      /calLink["']?\s*:\s*["']([\w.+/-]+)["']/.exec(code) ??
      /data-cal-link=["']([\w.+/-]+)["']/.exec(code) ??
      []
    const [, origin = 'https://cal.com'] =
      /origin["']?\s*[:=]\s*["'](https:\/\/[\w.-]+)["']/.exec(code) ?? []
    return link && `${origin.replace('//app.cal.', '//cal.')}/${link}`
  },
  describe(url) {
    const page = new URL(withParameters(url, { month: null, date: null, slot: null }))
    page.pathname = page.pathname.replace(/\/(?:embed\/?)?$/, '')
    const frame = new URL(page)
    // Embeds live on the application's host, as in Cal.com's own script.
    frame.host = frame.host.replace(/^(?:www\.)?(?=cal\.(?:com|eu)$)/, 'app.')
    frame.pathname = `${page.pathname}/embed`
    return {
      ...(url.host.endsWith('cal.eu') && { service: european }),
      pageUrl: page.href,
      // The empty namespace is the default one.
      frameUrl: withParameters(frame, {
        embed: '',
        embedType: 'inline',
        layout: 'month_view',
        theme: 'light',
      }),
    }
  },
  // No script: a second execution throws. See docs/decisions/0003-scheduling-scripts.md.
}

export const messages: Messages = {
  answer(data) {
    const { originator, type } = parseMessage(data)
    // The page inside stays blank until it hears this.
    return originator === 'CAL' && type === '__iframeReady'
      ? [{ originator: 'CAL', method: 'parentKnowsIframeReady' }]
      : []
  },
  read: (data) => (parseMessage(data).originator === 'CAL' ? read(data) : undefined),
}

const read = readByName('type', {
  linkReady: { kind: 'ready' },
  linkFailed: { kind: 'failed' },
  __dimensionChanged: ({ data }) => height(parseMessage(data).iframeHeight),
  __routeChanged: { kind: 'moved' },
  bookingSuccessfulV2: ({ data }) => bookedBy(parseMessage(data)),
  // The first version of the event comes before the second, and puts the booking inside.
  bookingSuccessful({ data }) {
    const { booking, ...told } = parseMessage(data)
    return bookedBy({ ...parseMessage(booking), ...told })
  },
})

type Booking = Partial<Record<'status' | 'confirmed' | 'paymentRequired' | 'paymentUid', unknown>>

function bookedBy({ status, confirmed, paymentRequired, paymentUid }: Booking) {
  const isPaid = !paymentRequired && !paymentUid
  return status === 'PENDING' || confirmed === false || !isPaid ? pending : booked
}

const posted = (type: string, data: object = {}) => ({
  originator: 'CAL',
  type,
  namespace: '',
  fullType: `CAL::${type}`,
  data,
})

export const samples: readonly Sample[] = [
  [posted('__iframeReady'), null, [{ originator: 'CAL', method: 'parentKnowsIframeReady' }]],
  [posted('linkReady'), { kind: 'ready' }],
  [posted('linkFailed', { code: '404', msg: 'x', data: { url: 'y' } }), { kind: 'failed' }],
  [posted('__dimensionChanged', { iframeHeight: 640.5 }), height(641)],
  [posted('__routeChanged'), { kind: 'moved' }],
  [posted('eventTypeSelected'), null],
  [posted('bookingSuccessfulV2', { uid: 'u1', title: 'Appel' }), booked],
  [posted('bookingSuccessful', { booking: { uid: 'u1' } }), booked],
  [
    posted('bookingSuccessfulV2', { uid: 'u1', status: 'ACCEPTED', paymentRequired: false }),
    booked,
  ],
  // It waits for its host, or for payment; the two versions of the event say so differently.
  [posted('bookingSuccessfulV2', { uid: 'u1', status: 'PENDING' }), pending],
  [
    posted('bookingSuccessfulV2', { uid: 'u1', status: 'ACCEPTED', paymentRequired: true }),
    pending,
  ],
  [posted('bookingSuccessful', { booking: { uid: 'u1' }, confirmed: false }), pending],
  // Of payment alone, `confirmed` says nothing.
  [
    posted('bookingSuccessful', { booking: { uid: 'u1', paymentUid: 'p1' }, confirmed: true }),
    pending,
  ],
  [{ ...posted('linkReady'), originator: 'X' }, null],
]
