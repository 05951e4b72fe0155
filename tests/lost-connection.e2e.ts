import type { Page } from '@playwright/test'
import { boxOf, expect, hold, hydrated, open, react, test } from './site.ts'
import { playSilence } from './stand-ins/frames.ts'

test.use({ build: 'contextual', expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

const offline = (page: Page) =>
  page
    .getByText('Vous êtes hors connexion. Reconnectez‑vous, puis réessayez.')
    .filter({ visible: true })
    .first()

/** Opens the home page and cuts the network before React has come. @returns a function that connects it again */
async function cutOff(page: Page) {
  await playSilence(page, 'app.cal.com')
  const release = await hold(page, react)
  await page.goto('/')
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  release()
  await failed
  return () => page.context().setOffline(false)
}

test('a tap without a network is answered in words, then by itself', async ({ page, home }) => {
  let isConnected = false
  let answers = 0
  await page.route('https://app.cal.com/**', (route) => {
    if (!isConnected) return route.abort('internetdisconnected')
    answers += 1
    return route.fulfill({ contentType: 'text/html', body: '<p>…' })
  })
  const { ask, box } = home.parts.scheduling
  await open(page, '/')
  await page.context().setOffline(true)
  await ask.press('Enter')
  await expect(offline(page)).toBeVisible()
  await expect(box).toBeFocused()
  await box.getByRole('button', { name: 'Réessayer' }).press('Enter')
  await expect(offline(page)).toBeVisible()
  await home.support.focus()
  isConnected = true
  await page.context().setOffline(false)
  await expect.poll(() => answers).toBe(1)
  await expect(offline(page)).toHaveCount(0)
  await expect(home.support).toBeFocused()
})

test('a tap without a network, before React, is answered where it was made, and nothing is done late', async ({
  page,
  home,
}) => {
  const connect = await cutOff(page)
  await page.evaluate(() => scrollTo(0, 10))
  await expect(offline(page)).toHaveCount(0)
  for (const { ask } of Object.values(home.parts)) {
    await ask.press('Enter')
    await expect(offline(page)).toBeInViewport({ ratio: 1 })
    const note = await boxOf(offline(page))
    expect(Math.abs(note.y - (await boxOf(ask)).bottom)).toBeLessThan(note.height)
    await expect(page.getByText('Chargement').filter({ visible: true })).toHaveCount(0)
  }
  await home.support.focus()
  const place = await page.evaluate(() => scrollY)
  await connect()
  await hydrated(page)
  await expect(offline(page)).toHaveCount(0)
  await expect(home.support).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a tap before React tries again where the device has not noticed its network', async ({
  page,
  home,
}) => {
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation()),
  )
  const connect = await cutOff(page)
  await home.showSlots.press('Enter')
  await expect(offline(page)).toBeVisible()
  await connect()
  await home.showSlots.press('Enter')
  await expect(home.calendar).toHaveCount(1)
  await expect(offline(page)).toHaveCount(0)
})

test.describe('a film of ours', () => {
  test.use({ build: 'shipped' })

  test('asked for without a network, says so, then offers to play', async ({ page, home }) => {
    await open(page, '/')
    await page.context().setOffline(true)
    await home.watch.click()
    await expect(offline(page)).toBeVisible()
    await page.context().setOffline(false)
    await expect(offline(page)).toHaveCount(0)
    await home.watch.click()
    await home.playsFilm()
  })
})
