import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'
import { playVimeo, playWistia } from './stand-ins/video.ts'

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

const offline = (page: Page) =>
  page.getByRole('main').getByText('Vous êtes hors connexion.').first()
const watch = (page: Page) => page.getByRole('button', { name: /^Regarder la vidéo/ })

test.describe('a tap without a network', () => {
  test.use({ build: 'contextual' })

  for (const [name, host] of [
    [/^Regarder la vidéo/, 'player.vimeo.com'],
    ['Voir les créneaux', 'app.cal.com'],
  ] as const) {
    test(`is answered in words, and again by itself when there is one (${host})`, async ({
      page,
      context,
    }) => {
      await page.route(`https://${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Service</title>' }),
      )
      await open(page, '/')
      const button = page.getByRole('button', { name })
      await button.scrollIntoViewIfNeeded()
      await button.hover()
      // React is there.
      await page
        .getByRole('region', { name: /^Étape/ })
        .locator('[data-awake]')
        .first()
        .waitFor()
      await page.waitForFunction(() => document.querySelectorAll('[data-awake]').length > 0)
      await context.setOffline(true)
      await button.click()
      await expect(offline(page)).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(offline(page)).toBeVisible()
      await context.setOffline(false)
      await expect(page.locator(`iframe[src*="${host}"]`)).toHaveCount(1)
      await expect(offline(page)).toHaveCount(0)
    })
  }
})

test('a film of ours asked for without a network says so, and plays when there is one', async ({
  page,
  context,
}) => {
  const preloaded = page.waitForResponse('**/assets/hydrate-*.js')
  await open(page, '/')
  await (await preloaded).finished()
  await context.setOffline(true)
  await watch(page).click()
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0)
  await expect(offline(page)).toHaveCount(0)
})

test.describe('a player that nobody documents', () => {
  test.use({ build: 'services', expectedConsole: /ERR_|Failed to load/ })
  const unreachable = (page: Page) => page.getByText('Wistia semble injoignable').first()

  test('and that cannot be reached has our words and ways out beside it', async ({ page }) => {
    await page.clock.install()
    await playWistia(page, { isBlocked: true })
    await open(page, '/')
    await expect(page.locator('iframe[src*="wistia"]')).toHaveCount(1)
    await page.clock.fastForward(9_000)
    await expect(unreachable(page)).toBeVisible()
    await expect(page.getByRole('link', { name: /Regarder sur Wistia/ }).first()).toBeVisible()
    await expect(page.locator('iframe[src*="wistia"]')).toHaveCount(1)
  })
})

test.describe('a silent player that answers when asked', () => {
  test.use({ build: 'contextual' })

  test('is accused of silence, not of being away', async ({ page }) => {
    await page.clock.install()
    await playVimeo(page, { isSilent: true })
    await open(page, '/')
    await watch(page).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.clock.fastForward(9_000)
    await expect(page.getByText('Le lecteur de Vimeo ne répond pas.').first()).toBeVisible()
    await expect(page.getByText('semble injoignable')).toHaveCount(0)
  })
})
