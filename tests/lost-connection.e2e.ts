import type { Page } from '@playwright/test'
import type { HomePage } from './home-page.ts'
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

  test('is answered in words, then by itself', async ({ page, home }) => {
    await playSilence(page, 'app.cal.com')
    const { ask, awake, box, frame } = home.parts.scheduling
    await open(page, '/')
    await ask.hover()
    await awake.waitFor()
    await page.context().setOffline(true)
    await ask.press('Enter')
    await expect(offline(page)).toBeVisible()
    await expect(frame).toHaveCount(0)
    await expect(box).toBeFocused()
    // Tab reaches « Réessayer » (try again) next: no control that needs the network stands before it.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(offline(page)).toBeVisible()
    await home.support.focus()
    await page.context().setOffline(false)
    await expect(frame).toHaveCount(1)
    await expect(offline(page)).toHaveCount(0)
    await expect(home.support).toBeFocused()
  })

  test('is answered in the banner while React is not yet fetched', async ({ page, home }) => {
    await playSilence(page, 'app.cal.com')
    await page.route(react, (route) => route.abort('internetdisconnected'))
    await open(page, '/')
    await page.context().setOffline(true)
    await home.showSlots.press('Enter')
    await expect(offline(page)).toBeVisible()
    await standsInBanner(page, offline(page))
    await page.unroute(react)
    await page.context().setOffline(false)
    await expect(home.calendar).toHaveCount(1)
    await expect(offline(page)).toHaveCount(0)
    await expect(pageIn(page, 'js')).toHaveCount(1)
  })
})

/** Opens the home page, loses the network once React is there, and asks for our film. */
async function playWithoutNetwork(page: Page, { watch }: HomePage) {
  const preloaded = page.waitForResponse(react)
  await open(page, '/')
  await (await preloaded).finished()
  await page.context().setOffline(true)
  await watch.click()
  await expect(offline(page)).toBeVisible()
}

test('a film of ours asked for without a network says so, then plays', async ({ page, home }) => {
  await playWithoutNetwork(page, home)
  await page.context().setOffline(false)
  await home.playsFilm()
  await expect(offline(page)).toHaveCount(0)
})
