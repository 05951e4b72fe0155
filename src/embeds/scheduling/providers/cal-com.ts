import { readHeight } from '../read-height.ts'
import type { SchedulingMessages, SchedulingProvider } from '../SchedulingProvider.ts'
import { withParameters } from '../with-parameters.ts'

const staleSelection = { month: null, date: null, slot: null }

export const calCom: SchedulingProvider = {
  service: {
    name: 'Cal.com',
    country: 'États-Unis',
    privacyPolicy: 'https://cal.com/privacy',
  },
  example: 'https://cal.com/mon-agence/appel-decouverte',
  isHost: (host) => host === 'cal.com' || host.endsWith('.cal.com'),
  path: /^\/[^/]+/,
  pageUrl: (url) => withParameters(url, staleSelection),
  frameUrl(url) {
    const frame = new URL(url)
    // Embeds live on the application's host, as in Cal.com's own script.
    if (frame.host === 'cal.com' || frame.host === 'www.cal.com') frame.host = 'app.cal.com'
    frame.pathname = `${url.pathname.replace(/\/(?:embed\/?)?$/, '')}/embed`
    return withParameters(frame, {
      ...staleSelection,
      // The empty namespace, which is the default one.
      embed: '',
      embedType: 'inline',
      layout: 'month_view',
      theme: 'light',
    })
  },
  // No script: a second execution throws. See docs/decisions/0003-scheduling-scripts.md.
  readyIsVerified: true,
}

type CalMessage = {
  originator?: unknown
  type?: unknown
  data?: { iframeHeight?: unknown; uid?: unknown; booking?: { uid?: unknown } }
}

export const messages: SchedulingMessages = {
  read(message) {
    const { originator, type, data } = Object(message) as CalMessage
    if (originator !== 'CAL') return undefined
    switch (type) {
      case '__iframeReady':
        // The page inside stays blank until it hears this.
        return {
          kind: 'answer',
          message: { originator: 'CAL', method: 'parentKnowsIframeReady' },
        }
      case 'linkReady':
        return { kind: 'ready' }
      case 'linkFailed':
        return { kind: 'failed' }
      case '__dimensionChanged': {
        const px = readHeight(data?.iframeHeight)
        return px === undefined ? undefined : { kind: 'height', px }
      }
      case 'bookingSuccessfulV2':
      case 'bookingSuccessful': {
        const id = data?.uid ?? data?.booking?.uid
        return { kind: 'booked', id: typeof id === 'string' ? id : null }
      }
      default:
        return undefined
    }
  },
}
