import { expectNothingCut } from './find-cut-words.ts'
import { expect, open, test } from './site.ts'

test.use({ build: 'contextual' })

test('the arrow bounces for five seconds, and nothing moves for whoever asks for calm', async ({
  page,
  home,
}) => {
  await open(page, '/')
  const durations = await home.banner.evaluate((banner) =>
    banner
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getComputedTiming().activeDuration),
  )
  expect(durations).toEqual([4 * 1200])
  await page.emulateMedia({ reducedMotion: 'reduce' })
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

test('in the reader’s own colours, buttons and cards keep an edge, the promise its mark, and no words are cut', async ({
  page,
  home,
}) => {
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
    expect(edges).toContainEqual(expect.stringMatching(/^(?:1px solid )?rgb\(.+\)(?: solid 1px)?$/))
  }
  const promise = page.getByText('30+ rendez-vous', { exact: true })
  await expect(promise).toHaveCSS('text-decoration-line', 'underline')
  await expectNothingCut(page)
})

test('paper has no banner and no buttons: addresses stand for film, calendar and links', async ({
  page,
  home,
}) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/')
  const onScreen = page.locator('iframe, video, button, nav').filter({ visible: true })
  for (const sentence of [
    'La vidéo se regarde à l’adresse https://www.example.com/#video',
    'L’agenda est ouvert à l’adresse https://www.example.com/#agenda',
    'support@example.com',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(home.conditions).toBeVisible()
  await expect(home.support).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (const path of ['/', '/conditions-generales']) {
    await open(page, path)
    await expect(home.banner).toBeHidden()
    await expect(onScreen).toHaveCount(0)
    await expectNothingCut(page, [718])
  }
  const link = page.getByRole('main').getByRole('link', { name: 'mentions légales' }).first()
  const written = await link.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(written).toContain('https://www.example.com/mentions-legales')
})
