import type { Page } from '@playwright/test'
import { homePage } from './home-page.ts'
import { shifts, watchShifts } from './shifts.ts'
import { expect, openTowardsCalendar, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { calendlySays, playCalendly, say } from './stand-ins/scheduling.ts'

const calendly = 'https://calendly.com'

test.use({ build: 'services' })

test.beforeEach(async ({ page }) => {
  // The video is no part of this: a player that never says a word.
  await page.route('https://fast.wistia.net/**', (route) => route.fulfill({ body: '' }))
})

/** Answers that come at once, then a clock that can jump over the eight seconds. */
async function openWithClock(page: Page, path = '/') {
  await page.clock.install()
  await openTowardsCalendar(page, path)
  // From here on time is ours: what waits for an answer must have begun to wait.
  await homePage(page).calendar.waitFor({ state: 'attached' })
}

test('offers other ways after eight seconds, and takes its warning back when it speaks', async ({
  page,
  home,
}) => {
  await playCalendly(page, { isSilent: true })
  await openWithClock(page)
  await page.clock.fastForward(4_000)
  await expect(home.late).toBeHidden()
  await page.clock.fastForward(5_000)
  await expect(home.late).toBeVisible()
  await expect(home.step2.getByRole('status')).toHaveText('L’agenda tarde à s’afficher')

  const links = home.step2.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText([
    'Ouvrir l’agenda dans un nouvel onglet',
    'Proposer trois créneaux par e-mail',
    'Appeler le +33 1 23 45 67 89',
  ])
  await expect(links.nth(0)).toHaveAttribute('target', '_blank')
  await expect(links.nth(2)).toHaveAttribute('href', 'tel:+33123456789')

  await say(await frameOf(page, calendly), calendlySays.ready)
  await expect(home.late).toBeHidden()
  await expect(home.step2.getByRole('status')).toBeEmpty()
})

test('has its ways out at the top of its box, and the keyboard stops at them alone', async ({
  page,
  home,
}) => {
  await playCalendly(page, { isBlocked: true })
  await openWithClock(page)
  await page.clock.fastForward(9_000)
  await expect(home.late).toBeVisible()
  const [frame, title] = [await home.calendar.boundingBox(), await home.late.boundingBox()]
  expect(title?.y).toBeGreaterThan(frame?.y ?? 0)
  expect((title?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(200)
  // The keyboard goes from one to the next, and not into what cannot be seen.
  await page.getByRole('link', { name: 'Passer l’agenda' }).focus()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('listitem').getByRole('link', { name: 'Ouvrir l’agenda dans un nouvel onglet' }),
  ).toBeFocused()
})

test('nothing moves from the first paint until a booking', async ({ page, home }) => {
  await playCalendly(page, { isSilent: true })
  await watchShifts(page)
  await page.clock.install()
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await openTowardsCalendar(page, '/#agenda')
    await home.calendar.waitFor({ state: 'attached' })
    await page.clock.fastForward(9_000)
    await expect(home.late).toBeVisible()
    const frame = await frameOf(page, calendly)
    await say(frame, calendlySays.ready)
    await expect(home.late).toBeHidden()
    await page.clock.runFor(1_000)
    expect(await shifts(page), `${width} px`).toEqual([])
    // Another document: a fragment alone would load none.
    await page.goto('about:blank')
  }
})
