import type { Page } from '@playwright/test'
import { frameOf, playFrames } from './frames.ts'

export const calendly = 'https://calendly.com'
export const calCom = 'https://app.cal.com'

/** Stands in for Calendly: a booking page, and a widget script that does nothing. */
export async function playCalendly(page: Page) {
  await page.route('https://assets.calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  return playFrames(page, `${calendly}/**`, calendlyPage)
}

export async function leadToThanks(page: Page, address: string) {
  // Browsers forbid a page of the Internet to open `/merci`, which is on this machine: the test fetches it for them.
  await page.route('**/merci?*', async (route) => route.fulfill({ response: await route.fetch() }))
  const frame = await frameOf(page, calendly)
  await frame.evaluate((address) => location.assign(address), address)
}

/** Stands in for Cal.com: like the real calendar, it stays blank until the page around it answers. */
export const playCalCom = (page: Page) => playFrames(page, `${calCom}/**`, calComPage)

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

const calendlyPage = `
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
    // Calendly's widget may report a booking twice.
    say('calendly.event_scheduled', payload)
    say('calendly.event_scheduled', payload)
  })
</script>`

const calComPage = `
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
  })
</script>`
