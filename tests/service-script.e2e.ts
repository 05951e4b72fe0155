import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './site.ts'
import { playCalendly } from './stand-ins/scheduling.ts'

const address = 'https://assets.calendly.com/**'

/** A service's script that counts its runs. */
const script = 'window.runs = (window.runs ?? 0) + 1'

const playScript = (page: Page, body: string) =>
  page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }))

const traces = (page: Page) => page.locator('script[src^="https://assets.calendly.com/"]')

test.describe('where nothing is to be agreed to', () => {
  test.use({ build: 'services' })

  test('the service’s script comes and leaves with the page', async ({ page, home }) => {
    await playScript(page, script)
    await page.setViewportSize({ width: 390, height: 300 })
    await open(page, '/')
    await expect(traces(page)).toHaveCount(1)
    for (const visit of [1, 2]) {
      await expect(traces(page)).toHaveCount(1)
      await expect.poll(() => page.evaluate('runs')).toBe(visit)
      await home.goTo('Mentions légales')
      await expect(traces(page)).toHaveCount(0)
      await page.goBack()
      await expect(home.title).toHaveText(/^Découvrez/)
    }
  })
})

test.describe('where the visitor is asked', () => {
  test.use({ build: 'complete' })

  test('the script comes with the agreement, and leaves with it', async ({ page, home }) => {
    await playCalendly(page)
    await playScript(page, script)
    await page.clock.install()
    await open(page, '/')
    await page.clock.runFor(30_000)
    await expect(traces(page)).toHaveCount(0)
    await home.allowForGood('scheduling')
    await expect(traces(page)).toHaveCount(1)
    await home.withdraw('scheduling')
    await expect(traces(page)).toHaveCount(0)
    await home.allowForGood('scheduling')
    await page.reload()
    await hydrated(page)
    await expect(traces(page)).toHaveCount(1)
  })
})
