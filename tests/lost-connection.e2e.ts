import { expect, open, react, test } from './site.ts'

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported/ })

const offline = 'Vous êtes hors connexion. Reconnectez-vous, puis réessayez.'

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
        await page.route(`https://${host}/**`, (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Service</title>',
          }),
        )
        if (!isThere) await page.route(react, (route) => route.abort('internetdisconnected'))
        const button = purpose === 'video' ? home.watch : home.showSlots
        const part = page.locator(`[data-island="${purpose}"]`)
        const words = page.getByText(offline).filter({ visible: true }).first()
        await open(page, '/')
        if (isThere) {
          await button.hover()
          await expect(part).toHaveAttribute('data-awake')
        }
        await context.setOffline(true)
        await button.press('Enter')
        await expect(words).toBeVisible()
        await expect(page.locator('iframe')).toHaveCount(0)
        const support = page.getByRole('link', { name: 'Contacter le support' })
        if (isThere) {
          await expect(page.locator(`[data-embed="${purpose}"]`)).toBeFocused()
          // Nothing that cannot work comes before it.
          await page.keyboard.press('Tab')
          await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused()
          await page.keyboard.press('Enter')
          await expect(words).toBeVisible()
          await support.focus()
        }
        await page.unroute(react)
        await context.setOffline(false)
        await expect(page.locator(`iframe[src*="${host}"]`)).toHaveCount(1)
        await expect(words).toHaveCount(0)
        await expect(page.locator('html')).toHaveAttribute('data-js')
        if (isThere) await expect(support).toBeFocused()
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
    const words = page.getByText(offline).filter({ visible: true }).first()
    await expect(words).toBeVisible()
    if (!isThere) {
      const line = await words.boundingBox()
      for (const control of await page.getByRole('main').locator('a, button, summary').all()) {
        const place = (await control.isVisible()) && (await control.boundingBox())
        if (!place || !line) continue
        const isCovered =
          place.y < line.y + line.height &&
          line.y < place.y + place.height &&
          place.x < line.x + line.width &&
          line.x < place.x + place.width
        expect(isCovered, await control.innerText()).toBe(false)
      }
    }
    await page.unroute(react)
    await context.setOffline(false)
    await home.playsFilm()
    await expect(words).toHaveCount(0)
  })
}
