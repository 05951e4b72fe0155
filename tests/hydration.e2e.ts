import type { Page } from '@playwright/test'
import type { HomePage } from './home-page.ts'
import { application, expect, pageIn, test } from './site.ts'

const gestures: [what: string, act: (home: HomePage, page: Page) => unknown][] = [
  ['a click', ({ title }) => title.click()],
  ['a key', (_, page) => page.keyboard.press('Shift')],
  ['the focus', ({ support }) => support.focus()],
  ['a scroll', (_, page) => page.evaluate(() => scrollBy(0, 1))],
]

test.describe('a site that asks before it calls anybody', () => {
  test.use({ build: 'contextual' })

  test('sends React, and runs it at the first gesture', async ({ page, home }) => {
    for (const [what, act] of gestures) {
      const preloaded = page.waitForResponse(application)
      await page.goto('/')
      await preloaded
      await expect(pageIn(page, 'ready'), `before ${what}`).toHaveCount(0)
      await act(home, page)
      await pageIn(page, 'ready').waitFor()
    }
  })
})

test('a site whose calendar has a script of its own starts by itself', async ({ page }) => {
  await page.goto('/')
  await pageIn(page, 'ready').waitFor()
})
