import { parseMessage } from '../parse-message.ts'
import type { SchedulingProvider } from '../SchedulingProvider.ts'
import type { Messages } from '../Service.ts'
import { booked, height } from '../scheduling-signals.ts'
import { withParameters } from '../with-parameters.ts'

const staleSelection = { month: null, date: null, slot: null }

const service = {
  name: 'Cal.com',
  country: 'États-Unis',
  privacyPolicy: 'https://cal.com/privacy',
}
/** The same American company, which keeps this one's data in Europe. */
const european = { ...service, country: 'États-Unis, données gardées dans l’Union européenne' }

export const provider: SchedulingProvider = {
  service,
  tells: ['ready', 'failed', 'height', 'booked'],
  verified: {
    against: '@calcom/embed-core 1.5.3, exécuté ; useBookings.ts de calcom/cal.com, lu',
    on: '2026-11-21',
  },
  redirect:
    'dans les réglages avancés du type d’événement, « Rediriger après la réservation », et dessous la transmission des paramètres décochée',
  readyIsVerified: true,
  example: 'https://cal.com/mon-agence/appel-decouverte',
  isHost: (host) => /^(?:.+\.)?cal\.(?:com|eu)$/.test(host),
  ownHost: 'another company',
  path: /^\/[^/]+/,
  fromCode(code) {
    const [, link] =
      /calLink["']?\s*:\s*["']([\w.+/-]+)["']/.exec(code) ??
      /data-cal-link=["']([\w.+/-]+)["']/.exec(code) ??
      []
    const [, origin = 'https://cal.com'] =
      /origin["']?\s*[:=]\s*["'](https:\/\/[\w.-]+)["']/.exec(code) ?? []
    return link && `${origin.replace('//app.cal.', '//cal.')}/${link}`
  },
  describe: (url) => {
    const page = new URL(url)
    page.pathname = page.pathname.replace(/\/(?:embed\/?)?$/, '')
    const frame = new URL(page)
    // Embeds live on the application's host, as in Cal.com's own script.
    frame.host = frame.host.replace(/^(?:www\.)?(?=cal\.(?:com|eu)$)/, 'app.')
    frame.pathname = `${page.pathname}/embed`
    return {
      ...(url.host.endsWith('cal.eu') && { service: european }),
      pageUrl: withParameters(page, staleSelection),
      frameUrl: withParameters(frame, {
        ...staleSelection,
        // The empty namespace, which is the default one.
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
  read(message) {
    const { originator, type, data } = parseMessage(message)
    if (originator !== 'CAL') return undefined
    const { iframeHeight, ...told } = parseMessage(data)
    // The first version of the event puts the booking inside, and comes before the second.
    const booking = { ...parseMessage(told.booking), ...told }
    switch (type) {
      case 'linkReady':
        return { kind: 'ready' }
      case 'linkFailed':
        return { kind: 'failed' }
      case '__dimensionChanged':
        return height(iframeHeight)
      case 'bookingSuccessfulV2':
      case 'bookingSuccessful': {
        const { uid, status, confirmed, paymentRequired, paymentUid } = booking as Partial<
          Record<string, unknown>
        >
        const isPending =
          status === 'PENDING' || confirmed === false || Boolean(paymentRequired || paymentUid)
        return booked(uid, isPending)
      }
      default:
        return undefined
    }
  },
}
