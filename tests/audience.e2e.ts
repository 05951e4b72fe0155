import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { type Step, stepNames } from '../services/audience/steps.ts'
import { findViolations } from './axe.ts'
import { expect, open, openTowardsCalendar, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { calendlySays, playCalendly, say } from './stand-ins/scheduling.ts'
import { playVimeo } from './stand-ins/video.ts'

const matomo = 'https://matomo.agence.example'
const vimeo = 'https://player.vimeo.com'
const calendly = 'https://calendly.com'

type Options = { status?: number; hangs?: boolean; isGone?: boolean }

/** Plays Matomo, and records every byte that it is sent. */
async function playMatomo(
  visitor: Page | BrowserContext,
  { status = 204, hangs, isGone }: Options = {},
) {
  const asked: Request[] = []
  await visitor.route(`${matomo}/**`, (route) => {
    asked.push(route.request())
    if (hangs) return
    return isGone ? route.abort('namenotresolved') : route.fulfill({ status })
  })
  const bodies = () => asked.map((request) => request.postData() ?? '')
  const steps = () => bodies().map((body) => new URLSearchParams(body).get('e_a') ?? 'page-vue')
  return { asked, bodies, steps }
}

/** The page sends when it is idle: a little later, all that it will ever send is there. */
const settle = (page: Page) => page.waitForTimeout(2500)

const vimeoAt = (seconds: number) =>
  JSON.stringify({ event: 'timeupdate', data: { seconds, duration: 100, percent: seconds / 100 } })

/** Every byte that Matomo may be sent of a step. */
const bodyOf = (step: Step, address: string) =>
  `idsite=7&rec=1&apiv=1&send_image=0&url=${encodeURIComponent(address)}${step === 'page-vue' ? '' : `&e_c=etape&e_a=${step}&ca=1`}`

const signals = [
  ['Global Privacy Control', 'globalPrivacyControl'],
  ['Do Not Track', 'doNotTrack'],
] as const

/** The browser objects in the visitor's place. */
const object = (page: Page, property: (typeof signals)[number][1]) =>
  page.addInitScript((property) => {
    const value = property === 'doNotTrack' ? '1' : true
    Object.defineProperty(Navigator.prototype, property, { value })
  }, property)

const manage = (page: Page) => page.getByRole('button', { name: 'Gérer mes choix' })

test.describe('visits counted by Matomo', () => {
  test.use({ build: 'counted' })

  test('a page costs one request, with its address and nothing of the visitor', async ({
    page,
    baseURL,
  }) => {
    const { asked, bodies } = await playMatomo(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
    })
    await open(page, '/mentions-legales?utm_source=lettre&gclid=secret#section')
    await expect.poll(() => asked.length).toBe(1)
    await settle(page)
    expect(bodies()).toEqual([bodyOf('page-vue', `${baseURL}/mentions-legales`)])
    expect(elsewhere).toEqual([`${matomo}/mesure/matomo.php`])
    const [request] = asked
    expect(request?.method()).toBe('POST')
    expect(request?.url()).toBe(`${matomo}/mesure/matomo.php`)
    const headers = (await request?.allHeaders()) ?? {}
    expect(headers.referer).toBe(`${baseURL}/`)
    expect(headers.cookie).toBeUndefined()
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

  test.describe('an address that does not exist', () => {
    test.use({ expectedConsole: /status of 404/ })

    test('is told as such, without what it says', async ({ page }) => {
      const { bodies } = await playMatomo(page)
      await page.goto('/jeanne@exemple.fr')
      await expect.poll(bodies).toHaveLength(1)
      expect(bodies()[0]).toMatch(/%2F404$/)
    })
  })

  test('each step is told once, as player and calendar say it', async ({ page, baseURL }) => {
    const { steps, bodies } = await playMatomo(page)
    const expectExactly = (...told: Step[]) =>
      expect
        .poll(() => bodies().sort())
        .toEqual(told.map((step) => bodyOf(step, `${baseURL}/`)).sort())
    await playVimeo(page)
    await playCalendly(page)
    await openTowardsCalendar(page)
    const film = await frameOf(page, vimeo)
    await film.getByRole('button', { name: 'Lire' }).click()
    for (const seconds of [1, 24, 26, 51, 80]) await say(film, vimeoAt(seconds))
    const calendar = await frameOf(page, calendly)
    await page.locator('iframe[title^="Agenda"]').scrollIntoViewIfNeeded()
    await say(calendar, { event: 'calendly.date_and_time_selected', payload: {} }, 10_000)
    await say(calendar, calendlySays.booked('FIRST'), 10_000)
    const told: Step[] = [
      ...(['page-vue', 'film-commence', 'film-25', 'film-50', 'film-75'] as const),
      ...(['agenda-vu', 'creneau-choisi', 'reservation'] as const),
    ]
    await expectExactly(...told)
    await say(film, vimeoAt(96))
    await say(film, vimeoAt(20))
    await expect.poll(steps).toContain('film-95')
    await settle(page)
    await expectExactly(...told, 'film-95')
  })

  test('another page, or the same one again, is counted anew', async ({ page }) => {
    const { steps } = await playMatomo(page)
    await open(page, '/mentions-legales')
    await page.getByRole('link', { name: 'Protection des données', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Protection' })).toBeVisible()
    await page.goBack()
    await expect.poll(steps).toEqual(['page-vue', 'page-vue', 'page-vue'])
  })

  test('ways out and failures are told', async ({ page, baseURL }) => {
    const { bodies } = await playMatomo(page)
    await playVimeo(page, { isSilent: true })
    await playCalendly(page, { isSilent: true })
    await page.clock.install()
    await openTowardsCalendar(page)
    await frameOf(page, calendly)
    await page.clock.runFor(12_000)
    // A program that the link would open does not exist here.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    )
    for (const address of ['mailto:', 'tel:', 'https://calendly.com/']) {
      await page.locator(`a[href^="${address}"]:visible`).first().click()
    }
    await page.clock.runFor(5000)
    const told = [
      ...(['video-en-panne', 'agenda-en-panne'] as const),
      ...(['sortie-mail', 'sortie-telephone', 'sortie-onglet'] as const),
    ].map((step) => bodyOf(step, `${baseURL}/`))
    await expect.poll(bodies).toEqual(expect.arrayContaining(told))
  })

  test('a menu that is opened on a link is no way out', async ({ page }) => {
    const { steps } = await playMatomo(page)
    await open(page, '/merci')
    await page.locator('a[href^="mailto:"]').click({ button: 'right' })
    await settle(page)
    expect(steps()).toEqual(['page-vue'])
  })

  test('a page that nobody has seen yet is counted when somebody does', async ({ page }) => {
    const { steps } = await playMatomo(page)
    await page.addInitScript(() => {
      Object.assign(window, { seen: 'hidden' })
      Object.defineProperty(Document.prototype, 'visibilityState', {
        get: () => Reflect.get(window, 'seen'),
      })
    })
    await open(page, '/mentions-legales')
    await settle(page)
    expect(steps()).toEqual([])
    await page.evaluate(() => {
      Object.assign(window, { seen: 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(steps).toEqual(['page-vue'])
  })

  test('what the page would not believe is not counted', async ({ page }) => {
    const { steps } = await playMatomo(page)
    await playVimeo(page)
    await playCalendly(page)
    await openTowardsCalendar(page)
    await frameOf(page, calendly)
    const film = await frameOf(page, vimeo)
    const forged = [
      calendlySays.booked('FORGED'),
      { event: 'calendly.date_and_time_selected' },
      vimeoAt(99),
      'merci',
    ]
    for (const message of forged) {
      await page.evaluate((message) => window.postMessage(message, '*'), message)
      if (message !== forged[2]) await say(film, message, 100)
    }
    await say(film, JSON.stringify({ event: 'timeupdate', data: { seconds: '99', duration: -1 } }))
    await settle(page)
    expect(steps().filter((step) => !['page-vue', 'agenda-vu'].includes(step))).toEqual([])
  })

  test('leaving sends what was waiting', async ({ page }) => {
    const { steps } = await playMatomo(page)
    // A page that is never idle.
    await page.addInitScript(() => {
      let calls = 0
      const idle = window.requestIdleCallback.bind(window)
      // The first wakes the page up.
      window.requestIdleCallback = (...given) => (calls++ === 0 ? idle(...given) : 0)
    })
    await open(page, '/mentions-legales')
    expect(steps()).toEqual([])
    // What the browser says to a page that it leaves.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect.poll(steps).toEqual(['page-vue'])
  })

  for (const [trouble, options] of Object.entries({
    hangs: { hangs: true },
    'answers 500': { status: 500 },
    'does not resolve': { isGone: true },
  })) {
    test.describe(`an endpoint that ${trouble}`, () => {
      test.use({ expectedConsole: /status of 500|ERR_NAME_NOT_RESOLVED/ })

      test('costs the visitor nothing', async ({ page }) => {
        const { asked } = await playMatomo(page, options)
        await playCalendly(page)
        await openTowardsCalendar(page)
        await expect.poll(() => asked.length).toBeGreaterThan(0)
        const calendar = await frameOf(page, calendly)
        await calendar.getByRole('button', { name: 'Confirmer' }).click()
        await expect(page.getByRole('heading', { name: 'Votre appel est réservé' })).toBeVisible()
      })
    })
  }

  test('one switch, on every page, ends it at once and for good', async ({ page }) => {
    const { asked } = await playMatomo(page)
    await open(page, '/conditions-generales')
    await expect.poll(() => asked.length).toBe(1)
    await manage(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Vos visites sont comptées.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Ne plus compter mes visites' }).click()
    await expect(dialog.getByText('Vos visites ne sont pas comptées.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await open(page, '/')
    await settle(page)
    expect(asked).toHaveLength(1)
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ objection: 'mesure' })

    await manage(page).click()
    await dialog.getByRole('button', { name: 'Compter mes visites', exact: true }).click()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await open(page, '/mentions-legales')
    await expect.poll(() => asked.length).toBe(2)
  })

  test('a calendar that tells its booking and then leads the whole tab to /merci is counted once', async ({
    page,
    baseURL,
  }) => {
    const { steps } = await playMatomo(page)
    await playCalendly(page)
    // A browser lets no page of the Internet lead to one of this machine.
    await page.route('**/merci?*', async (route) =>
      route.fulfill({ response: await route.fetch() }),
    )
    await openTowardsCalendar(page)
    const calendar = await frameOf(page, calendly)
    await calendar.evaluate((address) => {
      // What it would say to a site with https.
      const meta = { name: 'referrer', content: 'origin' }
      document.head.append(Object.assign(document.createElement('meta'), meta))
      document.querySelector('button')?.addEventListener('click', () => {
        setTimeout(() => Object.assign(window.top as Window, { location: address }), 100)
      })
    }, `${baseURL}/merci?invitee_email=secret`)
    await calendar.getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByText('a enregistré votre réservation')).toBeVisible()
    await expect(page).toHaveURL('/merci')
    await settle(page)
    await page.reload()
    await settle(page)
    expect(steps().filter((step) => step === 'reservation')).toHaveLength(1)
  })

  for (const [signal, property] of signals) {
    test(`${signal} is an objection`, async ({ page }) => {
      const { asked } = await playMatomo(page)
      await object(page, property)
      await open(page, '/')
      await settle(page)
      expect(asked).toEqual([])
      await manage(page).click()
      await expect(page.getByText('Votre navigateur demande de ne pas être suivi')).toBeVisible()
      await expect(page.getByRole('button', { name: /compter mes visites/i })).toHaveCount(0)
    })
  }

  test('a booking that ends in another tab counts there, and in a frame only around it', async ({
    page,
    baseURL,
  }) => {
    const { steps } = await playMatomo(page)
    await page.route(`${calendly}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Referrer-Policy': 'origin' },
        body: `<a href="${baseURL}/merci?email=secret">Suite</a>`,
      }),
    )
    await page.goto(`${calendly}/agence-exemple/decouverte`)
    await page.getByRole('link', { name: 'Suite' }).click()
    await expect.poll(steps).toEqual(['page-vue', 'reservation'])

    await page.route('**/merci?*', async (route) =>
      route.fulfill({ response: await route.fetch() }),
    )
    await openTowardsCalendar(page)
    const calendar = await frameOf(page, calendly)
    await calendar.evaluate((address) => location.assign(address), `${baseURL}/merci?a=b`)
    await expect.poll(() => steps().filter((step) => step === 'reservation')).toHaveLength(2)
    await settle(page)
    expect(steps().filter((step) => step === 'page-vue')).toHaveLength(2)
  })
})

test.describe('visits counted in the log of the server', () => {
  test.use({ build: 'logged' })

  /** Every request that is not for something to show: its method, address, body and who it says it is. */
  const posted = (page: Page) => {
    const asked: Request[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') asked.push(request)
    })
    const steps = () => asked.map((request) => new URL(request.url()).pathname.replace(/^.*\//, ''))
    return { asked, steps }
  }

  test('our own film and the demonstration calendar are told as they are', async ({
    page,
    baseURL,
  }) => {
    const { asked, steps } = posted(page)
    await openTowardsCalendar(page)
    await page.getByRole('button', { name: /^Regarder la vidéo/ }).click()
    await expect.poll(steps).toContain('film-commence')
    await page.locator('video').evaluate((film: HTMLVideoElement) => {
      film.pause()
      film.currentTime = film.duration * 0.8
    })
    await expect.poll(steps).toContain('film-75')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await expect.poll(steps).toContain('agenda-vu')
    await settle(page)
    const told = ['page-vue', 'film-commence', 'film-25', 'film-50', 'film-75', 'agenda-vu']
    expect(asked.map((request) => `${request.method()} ${request.url()}`).sort()).toEqual(
      told.map((step) => `POST ${baseURL}/mesure/${step}`).sort(),
    )
    for (const request of asked) {
      const { referer, cookie } = await request.allHeaders()
      expect([request.postData(), referer, cookie]).toEqual([null, `${baseURL}/`, undefined])
      expect((await request.response())?.status()).toBe(204)
    }
  })

  for (const [signal, property] of signals) {
    test(`${signal} is an objection here too`, async ({ page }) => {
      const { asked } = posted(page)
      await object(page, property)
      await openTowardsCalendar(page)
      await settle(page)
      expect(asked).toEqual([])
    })
  }

  test('one switch ends it here too, where nothing else is to be managed', async ({ page }) => {
    const { steps } = posted(page)
    await open(page, '/protection-donnees')
    await expect.poll(steps).toEqual(['page-vue'])
    await manage(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Ne plus compter mes visites' }).click()
    await expect(dialog.getByText('Vos visites ne sont pas comptées.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await openTowardsCalendar(page)
    await settle(page)
    expect(steps()).toEqual(['page-vue'])
  })
})

test.describe('nobody counts', () => {
  for (const build of ['shipped', 'contextual'] as const) {
    test.describe(build, () => {
      test.use({ build })

      test('nothing of it is in the pages, their scripts or their texts', ({ siteDir }) => {
        const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
        const texts = files.filter((name) => /\.(?:js|html)$/.test(name) && !/merci/.test(name))
        const words = [
          ...stepNames.filter((step) => step.includes('-')),
          ...['matomo', 'keepalive', 'objection', 'globalPrivacyControl', 'navigation.activation'],
        ]
        for (const name of texts) {
          const text = readFileSync(join(siteDir, name), 'utf8')
          expect(
            words.filter((word) => text.includes(word)),
            name,
          ).toEqual([])
        }
      })

      test('no page posts anything', async ({ page }) => {
        const posted: string[] = []
        page.on('request', (request) => {
          if (request.method() !== 'GET') posted.push(request.url())
        })
        await openTowardsCalendar(page)
        await settle(page)
        await page.goto('/mentions-legales')
        expect(posted).toEqual([])
      })
    })
  }
})
