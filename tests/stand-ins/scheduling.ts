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

export const calendlySays = (event: string, payload: object = {}) => ({
  event: `calendly.${event}`,
  payload,
})

const calendlyPage = `
<h1>Choisissez un créneau</h1>
<button type="button">Confirmer</button>
<script>
  const isEmbedded = new URLSearchParams(location.search).has('embed_domain')
  const say = (event) => isEmbedded && parent.postMessage({ event, payload: {} }, '*')
  addEventListener('load', () => say('calendly.event_type_viewed'))
  document.querySelector('button').addEventListener('click', () => {
    document.querySelector('h1').textContent = 'Calendly confirme votre rendez-vous'
    // Calendly's widget may report a booking twice.
    say('calendly.event_scheduled')
    say('calendly.event_scheduled')
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
