import type { Route } from '@playwright/test'
import { shifts, watchShifts } from './shifts.ts'
import { boxOf, expect, open, openTowardsCalendar, test } from './site.ts'
import { frameOf, playSilence, say } from './stand-ins/frames.ts'
import { calendly, calendlySays } from './stand-ins/scheduling.ts'
import { playVimeo, vimeo } from './stand-ins/video.ts'

test.use({ build: 'services', expectedConsole: /status of 404|ERR_|Failed to load resource/ })

test.describe('where the player says when it is ready', () => {
  test.use({ build: 'contextual' })

  test('one that does not say so gets a sentence, ways out, another try', async ({
    page,
    home,
  }) => {
    const fail = (route: Route) => route.fulfill({ status: 404, body: '<p>Gone' })
    await page.route(`${vimeo}/**`, fail)
    await page.clock.install()
    await open(page, '/')
    const { ask, frame, box, status } = home.parts.video
    await ask.click()
    await expect(frame).toHaveCSS('opacity', '0')
    // The test's clock also runs on by itself, so these durations are approximate.
    await page.clock.runFor(8100)
    const gone = 'Vimeo ne répond pas.'
    await expect(status).toHaveText(gone)
    await expect(box.getByRole('link')).toHaveText([/^Regarder sur Vimeo/, 'Écrire au support'])
    await expect(frame).toHaveCSS('opacity', '0')

    await page.unroute(`${vimeo}/**`, fail)
    await playVimeo(page)
    await box.getByRole('button', { name: 'Réessayer' }).click()
    await expect(box.getByText(gone)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(frame).toHaveCSS('opacity', '1')
  })
})

test('a late calendar has ways out, and moves nothing at last', async ({ page, home }) => {
  await playSilence(page, 'fast.wistia.net', 'calendly.com')
  await watchShifts(page)
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 844 })
  await openTowardsCalendar(page, '/#agenda')
  // The calendar's time limit starts once its frame is in the page: the test waits for the frame.
  await home.calendar.waitFor({ state: 'attached' })
  await page.clock.fastForward(9_000)
  await expect(home.late).toBeVisible()
  const below = (await boxOf(home.late)).y - (await boxOf(home.calendar)).y
  expect(below).toBeGreaterThan(0)
  expect(below).toBeLessThan(200)
  const links = home.step2.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText([
    'Ouvrir l’agenda dans un nouvel onglet',
    'Proposer trois créneaux par e‑mail',
    'Appeler le +33 1 23 45 67 89',
  ])
  await expect(links.nth(0)).toHaveAttribute('target', '_blank')
  await expect(home.newTab).toBeHidden()
  await expect(links.nth(2)).toHaveAttribute('href', 'tel:+33123456789')

  await say(await frameOf(page, calendly), calendlySays('event_type_viewed'))
  await expect(home.late).toBeHidden()
  await expect(home.parts.scheduling.status).toBeEmpty()
  await page.clock.runFor(1_000)
  expect(await shifts(page)).toEqual([])
})
