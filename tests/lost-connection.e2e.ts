import type { Page } from '@playwright/test'
import { expect, open, pageIn, react, standsInBanner, test } from './site.ts'
import { playSilence } from './stand-ins/frames.ts'

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported/ })

const offline = (page: Page) =>
  page
    .getByText('Vous êtes hors connexion. Reconnectez‑vous, puis réessayez.')
    .filter({ visible: true })
    .first()

test.describe('a tap without a network', () => {
  test.use({ build: 'contextual' })

  for (const [purpose, host] of [
    ['video', 'player.vimeo.com'],
    ['scheduling', 'app.cal.com'],
  ] as const) {
    for (const isThere of [true, false]) {
      test(`is answered in words, and again by itself when there is one (${host}, React ${isThere ? 'awake' : 'not yet fetched'})`, async ({
        page,
        home,
        context,
      }) => {
        await playSilence(page, host)
        if (!isThere) await page.route(react, (route) => route.abort('internetdisconnected'))
        const { ask, awake, box } = home.parts[purpose]
        await open(page, '/')
        if (isThere) {
          await ask.hover()
          await awake.waitFor()
        }
        await context.setOffline(true)
        await ask.press('Enter')
        await expect(offline(page)).toBeVisible()
        await expect(page.locator('iframe')).toHaveCount(0)
        if (isThere && purpose === 'scheduling') await expect(home.newTab).toBeHidden()
        if (!isThere) await standsInBanner(page, offline(page))
        if (isThere) {
          await expect(box).toBeFocused()
          // No control that cannot work offline comes before « Réessayer ».
          await page.keyboard.press('Tab')
          await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused()
          await page.keyboard.press('Enter')
          await expect(offline(page)).toBeVisible()
          await home.support.focus()
        }
        await page.unroute(react)
        await context.setOffline(false)
        await expect(page.locator(`iframe[src*="${host}"]`)).toHaveCount(1)
        await expect(offline(page)).toHaveCount(0)
        await expect(pageIn(page, 'js')).toHaveCount(1)
        if (isThere) await expect(home.support).toBeFocused()
      })
    }
  }
})

for (const isThere of [true, false]) {
  test(`a film of ours asked for without a network says so, and plays when there is one (React ${isThere ? '' : 'not '}fetched)`, async ({
    page,
    home,
    context,
  }) => {
    const preloaded = page.waitForResponse(react)
    if (!isThere) await page.route(react, (route) => route.abort('internetdisconnected'))
    await open(page, '/')
    if (isThere) await (await preloaded).finished()
    else preloaded.catch(() => {})
    await context.setOffline(true)
    await home.watch.click()
    await expect(offline(page)).toBeVisible()
    if (!isThere) await standsInBanner(page, offline(page))
    await page.unroute(react)
    await context.setOffline(false)
    await home.playsFilm()
    await expect(offline(page)).toHaveCount(0)
  })
}
