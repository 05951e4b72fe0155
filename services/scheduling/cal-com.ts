// Cal.com: its addresses, its frame, and the messages of its booking page.
import type { Messages, Provider } from '../Provider.ts'
import { createReader, parseObject, readHeight } from '../read-message.ts'
import { withParameters } from '../with-parameters.ts'

/** The calendar in a call of Cal.com's script, `calLink: "agence/30min"`, or in a button, `data-cal-link="agence/30min"`. */
const LINK = /(?:calLink["']?\s*:|data-cal-link=)\s*["']([\w.+/-]+(?:\?[\w=&%.-]*)?)["']/

/** The server in an embed code: `origin:"https://…"`, or `data-cal-origin="https://…"` in a button. */
const ORIGIN = /origin["']?\s*[:=]\s*["'](https:\/\/[\w.-]+)["']/

/** Cal.com's own host; that of a customer is, for example, `agence.cal.com`. */
const MAIN_HOST = /^(?:www\.)?(cal\.(?:com|eu))$/

export const provider: Provider = {
  service: {
    name: 'Cal.com',
    // Accounts on cal.eu are with the same American company.
    country: 'États-Unis',
    privacyPolicy: 'https://cal.com/privacy',
  },
  promisesMessage: true,
  example: 'https://cal.com/mon-agence/appel-decouverte',
  hosts: ['cal.com', 'cal.eu'],
  addresses: [
    '({organisation}.|)cal.(com|eu)/(team/|){user}(/{event}|)(/embed|)',
    '({organisation}.|)cal.(com|eu)/(forms|routing-forms)/*(/embed|)',
  ],
  placeholders: { organisation: /(?!(?:docs|help|blog|api|developer|status|console|go)\.)[\w-]+/ },
  reserved: ['d', 'team', 'insights', 'video', 'payment', 'success'],
  canBeSelfHosted: true,
  addressFromCode(code) {
    const [, link] = LINK.exec(code) ?? []
    const [, origin = 'https://cal.com'] = ORIGIN.exec(code) ?? []
    return link && `${origin.replace('//app.cal.', '//cal.')}/${link}`
  },
  describeFrame(url) {
    const page = new URL(url)
    page.pathname = page.pathname.replace(/\/(?:embed\/?)?$/, '')
    const frame = new URL(page)
    // The frame's host is `app.cal.com` or `app.cal.eu`, as in Cal.com's own script.
    frame.host = frame.host.replace(MAIN_HOST, 'app.$1')
    frame.pathname = `${page.pathname}/embed`
    return {
      pageUrl: page.href,
      // `embed` names the frame: Cal.com's page repeats the name in its messages. The name is empty, as by
      // default in Cal.com's own script; `messages` does not read it.
      frameUrl: withParameters(frame, {
        embed: '',
        embedType: 'inline',
        layout: 'month_view',
        theme: 'light',
      }),
    }
  },
  // `scriptUrl` is absent: the script throws when run twice (docs/decisions/0003-scheduling-scripts.md).
}

export const messages: Messages = {
  replyTo(data) {
    const { originator, type } = parseObject(data)
    // Until Cal.com's frame receives `parentKnowsIframeReady`, its page stays blank.
    return originator === 'CAL' && type === '__iframeReady'
      ? [{ originator: 'CAL', method: 'parentKnowsIframeReady' }]
      : []
  },
  read: (data) => (parseObject(data).originator === 'CAL' ? readEvent(data) : undefined),
}

const readEvent = createReader('type', {
  linkReady: { kind: 'ready' },
  linkFailed: { kind: 'failed' },
  __dimensionChanged: ({ data }) => readHeight(parseObject(data).iframeHeight),
  __routeChanged: { kind: 'moved' },
  bookingSuccessfulV2({ data }) {
    const { status, paymentRequired } = parseObject(data)
    // A confirmed booking may still have to be paid.
    return { kind: 'booked', isPending: status === 'PENDING' || paymentRequired === true }
  },
})
