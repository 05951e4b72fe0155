import type { Route } from '@playwright/test'
import { expect, open, openTowardsCalendar, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { calComSays, playCalCom, playCalendly, say } from './stand-ins/scheduling.ts'
import { playVimeo } from './stand-ins/video.ts'

// What a browser says of a page that is missing, or that refuses to be framed.
test.use({
  expectedConsole: /status of 404|X-Frame-Options|Framing|Refused to display|frame|ERR_NAME/,
})

/** What may stand at the address of a service instead of its page. */
const failures: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: '<p>Gone' }),
  'is an empty page': (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  'refuses this site': (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'X-Frame-Options': 'DENY' }, body: '…' }),
  'is at a domain that is refused': (route) => route.abort('namenotresolved'),
  hangs: () => undefined,
}

const speaking = [
  {
    build: 'contextual',
    purpose: 'video',
    host: 'player.vimeo.com',
    slow: 'La vidéo met du temps à se charger.',
    gone: 'Vimeo ne répond pas.',
    ways: [/^Regarder sur Vimeo/, 'Écrire au support'],
    play: playVimeo,
  },
  {
    build: 'contextual',
    purpose: 'scheduling',
    host: 'app.cal.com',
    slow: 'Chargement de l’agenda…',
    gone: 'L’agenda tarde à s’afficher',
    ways: ['Ouvrir l’agenda dans un nouvel onglet', 'Proposer trois créneaux par e-mail'],
    play: playCalCom,
  },
  {
    build: 'services',
    purpose: 'scheduling',
    host: 'calendly.com',
    slow: 'Chargement de l’agenda…',
    gone: 'L’agenda tarde à s’afficher',
    ways: ['Ouvrir l’agenda dans un nouvel onglet', 'Proposer trois créneaux par e-mail'],
    play: playCalendly,
  },
] as const

for (const { build, purpose, host, slow, gone, ways, play } of speaking) {
  test.describe(`where ${host} says when it is ready`, () => {
    test.use({ build })

    for (const [what, fail] of Object.entries(failures)) {
      test(`and ${what}, a sentence stands after two seconds, ways out after eight, never its page, and « Réessayer » tries again`, async ({
        page,
        home,
      }) => {
        await page.route(`https://${host}/**`, fail)
        await page.clock.install()
        await openTowardsCalendar(page)
        const isVideo = purpose === 'video'
        const [step, frame] = isVideo ? [home.step1, home.player] : [home.step2, home.calendar]
        if (build === 'contextual') await (isVideo ? home.watch : home.showSlots).click()
        await expect(frame).toHaveCSS('opacity', '0')
        const box = step.locator(`[data-embed="${purpose}"]`)
        // The clock goes on by itself between its jumps.
        await page.clock.runFor(2100)
        await expect(step.getByText(slow).first()).toBeVisible()
        await page.clock.runFor(6000)
        await expect(box.getByText(gone)).toBeVisible()
        for (const name of ways) await expect(box.getByRole('link', { name })).toBeVisible()
        await expect(frame).toHaveCSS('opacity', '0')
        await expect(step.getByRole('status')).toHaveText(gone)

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

test.describe('where a service itself says that it cannot be shown', () => {
  test.use({ build: 'contextual' })

  for (const [host, tells, says] of [
    [
      'player.vimeo.com',
      { event: 'error', data: { method: 'ready', name: 'PrivacyError', message: '' } },
      'Vimeo ne permet pas de voir cette vidéo ici.',
    ],
    [
      'app.cal.com',
      calComSays('linkFailed', { code: '404', msg: 'Not found', data: { url: '' } }),
      'L’agenda tarde à s’afficher',
    ],
  ] as const) {
    test(`its ways out come at once (${host})`, async ({ page, home }) => {
      const script = `<script>onload = () => parent.postMessage(${JSON.stringify(tells)}, '*')</script>`
      await page.route(`https://${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<title>Gone</title>${script}` }),
      )
      await openTowardsCalendar(page)
      await (host === 'app.cal.com' ? home.showSlots : home.watch).click()
      await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible()
    })
  }
})

test.describe('a player that says nothing before it plays', () => {
  test.use({ build: 'services' })

  for (const [what, fail] of Object.entries(failures)) {
    test(`and ${what} has the plain link beside it from the start, until it is heard`, async ({
      page,
      home,
    }) => {
      await playCalendly(page)
      await page.route('https://fast.wistia.net/**', fail)
      await page.clock.install()
      await open(page, '/')
      const link = home.step1.getByRole('link', { name: /^Regarder sur Wistia/ })
      await expect(link).toBeVisible()
      await expect(home.player).toHaveCount(1)
      await page.clock.runFor(9000)
      await expect(link).toBeVisible()
      await expect(home.player).toHaveCSS('opacity', '1')
      await expect(home.step1.getByText(/ne répond pas|ne s’affiche pas/)).toHaveCount(0)
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
