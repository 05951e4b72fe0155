import { expect, open, test } from './site.ts'

test('the arrow bounces for five seconds', async ({ page, home }) => {
  await open(page, '/')
  const durations = await home.banner.evaluate((banner) =>
    banner
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getComputedTiming().activeDuration),
  )
  expect(durations).toEqual([4 * 1200])
})

test('nothing moves on any page for whoever asks for calm', async ({ page, home }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const animations = () => page.evaluate(() => document.getAnimations().length)
  expect(await animations()).toBe(0)
  await home.goTo('Mentions légales')
  expect(await animations()).toBe(0)
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
