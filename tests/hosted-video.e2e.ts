import { boxOf, expect, hold, open, test } from './site.ts'
import { frameOf } from './stand-ins/frames.ts'
import { playWistia, wistia } from './stand-ins/video.ts'

test.use({ build: 'services' })

test('a player that comes with the page is framed once, hidden until it loads, with a link in sight, and leads to the calendar', async ({
  page,
  home,
  baseURL,
}) => {
  const frames = await playWistia(page)
  const letIn = await hold(page, `${wistia}/embed/iframe/**`)
  await open(page, '/')
  await expect(home.player).toHaveCSS('opacity', '0')
  const picture = home.step1.locator('img[src*="wistia"]')
  await expect(picture).toHaveCSS('filter', /^blur\(\d+px\)/)
  letIn()
  await expect(home.player).toHaveCSS('opacity', '1')
  const player = await boxOf(home.player)
  expect(player.width / player.height).toBeCloseTo(2, 1)
  expect(frames.map(({ referrer }) => referrer)).toEqual([`${baseURL}/`])
  // The player has not said that it works.
  const link = home.step1.getByRole('link', { name: /^Regarder sur Wistia/ })
  await page.setViewportSize({ width: 390, height: 664 })
  await home.player.scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport({ ratio: 1 })
  await home.endIn(await frameOf(page, wistia))
  await expect(home.next).toBeVisible()
  await home.again.click()
  await expect(home.next).toBeHidden()
  await frameOf(page, wistia)
})
