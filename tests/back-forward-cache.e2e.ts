import { launchChromium } from './launch-chromium.ts'
import { expect, test } from './site.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'Chromium alone tells how it went back')

for (const path of ['/', '/conditions-generales']) {
  test(`${path} comes back from the back/forward cache as it was left`, async ({ baseURL }) => {
    // Playwright turns it off by default.
    const browser = await launchChromium(['--disable-back-forward-cache'])
    try {
      const page = await browser.newPage()
      await page.goto(`${baseURL}${path}`)
      await page.locator('html[data-ready]').waitFor()
      // A page whose calendar is still on its way is never kept ("navigating").
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
      })
      await page.goto(`${baseURL}/mentions-legales`)
      // A page that comes from the cache has no new load to wait for.
      await page.goBack({ waitUntil: 'commit' })
      // The page that is left may still be there when it is asked.
      await expect(async () => {
        const found = await page.evaluate(() =>
          // A page that was loaded anew says why, in `notRestoredReasons`.
          'persisted' in window
            ? persisted
            : JSON.stringify(performance.getEntriesByType('navigation')),
        )
        expect(found).toBe(true)
      }).toPass({ timeout: 6_000 })
      if (path !== '/') return
      await page.getByRole('button', { name: /^Regarder la vidéo/ }).click()
      const film = page.locator('video')
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0)
      await page.getByRole('heading', { name: /^Étape 2/ }).scrollIntoViewIfNeeded()
      await expect(page.getByTitle(/^Agenda/)).toBeVisible()
    } finally {
      await browser.close()
    }
  })
}

declare const persisted: boolean
