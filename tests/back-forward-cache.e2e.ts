import type { Browser, Page } from '@playwright/test'
import { homePage } from './home-page.ts'
import { launchChromium } from './launch-chromium.ts'
import { expect, fold, hydrated, openTowardsCalendar, test } from './site.ts'

declare const persisted: boolean

let browser: Browser
test.beforeEach(async () => {
  // Playwright turns the back/forward cache off by default.
  browser = await launchChromium(['--disable-back-forward-cache'])
})
test.afterEach(() => browser.close())

/** Leaves a page for another one of the site, and comes back to it as the cache has kept it. */
async function leaveAndComeBack(page: Page, meanwhile = async () => {}) {
  // A page whose calendar is still on its way is never kept ("navigating").
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto(new URL('/mentions-legales', page.url()).href)
  await meanwhile()
  // A page that comes from the cache has no new load to wait for.
  await page.goBack({ waitUntil: 'commit' })
  // The page that is left may still be there when it is asked.
  await expect(async () => {
    const found = await page.evaluate(() =>
      // A page that was loaded anew says why, in `notRestoredReasons`.
      'persisted' in window
        ? persisted
        : JSON.stringify(performance.getEntriesByType('navigation')),
    )
    expect(found).toBe(true)
  }).toPass({ timeout: 6_000 })
}

test('a legal page comes back as it was left', async ({ baseURL }) => {
  const page = await browser.newPage()
  await page.goto(`${baseURL}/conditions-generales`)
  await hydrated(page)
  await leaveAndComeBack(page)
})

test('a film that plays and a booked call come back as they were left, and go on', async ({
  baseURL,
}) => {
  const page = await browser.newPage()
  const home = homePage(page)
  await openTowardsCalendar(page, `${baseURL}/`)
  const calendar = home.calendar.contentFrame()
  await calendar.getByRole('radio', { name: 'Mardi' }).check()
  await calendar.getByRole('radio', { name: '14 h' }).check()
  await calendar.getByRole('button', { name: 'Confirmer l’appel' }).click()
  const booked = home.step2.getByRole('heading', { name: 'Votre appel serait réservé' })
  await expect(booked).toBeVisible()
  await home.watch.click()
  await home.playsFilm()

  await leaveAndComeBack(page)
  await expect(booked).toBeVisible()
  await expect(home.watch).toBeHidden()
  await expect(home.late).toHaveCount(0)
  const time = () => home.film.evaluate((film: HTMLVideoElement) => film.currentTime)
  const before = await time()
  expect(before).toBeGreaterThan(0)
  await home.film.evaluate((film: HTMLVideoElement) => film.play())
  await expect.poll(time).toBeGreaterThan(before)
  // Playwright loses sight of the frames of a page that comes back; the page itself has them.
  const calendarText = async () =>
    fold(
      await home.calendar.evaluate(
        (frame: HTMLIFrameElement) => frame.contentDocument?.body.innerText ?? null,
      ),
    )
  expect(await calendarText()).toContain('mardi à 14 h')
  await home.calendar.evaluate((frame: HTMLIFrameElement) => {
    const buttons = [...(frame.contentDocument?.querySelectorAll('button') ?? [])]
    buttons.find(({ textContent }) => /autre créneau/.test(textContent))?.click()
  })
  expect(await calendarText()).toContain('Confirmer')
})

test.describe('where the visitor is asked', () => {
  test.use({ build: 'contextual' })

  test('an answer that another tab has kept meanwhile is obeyed', async ({ baseURL }) => {
    const context = await browser.newContext()
    await context.route(/vimeo|cal\.com/, (route) =>
      route.fulfill({ body: '<p>Service</p>', contentType: 'text/html' }),
    )
    const page = await context.newPage()
    const { showSlots, calendar } = homePage(page)
    await page.goto(`${baseURL}/`)
    await hydrated(page)
    await expect(showSlots).toBeVisible()
    await leaveAndComeBack(page, async () => {
      const other = await context.newPage()
      await other.goto(`${baseURL}/`)
      await homePage(other).allowForGood('scheduling')
      await other.close()
    })
    await expect(showSlots).toHaveCount(0)
    await expect(calendar).toHaveCount(1)
  })
})
