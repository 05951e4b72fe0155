import type { Page } from '@playwright/test'
import { expect, openTowardsCalendar, test } from './site.ts'
import { playCalendly } from './stand-ins/scheduling.ts'
import { playWistia } from './stand-ins/video.ts'

const scripts = 'script[src^="https://assets.calendly.com/"]'

/** Counts the listeners and the documents that Chromium holds in memory for a page. */
async function countHeld(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const count = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { listeners: count('JSEventListeners'), documents: count('Documents') }
}

test.use({ build: 'services' })

test('six visits leave one script, one frame and no listener of the last ones', async ({
  page,
  home,
  browserName,
}) => {
  await playWistia(page)
  await playCalendly(page)
  await openTowardsCalendar(page)
  const isCounted = browserName === 'chromium'
  let before = { listeners: 0, documents: 0 }
  for (let visit = 1; visit <= 6; visit += 1) {
    await expect(home.player).toHaveCount(1)
    await expect(home.calendar).toHaveCount(1)
    await expect(page.locator(scripts)).toHaveCount(1)
    await home.goTo('Mentions légales')
    await expect(page.locator(`iframe, ${scripts}`)).toHaveCount(0)
    // The count starts at the second visit: by then every page that stays in memory has been seen once.
    if (isCounted && visit === 2) before = await countHeld(page)
    if (visit < 6) await page.goBack()
  }
  if (isCounted) {
    await expect(async () => {
      const { listeners, documents } = await countHeld(page)
      expect(listeners - before.listeners).toBeLessThan(8)
      expect(documents - before.documents).toBeLessThan(3)
    }).toPass()
  }
  await page.goBack()
  await home.book()
  await expect(home.booked).toBeVisible()
})

test('quick back and forth leaves one of each, and no error', async ({ page, home }) => {
  await playCalendly(page)
  await openTowardsCalendar(page)
  await home.goTo('Mentions légales')
  await page.evaluate(async () => {
    // Browsers merge steps of the history that come too fast, and would leave the site.
    const move = (steps: number) =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true })
        history.go(steps)
      })
    for (const steps of [-1, 1, -1, 1, -1, 1, -1]) await move(steps)
  })
  await expect(home.title).toHaveText(/Découvrez/)
  await expect(page.locator(scripts)).toHaveCount(1)
  await expect(home.calendar).toHaveCount(1)
})
