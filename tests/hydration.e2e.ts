import type { BrowserContext, Page } from '@playwright/test'
import { expect, hydrated, test } from './site.ts'
import { playWistia } from './stand-ins/video.ts'

const application = /\/assets\/browser-[\w-]+\.js$/
const isAwake = (page: Page) => page.locator('html[data-hydrated]').count()

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

test('links and the address of the support work before the page is awake', async ({
  page,
  context,
}) => {
  await hang(context, application)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Contacter le support' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page).toHaveTitle(/^Mentions légales/)
  expect(await isAwake(page)).toBe(0)
})

test('fonts that never come keep nobody waiting', async ({ page, context }) => {
  await hang(context, '**/*.woff2')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the calendar waits for a visitor who moves on, its script only for the page', async ({
  page,
}) => {
  const calendar = page.locator('iframe[title^="Agenda"]')
  await page.setViewportSize({ width: 390, height: 700 })
  await page.clock.install()
  await page.goto('/')
  await expect(page.locator('script[src="/demonstration/widget.js"]')).toHaveCount(1)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)
  await page.waitForTimeout(3500)
  await expect(calendar).toHaveCount(0)
  await page.mouse.wheel(0, 50)
  await expect(calendar).toHaveCount(1)
})

test('the calendar comes by itself, without a gesture', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('iframe[title^="Agenda"]')).toHaveCount(1)
  await expect(page.locator('script[src="/demonstration/widget.js"]')).toHaveCount(1)
})

test.describe('a service that never answers', () => {
  test.use({ build: 'services' })

  test('keeps nobody waiting', async ({ page, context }) => {
    await playWistia(page)
    await hang(context, /calendly\.com/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Contacter le support' })).toBeVisible()
  })
})
