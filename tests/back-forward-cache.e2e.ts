import type { Page } from '@playwright/test'
import { homePage } from './home-page.ts'
import { expect, open, openTowardsCalendar, test } from './site.ts'
import { playSilence } from './stand-ins/frames.ts'

declare const persisted: boolean

/** Goes to another page and back, and expects the browser to restore the page from its back/forward cache. */
async function leaveAndComeBack(
  page: Page,
  path = '/mentions-legales',
  meanwhile = async () => {},
) {
  // Chromium caches no page whose calendar still loads (reason « navigating »): the test waits for the end.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto(new URL(path, page.url()).href)
  await meanwhile()
  // `goBack` would wait for a navigation, and Firefox reports none for a page from the cache.
  await page.evaluate(() => void setTimeout(() => history.back()))
  // Before the browser has gone back, the check runs in the page that it leaves, so the check is repeated.
  await expect(async () => {
    const found = await page.evaluate(() =>
      // If the page was loaded anew, the failed test prints the browser's reasons (`notRestoredReasons`).
      'persisted' in window
        ? persisted
        : JSON.stringify(performance.getEntriesByType('navigation')),
    )
    expect(found).toBe(true)
  }).toPass({ timeout: 6_000 })
}

// Pages are read without Playwright's locators, which wait for a navigation that Firefox never ends.
const textOf = (page: Page) => page.evaluate(() => document.body.innerText)

test('a film that plays and a booked call come back as they were', async ({ page, home }) => {
  await openTowardsCalendar(page)
  await home.bookInDemonstration()
  const booked = home.step2.getByRole('heading', { name: 'Votre appel serait réservé' })
  await expect(booked).toBeVisible()
  await home.watch.click()
  await home.playsFilm()

  await leaveAndComeBack(page)
  const shown = await textOf(page)
  expect(shown).toContain('Votre appel serait réservé')
  expect(shown).not.toContain('Regarder la vidéo')
  expect(shown).not.toContain('L’agenda ne s’affiche pas')
  const time = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  const before = await time()
  expect(before).toBeGreaterThan(0)
  await page.evaluate(() => document.querySelector('video')?.play())
  await expect.poll(time).toBeGreaterThan(before)
})

test('the call booked in a calendar that led the whole tab to /merci is confirmed', async ({
  page,
}) => {
  await openTowardsCalendar(page)
  // The page takes the visitor's details out of its address, and remembers the booking.
  await leaveAndComeBack(page, '/merci?name=Jeanne', () => expect(page).toHaveURL('/merci'))
  await expect.poll(() => textOf(page)).toContain('Votre appel serait réservé')
})

test.describe('where the visitor is asked', () => {
  test.use({ build: 'contextual' })

  test('an answer that another tab has kept meanwhile is obeyed', async ({
    page,
    home,
    context,
  }) => {
    await playSilence(context, 'player.vimeo.com', 'app.cal.com')
    await open(page, '/')
    await expect(home.showSlots).toBeVisible()
    await leaveAndComeBack(page, '/mentions-legales', async () => {
      const other = await context.newPage()
      await other.goto('/')
      await homePage(other).allowForGood('scheduling')
      await other.close()
    })
    await expect.poll(() => textOf(page)).not.toContain('Voir les créneaux')
    await page.evaluate(() => scrollBy(0, 1))
    const frames = () => page.evaluate(() => document.querySelectorAll('iframe').length)
    await expect.poll(frames).toBe(1)
  })
})
