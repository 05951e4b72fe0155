import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './site.ts'
import { playSilence } from './stand-ins/frames.ts'

test.use({ build: 'services' })

test.beforeEach(async ({ page }) => {
  await playSilence(page, 'fast.wistia.net', 'calendly.com')
  await page.route('https://assets.calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.runs = (window.runs ?? 0) + 1' }),
  )
})

const scriptsOf = (page: Page) => page.locator('script[src^="https://assets.calendly.com/"]')

test('the service’s script comes and leaves with the page', async ({ page, home }) => {
  await open(page, '/')
  for (const visit of [1, 2]) {
    await expect(scriptsOf(page)).toHaveCount(1)
    await expect.poll(() => page.evaluate('runs')).toBe(visit)
    await home.goTo('Mentions légales')
    await expect(scriptsOf(page)).toHaveCount(0)
    await page.goBack()
  }
})

test.describe('where the visitor is asked', () => {
  test.use({ build: 'complete' })

  test('the script comes with the agreement, and leaves with it', async ({ page, home }) => {
    const scripts = scriptsOf(page)
    await page.clock.install()
    await open(page, '/')
    await page.clock.runFor(30_000)
    await expect(scripts).toHaveCount(0)
    await home.allowForGood('scheduling')
    await expect(scripts).toHaveCount(1)
    await home.withdraw('scheduling')
    await expect(scripts).toHaveCount(0)
    await home.allowForGood('scheduling')
    await page.reload()
    await hydrated(page)
    await expect(scripts).toHaveCount(1)
  })
})
