import type { Page } from '@playwright/test'
import { expect, hold, open, pageIn, react, test } from './site.ts'
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
    test(`is answered in words, then by itself (${host})`, async ({ page, home }) => {
      let isConnected = false
      await page.route(`https://${host}/**`, (route) =>
        isConnected
          ? route.fulfill({ contentType: 'text/html', body: '<p>…' })
          : route.abort('internetdisconnected'),
      )
      const { ask, box, frame } = home.parts[purpose]
      await open(page, '/')
      await page.context().setOffline(true)
      await ask.press('Enter')
      await expect(offline(page)).toBeVisible()
      await expect(box).toBeFocused()
      // The device may be wrong about its network: every way stays, and « Réessayer » tries.
      await page.getByRole('button', { name: 'Réessayer' }).press('Enter')
      await expect(offline(page)).toBeVisible()
      await home.support.focus()
      isConnected = true
      await page.context().setOffline(false)
      await expect(frame).toHaveCount(1)
      await expect(offline(page)).toHaveCount(0)
      await expect(home.support).toBeFocused()
    })
  }

  test('is kept while React is not yet fetched', async ({ page, home }) => {
    await playSilence(page, 'app.cal.com')
    await page.route(react, (route) => route.abort('internetdisconnected'))
    const release = await hold(page, react)
    await page.goto('/')
    await page.context().setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    release()
    await home.showSlots.press('Enter')
    await expect(offline(page)).toBeVisible()
    await page.unroute(react)
    await page.context().setOffline(false)
    await expect(home.calendar).toHaveCount(1)
    await expect(pageIn(page, 'js')).toHaveCount(1)
  })

  test('is kept when the network is back as React fails', async ({ page, home }) => {
    await playSilence(page, 'app.cal.com')
    await page.route(react, (route) => route.abort('internetdisconnected'))
    const release = await hold(page, react)
    await page.goto('/')
    page.once('framenavigated', () => page.unroute(react))
    await home.showSlots.press('Enter')
    release()
    await expect(home.calendar).toHaveCount(1)
    await expect(pageIn(page, 'js')).toHaveCount(1)
  })
})

test.describe('a device that believes wrongly that it has no network', () => {
  test.use({ build: 'contextual', expectedConsole: /404|Failed to fetch dynamically imported/ })
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    )
    await playSilence(page, 'app.cal.com')
  })

  test('books, and follows a link to another build', async ({ page, home }) => {
    await page.route('**/assets/mentions-legales-*.js', (route) => route.fulfill({ status: 404 }))
    await open(page, '/')
    await home.showSlots.click()
    await expect(home.calendar).toHaveCount(1)
    await home.goTo('Mentions légales')
  })

  test('has the page’s links where React is blocked', async ({ page }) => {
    await page.route(react, (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await page.keyboard.press('Shift')
    await expect(page.getByRole('link', { name: 'Voir les créneaux' })).toBeVisible()
  })
})

test('a film of ours asked for without a network says so, then offers to play', async ({
  page,
  home,
}) => {
  await open(page, '/')
  await page.context().setOffline(true)
  await home.watch.click()
  await expect(offline(page)).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).first().click()
  await expect(offline(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(offline(page)).toHaveCount(0)
  await home.watch.click()
  await home.playsFilm()
})
