import type { Route } from '@playwright/test'
import { shifts, watchShifts } from './shifts.ts'
import { boxOf, expect, open, openTowardsCalendar, test } from './site.ts'
import { frameOf, playSilence, say } from './stand-ins/frames.ts'
import {
  calComSays,
  calendly,
  calendlySays,
  playCalCom,
  playCalendly,
} from './stand-ins/scheduling.ts'
import { playVimeo } from './stand-ins/video.ts'

test.use({ expectedConsole: /status of 404/ })

/** How a service may answer a request for a video or a calendar that no longer exists. */
const failures = {
  'answers 404': (route: Route) => route.fulfill({ status: 404, body: '<p>Gone' }),
  hangs: () => undefined,
}

const speaking = [
  {
    host: 'player.vimeo.com',
    play: playVimeo,
    purpose: 'video',
    gone: 'Vimeo ne répond pas.',
    ways: [/^Regarder sur Vimeo/, 'Écrire au support'],
  },
  {
    host: 'app.cal.com',
    play: playCalCom,
    purpose: 'scheduling',
    gone: 'L’agenda tarde à s’afficher',
    ways: ['Ouvrir l’agenda dans un nouvel onglet', 'Proposer trois créneaux par e‑mail'],
  },
] as const

for (const { purpose, host, gone, ways, play } of speaking) {
  test.describe(`where ${host} says when it is ready`, () => {
    test.use({ build: 'contextual' })

    for (const [what, fail] of Object.entries(failures)) {
      test(`a frame that ${what} gets a sentence, ways out, another try`, async ({
        page,
        home,
      }) => {
        await page.route(`https://${host}/**`, fail)
        await page.clock.install()
        await openTowardsCalendar(page)
        const { ask, frame, box, status } = home.parts[purpose]
        await ask.click()
        await expect(frame).toHaveCSS('opacity', '0')
        // The test's clock also runs on by itself, so these durations are approximate.
        await page.clock.runFor(8100)
        await expect(box.getByText(gone)).toBeVisible()
        for (const name of ways) await expect(box.getByRole('link', { name })).toBeVisible()
        await expect(frame).toHaveCSS('opacity', '0')
        await expect(status).toHaveText(gone)

        await page.unroute(`https://${host}/**`, fail)
        await play(page)
        await box.getByRole('button', { name: 'Réessayer' }).click()
        await expect(box.getByText(gone)).toHaveCount(0)
        await page.clock.runFor(200)
        await expect(frame).toHaveCSS('opacity', '1')
      })
    }
  })
}

test.describe('where services come with the page', () => {
  test.use({ build: 'services' })

  test('a late calendar has ways out, and moves nothing at last', async ({ page, home }) => {
    await playSilence(page, 'fast.wistia.net')
    await playCalendly(page, { isSilent: true })
    await watchShifts(page)
    await page.clock.install()
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await openTowardsCalendar(page, '/#agenda')
      // The calendar's time limit starts once its frame is in the page: the test waits for the frame.
      await home.calendar.waitFor({ state: 'attached' })
      await page.clock.fastForward(9_000)
      await expect(home.late).toBeVisible()
      const below = (await boxOf(home.late)).y - (await boxOf(home.calendar)).y
      expect(below).toBeGreaterThan(0)
      expect(below).toBeLessThan(200)
      const links = home.step2.getByRole('listitem').getByRole('link')
      await expect(links).toHaveText([
        'Ouvrir l’agenda dans un nouvel onglet',
        'Proposer trois créneaux par e‑mail',
        'Appeler le +33 1 23 45 67 89',
      ])
      await expect(links.nth(0)).toHaveAttribute('target', '_blank')
      await expect(links.nth(2)).toHaveAttribute('href', 'tel:+33123456789')
      await page.getByRole('link', { name: 'Passer l’agenda' }).focus()
      await page.keyboard.press('Tab')
      await expect(links.nth(0)).toBeFocused()

      await say(await frameOf(page, calendly), calendlySays.ready)
      await expect(home.late).toBeHidden()
      await expect(home.parts.scheduling.status).toBeEmpty()
      await page.clock.runFor(1_000)
      expect(await shifts(page), `${width} px`).toEqual([])
      // Leaves the page, because the browser would load nothing if it were already at the address that the next
      // case opens.
      await page.goto('about:blank')
    }
  })
})

