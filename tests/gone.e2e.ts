import type { Page } from '@playwright/test'
import { expect, openTowardsCalendar, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { calComSays, playCalCom, playCalendly, say } from './stand-ins/scheduling.ts'
import { playVimeo, playWistia } from './stand-ins/video.ts'

// What a browser says of a page that is missing, or that refuses to be framed.
test.use({ expectedConsole: /status of 404|X-Frame-Options|Framing|Refused to display|frame/ })

/** How a service answers for what is not to be shown, and what the visitor is told. */
type Gone = {
  host: string
  /** The page says this, as the vendor's own code does. */
  tells?: object
  status?: number
  headers?: Record<string, string>
  /** Nothing tells: eight seconds are waited for. */
  isSilent?: true
  says: string
}

const framesRefused = { 'X-Frame-Options': 'DENY' }
const late = 'L’agenda tarde à s’afficher'
const notHere = 'Vimeo ne permet pas de voir cette vidéo ici.'
const wrongMethod = { event: 'error', data: { method: 'ready', name: 'PrivacyError', message: '' } }
const noSuchType = { code: '404', msg: 'Not found', data: { url: '' } }
const vimeo = 'player.vimeo.com'

const gone = {
  contextual: {
    'a film of Vimeo that is private': { host: vimeo, tells: wrongMethod, says: notHere },
    'a film of Vimeo whose page refuses frames': {
      host: vimeo,
      headers: framesRefused,
      isSilent: true,
      says: 'Le lecteur de Vimeo ne répond pas.',
    },
    'an event type that Cal.com does not know': {
      host: 'app.cal.com',
      tells: calComSays('linkFailed', noSuchType),
      says: late,
    },
  },
  services: {
    'a film that Wistia has no more': {
      host: 'fast.wistia.net',
      status: 404,
      isSilent: true,
      says: 'Regarder sur Wistia',
    },
    'an event type of Calendly that has expired': {
      host: 'calendly.com',
      status: 404,
      isSilent: true,
      says: late,
    },
  },
} satisfies Record<string, Record<string, Gone>>

async function playGone(page: Page, { host, tells, status = 200, headers }: Gone) {
  const script = `<script>onload = () => parent.postMessage(${JSON.stringify(tells)}, '*')</script>`
  await page.route(`https://${host}/**`, (route) =>
    route.fulfill({
      status,
      headers: { 'Content-Type': 'text/html', ...headers },
      body: `<!doctype html><title>Gone</title><p>Gone</p>${tells ? script : ''}`,
    }),
  )
}

for (const [build, services] of Object.entries(gone) as [keyof typeof gone, Record<string, Gone>][])
  test.describe(build, () => {
    test.use({ build })

    for (const [what, service] of Object.entries(services)) {
      test(`${what} leaves another way`, async ({ page }) => {
        await Promise.all([playVimeo(page), playCalCom(page), playWistia(page), playCalendly(page)])
        await playGone(page, service)
        await page.clock.install()
        await openTowardsCalendar(page)
        if (build === 'contextual') {
          const isFilm = service.host === vimeo
          const name = isFilm ? /^Regarder la vidéo/ : 'Voir les créneaux'
          await page.getByRole('button', { name }).click()
        }
        await expect.poll(() => page.frames().length).toBeGreaterThan(1)
        const said = page.getByText(service.says).filter({ visible: true }).first()
        if (service.isSilent) {
          await page.clock.runFor(2000)
          await page.clock.runFor(9000)
        }
        await expect(said).toBeVisible()
      })
    }
  })

test.describe('a page inside that changes', () => {
  test.use({ build: 'contextual' })

  test('brings its top back on screen for whoever is in it', async ({ page }) => {
    await playCalCom(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openTowardsCalendar(page)
    await page.getByRole('button', { name: 'Voir les créneaux' }).click()
    const frame = await frameOf(page, 'https://app.cal.com')
    await frame.getByRole('button', { name: 'Confirmer' }).focus()
    const calendar = page.getByTitle(/agenda/i)
    const top = async () => (await calendar.boundingBox())?.y ?? 0
    for (const [hidden, isBroughtBack] of [
      [100, false],
      [500, true],
    ] as const) {
      await calendar.evaluate((element, px) => {
        scrollTo(0, scrollY + element.getBoundingClientRect().top + px)
      }, hidden)
      await expect.poll(top).toBeLessThan(1 - hidden)
      await say(frame, calComSays('__routeChanged'))
      // In order: once the height has changed, the other message has been heard.
      await say(frame, calComSays('__dimensionChanged', { iframeHeight: 1000 + hidden }))
      await expect.poll(async () => (await calendar.boundingBox())?.height).toBe(1000 + hidden)
      if (isBroughtBack) await expect.poll(top).toBeGreaterThan(-10)
      else expect(await top()).toBeLessThan(1 - hidden)
    }
  })
})
