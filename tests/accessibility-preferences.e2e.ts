import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

/** The animations of the banner: whether each one is running, and for how long it runs in all. */
const motionOfBanner = (page: Page) =>
  page.getByRole('banner').evaluate((banner) =>
    banner.getAnimations({ subtree: true }).map(({ playState, effect }) => ({
      isRunning: playState === 'running',
      totalMs: effect?.getComputedTiming().activeDuration,
    })),
  )

test('the arrow bounces for five seconds, then rests', async ({ page, home }) => {
  await open(page, '/')
  const bounce = [{ isRunning: true, totalMs: 4 * 1200 }]
  await home.goTo('Mentions légales')
  expect(await motionOfBanner(page)).toEqual(bounce)
  await page.getByRole('banner').evaluate((banner) => {
    for (const animation of banner.getAnimations({ subtree: true })) animation.finish()
  })
  expect(await motionOfBanner(page)).toEqual([])
})

test('nothing moves on any page for whoever asks for calm', async ({ page, home }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  expect(await motionOfBanner(page)).toEqual([])
  await home.goTo('Mentions légales')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('soft text and hairlines are ink for whoever asks for contrast', async ({ page, home }) => {
  await page.emulateMedia({ contrast: 'more' })
  await open(page, '/')
  const ink = await home.title.evaluate((title) => getComputedStyle(title).color)
  await expect(
    home.step2.getByText(/^Les informations que vous nous confiez restent confidentielles/),
  ).toHaveCSS('color', ink)
  await expect(page.getByRole('contentinfo')).toHaveCSS('border-top-color', ink)
})

test.describe('in the reader’s own colours', () => {
  test.use({ build: 'contextual' })

  test('buttons and cards keep an edge, and the promise its mark', async ({ page, home }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/')
    for (const edged of [
      home.showSlots,
      home.support,
      page.getByRole('region', { name: 'Vous avez encore des questions ?' }),
    ]) {
      const edges = await edged.evaluate((box) => {
        const { border, outline } = getComputedStyle(box)
        return [border, outline]
      })
      // A border and an outline that are transparent elsewhere have a colour here.
      expect(edges).toContainEqual(
        expect.stringMatching(/^(?:1px solid )?rgb\(.+\)(?: solid 1px)?$/),
      )
    }
    await expect(page.getByText('30+ rendez-vous', { exact: true })).toHaveCSS(
      'text-decoration-line',
      'underline',
    )
  })
})

test.describe('on paper', () => {
  test.use({ build: 'contextual' })

  test('addresses stand for the video and the calendar', async ({ page, home }) => {
    await open(page, '/')
    await page.emulateMedia({ media: 'print' })
    await expect(home.banner).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const onScreen = page.locator('iframe, video, button').filter({ visible: true })
    await expect(onScreen).toHaveCount(0)
    for (const sentence of [
      'La vidéo se regarde à l’adresse https://www.example.com/#video',
      'L’agenda est ouvert à l’adresse https://www.example.com/#agenda',
      'support@example.com',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible()
    }
    await expect(home.support).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})
