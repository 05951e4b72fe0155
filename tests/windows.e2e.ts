import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import type { BuildName } from './builds.ts'
import { findCutWords } from './find-cut-words.ts'
import type { HomePage } from './home-page.ts'
import { shifts, watchShifts } from './shifts.ts'
import { boxOf, expect, open, openTowardsCalendar, paths, test } from './site.ts'
import { playSilence } from './stand-ins/frames.ts'
import { playCalCom, playCalendly } from './stand-ins/scheduling.ts'
import { playVimeo } from './stand-ins/video.ts'

test.use({ expectedConsole: /404|ERR_/ })

/** Every state of the site that looks different, with what a visitor does to see it. */
const states: [what: string, build: BuildName, reach: (page: Page, home: HomePage) => unknown][] = [
  ...paths.map((path) => [path, 'complete', (page: Page) => open(page, path)] as never),
  ['a page that lacks facts', 'shipped', (page) => open(page, '/mentions-legales')],
  ['the demonstration', 'shipped', (page) => openTowardsCalendar(page)],
  [
    'a film that plays',
    'shipped',
    async (page, home) => {
      await open(page, '/')
      await home.watch.click()
      await home.playsFilm()
    },
  ],
  [
    'a film that has ended',
    'shipped',
    async (page, home) => {
      await open(page, '/')
      await home.watch.click()
      await home.skipTo(-0.2)
      await home.next.waitFor()
    },
  ],
  ['both questions', 'contextual', (page) => open(page, '/')],
  [
    'both services',
    'contextual',
    async (page, home) => {
      await playVimeo(page)
      await playCalCom(page)
      await open(page, '/')
      for (const { ask, frame } of Object.values(home.parts)) {
        await ask.click()
        await expect(frame).toHaveCSS('opacity', '1')
      }
    },
  ],
  [
    'a booked call',
    'contextual',
    async (page, home) => {
      await playCalCom(page)
      await openTowardsCalendar(page)
      await home.showSlots.click()
      await home.book()
      await home.booked.waitFor()
    },
  ],
  [
    'services that fail',
    'contextual',
    async (page, home) => {
      await page.route(/vimeo\.com|cal\.com/, (route) => route.abort('connectionrefused'))
      await page.clock.install()
      await open(page, '/')
      for (const { ask } of Object.values(home.parts)) await ask.click()
      await page.clock.runFor(9_000)
      await home.late.waitFor()
    },
  ],
  [
    'services that come with the page',
    'services',
    async (page, home) => {
      await playSilence(page, 'fast.wistia.net')
      await playCalendly(page)
      await openTowardsCalendar(page)
      await expect(home.calendar).toHaveCount(1)
    },
  ],
  [
    'services that come with the page, and fail',
    'services',
    async (page, home) => {
      await page.route(/wistia|calendly\.com/, (route) => route.abort('connectionrefused'))
      await page.clock.install()
      await openTowardsCalendar(page)
      await page.clock.runFor(9_000)
      await home.late.waitFor()
    },
  ],
  [
    'services that hang',
    'contextual',
    async (page, home) => {
      await page.route(/vimeo\.com|cal\.com/, () => undefined)
      await open(page, '/')
      for (const { ask, frame } of Object.values(home.parts)) {
        await ask.click()
        await frame.waitFor({ state: 'attached' })
      }
    },
  ],
  [
    'services no longer agreed to',
    'contextual',
    async (page, home) => {
      await playVimeo(page)
      await playCalCom(page)
      await open(page, '/')
      for (const purpose of ['video', 'scheduling'] as const) {
        await home.parts[purpose].ask.click()
        await home.withdraw(purpose)
        await expect(home.parts[purpose].ask).toBeVisible()
      }
    },
  ],
  [
    'services without a network',
    'contextual',
    async (page, home) => {
      await open(page, '/')
      await page.context().setOffline(true)
      for (const { step, ask } of Object.values(home.parts)) {
        await ask.click()
        await step.getByRole('button', { name: 'Réessayer' }).waitFor()
      }
    },
  ],
  ...(['/', '/conditions-generales'] as const).flatMap((path) => [
    [
      `${path} on paper`,
      'contextual',
      async (page: Page) => {
        await page.emulateMedia({ media: 'print' })
        await open(page, path)
      },
    ] as never,
    [
      `${path} in forced colours`,
      'contextual',
      async (page: Page) => {
        await page.emulateMedia({ forcedColors: 'active' })
        await open(page, path)
      },
    ] as never,
    [`${path} without JavaScript`, 'contextual', (page: Page) => page.goto(path)] as never,
  ]),
  [
    'the dialog of choices',
    'services',
    async (page, home) => {
      await playVimeo(page)
      await open(page, '/')
      await home.manage.click()
    },
  ],
]

