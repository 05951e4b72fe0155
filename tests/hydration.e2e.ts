import type { Page } from '@playwright/test'
import { stateSelector } from '../src/page-state.ts'
import type { BuildName } from './builds.ts'
import { type HomePage, homePage } from './home-page.ts'
import { expect, hydrated, open, pageIn, react, test } from './site.ts'
import { playWistia } from './stand-ins/video.ts'

/** Opens a page and keeps React from starting: `load` never comes, and the page's stopped clock calls no timer. */
async function openAsleep(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.route('**/assets/demonstration-*.webp', () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(homePage(page).title).toBeVisible()
  await expect(pageIn(page, 'ready')).toHaveCount(0)
}

test('a click, a key or the focus wakes the page at once', async ({ page, home }) => {
  for (const wake of [
    () => home.title.click(),
    () => page.keyboard.press('Shift'),
    () => home.support.focus(),
  ]) {
    await openAsleep(page)
    await wake()
    await hydrated(page)
  }
})

test.describe('with touch', () => {
  test.use({ hasTouch: true })

  test('a touch wakes the page at once', async ({ page, home }) => {
    await openAsleep(page)
    await home.title.tap()
    await hydrated(page)
  })
})

test('two seconds wake a page whose poster never comes', async ({ page }) => {
  await openAsleep(page)
  await page.clock.runFor(1900)
  await expect(pageIn(page, 'ready')).toHaveCount(0)
  await page.clock.runFor(200)
  await hydrated(page)
})

const comeNear = ({ step2 }: HomePage) => step2.evaluate((step) => step.scrollIntoView())
const scrollABit = (_: HomePage, page: Page) => page.evaluate(() => scrollBy(0, 1))

const awake = (page: Page) =>
  page
    .locator(stateSelector('awake'))
    .evaluateAll((parts: HTMLElement[]) => parts.map(({ dataset }) => dataset.island).sort())

type Act = (home: HomePage, page: Page) => unknown

/**
 * The cases of the test: what happens on the home page of a site before React has started, and the parts that
 * React then takes over.
 */
const moments: [what: string, build: BuildName, act: Act, parts: string[]][] = [
  ['our film, once it plays', 'shipped', ({ watch }) => watch.click(), ['video']],
  ['the calendar, when it is near', 'shipped', comeNear, ['scheduling']],
  ['the calendar, at the first scroll', 'shipped', scrollABit, ['scheduling']],
  [
    'a player that asks, at a gesture near it',
    'contextual',
    ({ watch }) => watch.hover(),
    ['video'],
  ],
]
for (const [what, build, act, parts] of moments) {
  test.describe('React comes to', () => {
    test.use({ build })

    test(what, async ({ page, home }) => {
      const file = page.waitForResponse(react)
      await page.clock.install()
      await open(page, '/')
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
      await file
      expect(await awake(page), 'its file is there and it is not').toEqual([])
      await act(home, page)
      await expect
        .poll(async () => {
          await page.clock.runFor(50)
          return awake(page)
        })
        .toEqual(parts)
    })
  })
}

test('a visitor who saves data is sent React when it is needed', async ({ page, home }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await open(page, '/')
  await page.clock.runFor(20_000)
  expect(asked.filter((url) => url.includes('/hydrate-'))).toEqual([])
  await comeNear(home)
  await expect(home.calendar).toBeVisible()
})

test.describe('with services', () => {
  test.use({ build: 'services', viewport: { width: 390, height: 200 } })

  test('a player is asked for when it is near, and not before', async ({ page, home }) => {
    const asked = await playWistia(page)
    await page.clock.install()
    await open(page, '/')
    await page.clock.runFor(5000)
    expect(asked).toEqual({ frames: [], pictures: [] })
    await home.step1.evaluate((step) => step.scrollIntoView())
    await expect(home.player).toHaveCount(1)
  })
})
