import type { Page } from '@playwright/test'
import { embedKinds } from '../services/Service.ts'
import { findViolations } from './axe.ts'
import type { BuildName } from './builds.ts'
import { expectNothingCut, findCutWords } from './find-cut-words.ts'
import type { HomePage } from './home-page.ts'
import { shifts, watchShifts } from './shifts.ts'
import { boxOf, expect, open, openTowardsCalendar, paths, test } from './site.ts'
import { playSilence } from './stand-ins/frames.ts'
import { playCalCom, playCalendly } from './stand-ins/scheduling.ts'
import { playVimeo } from './stand-ins/video.ts'

test.use({ expectedConsole: /404|ERR_/ })

type Reach = (page: Page, home: HomePage) => unknown

const openChoices: Reach = async (page, home) => {
  await open(page, '/')
  await home.manage.click()
}

/** Every state of each site that looks different, with what a visitor does to see it. */
const states: Record<BuildName, Record<string, Reach>> = {
  complete: {
    ...Object.fromEntries(paths.map((path) => [path, (page: Page) => open(page, path)])),
    async 'a player that may be gone'(page, home) {
      await playSilence(page, 'fast.wistia.net')
      await open(page, '/')
      await home.watch.click()
      await home.step1.getByRole('link', { name: /^Regarder sur Wistia/ }).waitFor()
    },
  },
  shipped: {
    'a page that lacks facts': (page) => open(page, '/mentions-legales'),
    'the demonstration': (page) => openTowardsCalendar(page),
    async 'a film that has ended'(page, home) {
      await open(page, '/')
      await home.watch.click()
      await home.playsFilm()
      await home.skipTo(-0.2)
      await home.next.waitFor()
    },
  },
  contextual: {
    async 'services that were withdrawn, and are asked again'(page, home) {
      await playVimeo(page)
      await playCalCom(page)
      await open(page, '/')
      for (const kind of embedKinds) {
        const { ask, frame } = home.parts[kind]
        await ask.click()
        await home.withdraw(kind)
        await ask.click()
        await expect(frame).toHaveCSS('opacity', '1')
      }
    },
    async 'a booked call'(page, home) {
      await playCalCom(page)
      await openTowardsCalendar(page)
      await home.showSlots.click()
      await home.book()
      await home.booked.waitFor()
    },
    async 'services that fail'(page, home) {
      await page.route(/vimeo\.com|cal\.com/, (route) => route.abort('connectionrefused'))
      await page.clock.install()
      await open(page, '/')
      for (const { ask } of Object.values(home.parts)) await ask.click()
      await page.clock.runFor(9_000)
      await home.late.waitFor()
    },
    'the choices of services': openChoices,
  },
  services: {
    async 'services that come with the page'(page, home) {
      await playSilence(page, 'fast.wistia.net')
      await playCalendly(page)
      await openTowardsCalendar(page)
      await expect(home.calendar).toHaveCount(1)
    },
    'the choice of being counted': openChoices,
  },
}

/** Lists the controls less than 44 pixels wide or high. Links within a sentence may be smaller. */
const findSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const small: string[] = []
    for (const target of document.querySelectorAll('a[href], button, summary, input')) {
      const { clipPath, display } = getComputedStyle(target)
      const around = target.parentElement?.textContent?.replace(target.textContent ?? '', '')
      const isInSentence = display === 'inline' && around?.trim()
      // Hidden elements are passed over: a skip link, for example, is hidden until the keyboard reaches it.
      const isHidden = !target.checkVisibility({ visibilityProperty: true }) || clipPath !== 'none'
      if (isHidden || isInSentence) continue
      // A tap on a checkbox's label ticks the box, so the label's size is the one that counts.
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      if (width < 44 || height < 44) small.push(`${target.textContent}: ${width} × ${height}`)
    }
    return small
  })

for (const [build, reaches] of Object.entries(states)) {
  for (const [what, reach] of Object.entries(reaches)) {
    test.describe(`${build}: ${what}`, () => {
      test.use({ build: build as BuildName, viewport: { width: 390, height: 664 } })

      test('never moves as it comes, is never cut, and keeps the rules that a machine can check', async ({
        page,
        home,
      }) => {
        await watchShifts(page)
        await reach(page, home)
        // The confirmation takes the place of a calendar that is taller, as the visitor expects.
        if (what !== 'a booked call') expect.soft(await shifts(page)).toEqual([])
        await expectNothingCut(page)
        await page.setViewportSize({ width: 390, height: 664 })
        expect.soft(await findSmallTargets(page)).toEqual([])
        expect(await findViolations(page)).toEqual([])
      })
    })
  }
}

const firstScreens = [
  [1366, 641],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [1280, 585],
  [768, 1024],
  [390, 664],
  [360, 740],
  [320, 568],
  [844, 340],
] as const

for (const build of ['shipped', 'contextual', 'complete'] as const) {
  test.describe(build, () => {
    test.use({ build })

    test('the first screen holds the promise, its number on one line, and the whole play button', async ({
      page,
      home,
    }) => {
      await open(page, '/')
      for (const [width, height] of firstScreens) {
        const size = `${width} × ${height}`
        await page.setViewportSize({ width, height })
        const film = await boxOf(home.parts.video.box)
        const banner = await boxOf(home.banner)
        expect.soft(film.height, size).toBeLessThan(height - banner.height)
        expect.soft(film.height, size).toBeGreaterThan(140)
        const number = page.getByText('30+ rendez-vous', { exact: true })
        const lines = await number.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getClientRects().length
        })
        expect.soft(lines, size).toBe(1)
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
      }
    })
  })
}

test('an upright film has its play button on a phone’s first screen', async ({ page, home }) => {
  await page.goto('/')
  await page.evaluate(() => document.documentElement.style.setProperty('--video-ratio', '0.5625'))
  for (const [width, height] of firstScreens.filter(([width]) => width < 640)) {
    await page.setViewportSize({ width, height })
    await expect(home.watch).toBeInViewport({ ratio: 1 })
  }
})

test('a low window, of a phone on its side or at 400 %, keeps a low banner in place and cuts nothing', async ({
  page,
  home,
  browserName,
}) => {
  await open(page, '/')
  for (const [width, height] of [
    [568, 320],
    [683, 384],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 600))
    const shown = await page.evaluate(() => document.documentElement.clientWidth)
    const banner = await boxOf(home.banner)
    expect(banner).toMatchObject({ x: 0, y: 0, width: shown })
    // Firefox rounds lengths to sixtieths of a pixel, so there the banner may be a little higher.
    const rounding = browserName === 'firefox' ? 0.1 : 0
    expect(banner.height).toBeLessThanOrEqual(height * 0.12 + rounding)
    expect(await findCutWords(page)).toEqual([])
  }
})