for (const [what, build, reach] of states) {
  test.describe(what, () => {
    const hasScript = !what.endsWith('without JavaScript')
    const widths = what.endsWith('on paper') ? [718] : [320, 390, 768, 1024, 1366, 1920]
    test.use({ build, javaScriptEnabled: hasScript })

    test('is never cut, and keeps the rules that a machine can check', async ({ page, home }) => {
      await page.setViewportSize({ width: 390, height: 664 })
      await watchShifts(page)
      await reach(page, home)
      // The confirmation takes the place of a calendar that is taller, as the visitor expects.
      const isStill = hasScript && what !== 'a booked call'
      if (isStill) expect.soft(await shifts(page), 'nothing moves as it comes').toEqual([])
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 640 ? 640 : 800 })
        expect.soft(await findCutWords(page), `${width} px`).toEqual([])
      }
      if (!hasScript) return
      await page.setViewportSize({ width: 390, height: 664 })
      expect(await findViolations(page)).toEqual([])
    })
  })
}

const firstScreens = [
  [1366, 641],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [1280, 585],
  [390, 664],
  [360, 740],
  [320, 568],
  [844, 340],
] as const

for (const build of ['shipped', 'contextual', 'complete'] as const) {
  test.describe(build, () => {
    test.use({ build })

    test('the first screen holds the promise and the whole play button', async ({ page, home }) => {
      await open(page, '/')
      for (const [width, height] of firstScreens) {
        const size = `${width} × ${height}`
        await page.setViewportSize({ width, height })
        const film = await boxOf(home.parts.video.box)
        const banner = await boxOf(home.banner)
        expect.soft(film.height, size).toBeLessThan(height - banner.height)
        expect.soft(film.height, size).toBeGreaterThan(140)
        if (height === 340) continue
        for (const part of [
          home.title,
          page.getByRole('main').getByText('Nous ne sommes pas payés.').first(),
          home.step1.getByRole('heading'),
          home.watch,
        ]) {
          await expect.soft(part, size).toBeInViewport({ ratio: 1 })
        }
        if (build !== 'contextual') continue
        if (width < 640) expect.soft(film.width, size).toBe((await boxOf(home.title)).width)
        const isTight = height < 580 && width < 640
        await expect
          .soft(page.getByText(/^Vidéo hébergée par Vimeo/), size)
          .toBeInViewport({ ratio: isTight ? 0.3 : 1 })
        const length = await page.evaluate(() => document.documentElement.scrollHeight)
        if (width === 390) expect.soft(length, 'with two services').toBeLessThanOrEqual(2250)
      }
    })
  })
}

test('a phone on its side keeps a low banner in place', async ({ page, home, browserName }) => {
  await open(page, '/')
  for (const [width, height] of [
    [568, 320],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 600))
    const banner = await boxOf(home.banner)
    const shown = await page.evaluate(() => document.documentElement.clientWidth)
    expect(banner).toMatchObject({ x: 0, y: 0, width: shown })
    // Firefox rounds lengths to sixtieths of a pixel, so there the banner may be a little higher.
    const rounding = browserName === 'firefox' ? 0.1 : 0
    expect(banner.height).toBeLessThanOrEqual(height * 0.12 + rounding)
    expect(await findCutWords(page)).toEqual([])
  }
})

test('« 30+ rendez-vous » stays on one line, at any width', async ({ page }) => {
  await open(page, '/')
  for (const width of [320, 360, 390, 414, 600, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    const lines = await page.getByText('30+ rendez-vous', { exact: true }).evaluate((promise) => {
      const range = document.createRange()
      range.selectNodeContents(promise)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width} px`).toBe(1)
  }
})