/** A player that never says a word is believed if its host answers: the browser fires `load` for error pages too. */
for (const [build, isAsked] of [
  ['complete', true],
  ['services', false],
] as const) {
  test.describe(`a player that never says a word, ${isAsked ? 'asked for' : 'that comes with the page'},`, () => {
    test.use({ build, expectedConsole: /ERR_|Failed to load resource/ })
    const wistia = 'https://fast.wistia.net/**'

    test('is shown once it has loaded, with the link that leads to it once', async ({
      page,
      home,
    }) => {
      await playSilence(page, 'fast.wistia.net', 'calendly.com')
      await open(page, '/')
      if (isAsked) await home.watch.click()
      await expect(home.player).toHaveCSS('opacity', '1')
      await expect(home.step1.getByRole('link', { name: /^Regarder sur Wistia/ })).toHaveCount(1)
    })

    for (const [what, fail] of Object.entries({
      'cannot be reached': (route: Route) => route.abort('connectionrefused'),
      hangs: () => undefined,
    })) {
      test(`leaves the page's own words, and every way out, where its host ${what}`, async ({
        page,
        home,
      }) => {
        const { box } = home.parts.video
        await playSilence(page, 'calendly.com')
        await page.route(wistia, fail)
        await page.clock.install()
        await open(page, '/')
        if (isAsked) await home.watch.click()
        await expect(home.player).toHaveCount(1)
        await page.clock.runFor(9000)
        const link = box.getByRole('link', { name: /^Regarder sur Wistia/ })
        await expect(link).toBeVisible()
        await expect(box.getByRole('link', { name: 'Écrire au support' })).toBeVisible()
        await expect(home.player).toHaveCSS('opacity', '0')
        await expect(home.step1.getByRole('link', { name: /^Regarder sur Wistia/ })).toHaveCount(1)

        await page.unroute(wistia)
        await playSilence(page, 'fast.wistia.net')
        await box.getByRole('button', { name: 'Réessayer' }).click()
        await expect(home.player).toHaveCSS('opacity', '1')
      })
    }
  })
}

test.describe('where services ask first', () => {
  test.use({ build: 'contextual' })

  for (const [purpose, host, message, sentence] of [
    [
      'video',
      'player.vimeo.com',
      { event: 'error', data: { method: 'ready', name: 'PrivacyError', message: '' } },
      'Vimeo ne permet pas de voir cette vidéo ici.',
    ],
    [
      'scheduling',
      'app.cal.com',
      calComSays('linkFailed', { code: '404', msg: 'Not found', data: { url: '' } }),
      'L’agenda tarde à s’afficher',
    ],
  ] as const) {
    test(`what ${host} says of a failure is told at once`, async ({ page, home }) => {
      const script = `<script>onload = () => parent.postMessage(${JSON.stringify(message)}, '*')</script>`
      await page.route(`https://${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<title>Gone</title>${script}` }),
      )
      await openTowardsCalendar(page)
      await home.parts[purpose].ask.click()
      await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible()
    })
  }

  test('a new page in the frame is brought on screen from its top', async ({ page, home }) => {
    await playCalCom(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openTowardsCalendar(page)
    await home.showSlots.click()
    const frame = await frameOf(page, 'https://app.cal.com')
    await frame.getByRole('button', { name: 'Confirmer' }).focus()
    const top = async () => (await boxOf(home.calendar)).y
    for (const [hidden, isBroughtBack] of [
      [100, false],
      [500, true],
    ] as const) {
      await home.calendar.evaluate((element, px) => {
        scrollTo(0, scrollY + element.getBoundingClientRect().top + px)
      }, hidden)
      await expect.poll(top).toBeLessThan(1 - hidden)
      await say(frame, calComSays('__routeChanged'))
      // The page handles messages in order: once the height has changed, it has handled `__routeChanged` too.
      await say(frame, calComSays('__dimensionChanged', { iframeHeight: 1000 + hidden }))
      await expect.poll(async () => (await boxOf(home.calendar)).height).toBe(1000 + hidden)
      if (isBroughtBack) await expect.poll(top).toBeGreaterThan(-10)
      else expect(await top()).toBeLessThan(1 - hidden)
    }
  })
})
