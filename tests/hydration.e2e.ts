import { application, expect, pageIn, test } from './site.ts'

test.describe('a site that asks before it calls anybody', () => {
  test.use({ build: 'contextual' })

  test('sends React, and runs it at the first scroll', async ({ page }) => {
    const preloaded = page.waitForResponse(application)
    await page.goto('/')
    await preloaded
    await expect(pageIn(page, 'ready')).toHaveCount(0)
    await page.evaluate(() => scrollBy(0, 1))
    await pageIn(page, 'ready').waitFor()
  })
})

test('a site whose calendar has a script of its own starts by itself', async ({ page }) => {
  await page.goto('/')
  await pageIn(page, 'ready').waitFor()
})
