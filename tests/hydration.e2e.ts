import type { BrowserContext, Page } from '@playwright/test'
import type { BuildName } from './builds.ts'
import { expect, hydrated, open, react, test } from './site.ts'
import { playWistia } from './stand-ins/video.ts'

const application = /\/assets\/browser-[\w-]+\.js$/
const isAwake = (page: Page) => page.locator('html[data-ready]').count()

/** Never answers: `load` stays out of reach as long as the page needs it. */
const hang = (context: BrowserContext, address: string | RegExp) =>
  context.route(address, () => new Promise(() => {}))

/** A page that has neither `load` nor the two seconds to start from. */
async function openAsleep(page: Page, context: BrowserContext) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await hang(context, '**/assets/demonstration-*.webp')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('with touch', () => {
  test.use({ hasTouch: true })

  const gestures: Record<string, (page: Page) => Promise<unknown>> = {
    'a click': (page) => page.getByRole('heading', { level: 1 }).click(),
    'a key': (page) => page.keyboard.press('Shift'),
    'the focus': (page) => page.getByRole('link', { name: 'Mentions légales' }).focus(),
    'a touch': (page) => page.getByRole('heading', { level: 1 }).tap(),
  }
  for (const [name, make] of Object.entries(gestures)) {
    test(`${name} wakes the page at once`, async ({ page, context }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openAsleep(page, context)
      expect(
        asked.filter((url) => application.test(url)),
        'it sleeps until then',
      ).toEqual([])
      await make(page)
      await hydrated(page)
    })
  }
})

test('two seconds wake a page whose poster never comes', async ({ page, context }) => {
  await openAsleep(page, context)
  await page.clock.runFor(1900)
  expect(await isAwake(page)).toBe(0)
  await page.clock.runFor(200)
  await hydrated(page)
})

const step2 = (page: Page) => page.getByRole('region', { name: /^Étape 2/ })
const comeNear = (page: Page) => step2(page).evaluate((step) => step.scrollIntoView())
const awake = (page: Page) =>
  page
    .locator('[data-awake]')
    .evaluateAll((parts: HTMLElement[]) => parts.map(({ dataset }) => dataset.island ?? ''))

type Moment = { what: string; build: BuildName; make: (page: Page) => unknown; wakes: string[] }

/** What brings React, to which parts of a page that has come to rest. */
const moments: Moment[] = [
  {
    what: 'our film, once it plays',
    build: 'shipped',
    make: (page) => page.getByRole('button', { name: /^Regarder la vidéo/ }).click(),
    wakes: ['video'],
  },
  {
    what: 'the calendar, when it is near',
    build: 'shipped',
    make: comeNear,
    wakes: ['scheduling'],
  },
  {
    what: 'the calendar, at the first scroll',
    build: 'shipped',
    make: (page) => page.evaluate(() => scrollBy(0, 1)),
    wakes: ['scheduling'],
  },
  {
    what: 'a player that asks, at a gesture near it',
    build: 'contextual',
    make: (page) => page.getByRole('button', { name: /^Regarder la vidéo/ }).hover(),
    wakes: ['video'],
  },
  {
    what: 'what asks first, at once where an answer is kept',
    build: 'contextual',
    make: async (page) => {
      await page.evaluate(() => localStorage.setItem('consent', '[]'))
      await page.reload()
    },
    wakes: ['scheduling', 'video'],
  },
  {
    what: '« Gérer mes choix » at its tap, and all that it changes',
    build: 'contextual',
    make: (page) => page.getByRole('button', { name: 'Gérer mes choix' }).click(),
    wakes: ['choices', 'scheduling', 'video'],
  },
]
for (const { what, build, make, wakes } of moments) {
  test.describe('React comes to', () => {
    test.use({ build })

    test(what, async ({ page }) => {
      const file = page.waitForResponse(react)
      await page.clock.install()
      await page.goto('/')
      await hydrated(page)
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
      await file
      expect(await awake(page), 'its file is there and it is not').toEqual([])
      await make(page)
      await expect
        .poll(async () => {
          await page.clock.runFor(50)
          return (await awake(page)).sort()
        })
        .toEqual(wakes)
    })
  })
}

test.describe('a player that comes by itself', () => {
  test.use({ build: 'services', viewport: { width: 390, height: 200 } })

  test('comes when it is near, without a gesture, and not before', async ({ page, home }) => {
    const asked = await playWistia(page)
    await page.clock.install()
    await open(page, '/')
    await page.clock.runFor(5000)
    expect([asked.frames, asked.pictures]).toEqual([[], []])
    await home.step1.evaluate((step) => step.scrollIntoView())
    await expect(home.player).toHaveCount(1)
  })
})

test('a visitor who saves data is sent React when it is needed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await open(page, '/')
  await page.clock.runFor(20_000)
  expect(asked.filter((url) => /hydrate-/.test(url))).toEqual([])
  await comeNear(page)
  await expect(page.getByTitle(/^Agenda/)).toBeVisible()
})

test.describe('a service that never answers', () => {
  test.use({ build: 'services' })

  test('keeps nobody waiting, nor do fonts that never come', async ({ page, context }) => {
    await playWistia(page)
    await hang(context, /calendly\.com|\.woff2$/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Contacter le support' })).toBeVisible()
  })
})
