import type { Frame, Page } from '@playwright/test'

type Request = { url: URL; referrer: string | undefined }

/** What a stand-in has been asked for, in order. */
export type StandIn = { frames: Request[]; scripts: URL[] }

type Options = {
  /** Answers, but never says a word: an account that is gone, an address that is wrong. */
  isSilent?: boolean
  /** Refuses to answer, as an ad blocker makes it. */
  isBlocked?: boolean
}

/**
 * Plays Calendly: a booking page that speaks only when its address names the embedding site, and a
 * widget script that does nothing.
 */
export async function playCalendly(page: Page, options: Options = {}): Promise<StandIn> {
  const asked = await playFrame(page, 'https://calendly.com/**', options, calendlyPage)
  await page.route('https://assets.calendly.com/**', (route) => {
    asked.scripts.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

/** Plays Cal.com: blank until its parent answers, as the real embed page is. */
export const playCalCom = (page: Page, options: Options = {}): Promise<StandIn> =>
  playFrame(page, 'https://app.cal.com/**', options, calComPage)

/** Makes a frame tell its parent something. */
export const say = (frame: Frame, message: unknown, times = 1) =>
  frame.evaluate(
    ([message, times]) => {
      for (let time = 0; time < times; time++) window.parent.postMessage(message, '*')
    },
    [message, times] as const,
  )

export const calendlySays = {
  ready: { event: 'calendly.event_type_viewed', payload: {} },
  height: (height: string) => ({ event: 'calendly.page_height', payload: { height } }),
  booked: (invitee: string) => ({
    event: 'calendly.event_scheduled',
    payload: {
      event: { uri: 'https://api.calendly.com/scheduled_events/EVENT' },
      invitee: { uri: `https://api.calendly.com/scheduled_events/EVENT/invitees/${invitee}` },
    },
  }),
}

export const calComSays = (type: string, data: object = {}) => ({
  originator: 'CAL',
  type,
  namespace: '',
  fullType: `CAL::${type}`,
  data,
})

async function playFrame(
  page: Page,
  addresses: string,
  { isSilent, isBlocked }: Options,
  body: string,
): Promise<StandIn> {
  const asked: StandIn = { frames: [], scripts: [] }
  await page.route(addresses, async (route) => {
    const request = route.request()
    asked.frames.push({ url: new URL(request.url()), referrer: request.headers().referer })
    if (isBlocked) return route.abort('blockedbyclient')
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="fr"><title>Agenda</title>${isSilent ? '<p>Rien' : body}</html>`,
    })
  })
  return asked
}

export const calendlyPage = `
<h1>Choisissez un créneau</h1>
<label>E-mail <input type="email"></label>
<button type="button">Confirmer</button>
<script>
  const parameters = new URLSearchParams(location.search)
  const isEmbedded = parameters.has('embed_domain') && parameters.get('embed_type') === 'Inline'
  const say = (event, payload = {}) => isEmbedded && parent.postMessage({ event, payload }, '*')
  addEventListener('load', () => {
    say('calendly.page_height', { height: '2px' })
    say('calendly.event_type_viewed')
  })
  document.querySelector('button').addEventListener('click', () => {
    document.querySelector('h1').textContent = 'Calendly confirme votre rendez-vous'
    const uri = 'https://api.calendly.com/scheduled_events/EVENT'
    const payload = { event: { uri }, invitee: { uri: uri + '/invitees/FIRST' } }
    // Widgets can say it twice.
    say('calendly.event_scheduled', payload)
    say('calendly.event_scheduled', payload)
  })
</script>`

export const calComPage = `
<body hidden>
<h1>Choisissez un créneau</h1>
<button type="button">Confirmer</button>
<script>
  const say = (type, data = {}) =>
    parent.postMessage({ originator: 'CAL', type, namespace: '', fullType: 'CAL::' + type, data }, '*')
  addEventListener('message', ({ data }) => {
    if (data.originator !== 'CAL' || data.method !== 'parentKnowsIframeReady') return
    say('__dimensionChanged', { iframeHeight: 640, iframeWidth: 800, isFirstTime: true })
    document.body.hidden = false
    say('linkReady')
  })
  addEventListener('load', () => say('__iframeReady'))
  document.querySelector('button').addEventListener('click', () => {
    document.querySelector('h1').textContent = 'Cal.com confirme votre rendez-vous'
    say('bookingSuccessfulV2', { uid: 'FIRST', title: 'Appel', status: 'ACCEPTED' })
    say('bookingSuccessful', { booking: {}, confirmed: true })
  })
</script>`
