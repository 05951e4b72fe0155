import type { Page } from '@playwright/test'
import { expect, openTowardsCalendar, test } from './site.ts'
import { frameOf, say } from './stand-ins/frames.ts'
import { calendly, calendlySays, playCalendly } from './stand-ins/scheduling.ts'
import { playWistia } from './stand-ins/video.ts'

const scripts = 'script[src^="https://assets.calendly.com/"]'

/** How many listeners and documents a page holds, as Chromium counts them. */
async function countHeld(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const count = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { listeners: count('JSEventListeners'), documents: count('Documents') }
}

for (const [build, visits] of [
  ['services', 10],
  ['development', 3],
] as const) {
  test.describe(build === 'services' ? 'as published' : 'under StrictMode', () => {
    test.use({ build })

    test(`${visits} visits to and from the home page leave one script and one frame there, and no listener, root or document of the last ones`, async ({
      page,
      home,
      browserName,
    }) => {
      // Twenty navigations in one test.
      test.slow()
      await playWistia(page)
      await playCalendly(page)
      await openTowardsCalendar(page)
      const isCounted = browserName === 'chromium' && build === 'services'
      let before = { listeners: 0, documents: 0 }
      for (let visit = 0; visit < visits; visit += 1) {
        await expect(home.player).toHaveCount(1)
        await expect(home.calendar).toHaveCount(1)
        await expect(page.locator(scripts)).toHaveCount(1)
        await home.goTo('Mentions légales')
        await expect(page.locator(`iframe, ${scripts}`)).toHaveCount(0)
        // Pages once seen are kept.
        if (isCounted && visit === 1) before = await countHeld(page)
        if (visit < visits - 1) await page.goBack()
      }
      if (isCounted) {
        await expect(async () => {
          const { listeners, documents } = await countHeld(page)
          expect(listeners - before.listeners).toBeLessThan(8)
          expect(documents - before.documents).toBeLessThan(3)
        }).toPass()
      }
      await page.goBack()
      await say(await frameOf(page, calendly), calendlySays.booked('ONE'))
      await expect(home.booked).toBeVisible()
    })
  })
}

test.describe('quick back and forth', () => {
  test.use({ build: 'services' })

  test('leaves one of each, and no error', async ({ page, home }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    await home.goTo('Mentions légales')
    await page.evaluate(async () => {
      // One step at a time: browsers merge those that come too soon, and would leave the site.
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
})
