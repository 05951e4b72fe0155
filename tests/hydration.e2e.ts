import type { BrowserContext, Page } from '@playwright/test'
import { stateSelector } from '../src/page-state.ts'
import type { BuildName } from './builds.ts'
import { type HomePage, homePage } from './home-page.ts'
import { expect, hydrated, open, pageIn, react, test } from './site.ts'
import { playWistia } from './stand-ins/video.ts'

/** Opens a page and keeps React from starting: `load` never comes, and the clock stops before 2 s. */
async function openAsleep(page: Page, context: BrowserContext) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await context.route('**/assets/demonstration-*.webp', () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(homePage(page).title).toBeVisible()
}

test.describe('with touch', () => {
  test.use({ hasTouch: true })

  const gestures: Record<string, (home: HomePage, page: Page) => Promise<unknown>> = {
    'a click': ({ title }) => title.click(),
    'a key': (_, page) => page.keyboard.press('Shift'),
    'the focus': ({ support }) => support.focus(),
    'a touch': ({ title }) => title.tap(),
  }
  for (const [name, make] of Object.entries(gestures)) {
    test(`${name} wakes the page at once`, async ({ page, home, context }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openAsleep(page, context)
      expect(asked.filter((url) => url.includes('/browser-'))).toEqual([])
      await make(home, page)
      await hydrated(page)
    })
  }
})

test('two seconds wake a page whose poster never comes', async ({ page, context }) => {
  await openAsleep(page, context)
  await page.clock.runFor(1900)
  await expect(pageIn(page, 'ready')).toHaveCount(0)
  await page.clock.runFor(200)
  await hydrated(page)
})

const comeNear = ({ step2 }: HomePage) => step2.evaluate((step) => step.scrollIntoView())
const scrollABit = (_: HomePage, page: Page) => page.evaluate(() => scrollBy(0, 1))
async function keepAnswer(_: HomePage, page: Page) {
  await page.evaluate(() => localStorage.setItem('consent', '[]'))
  await page.reload()
}

const awake = (page: Page) =>
  page
    .locator(stateSelector('awake'))
    .evaluateAll((parts: HTMLElement[]) => parts.map(({ dataset }) => dataset.island).sort())

type Act = (home: HomePage, page: Page) => unknown

/** What happens on a home page without React, in which site, and which parts React must then take over. */
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
  ['what asks first, where an answer is kept', 'contextual', keepAnswer, ['scheduling', 'video']],
  [
    '« Gérer mes choix » at its tap, and all that it changes',
    'contextual',
    ({ manage }) => manage.click(),
    ['choices', 'scheduling', 'video'],
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
