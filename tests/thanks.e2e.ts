import type { Page } from '@playwright/test'
import { expect, open, openTowardsCalendar, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { playCalendly, say } from './stand-ins/scheduling.ts'

const calendly = 'https://calendly.com'
/** What Calendly adds to the address of a redirect. */
const withDetails = '/merci?invitee_full_name=Jeanne+Secret&invitee_email=jeanne%40secret.fr'

const bookedTitle = (page: Page) => page.getByRole('heading', { name: 'Votre appel est réservé' })

test.describe('in the frame of a calendar', () => {
  test.use({ build: 'services' })

  test('makes the page around say that the call is booked', async ({ page, baseURL }) => {
    await playCalendly(page, { isSilent: true })
    // A browser lets no page of the Internet lead to one of this machine.
    await page.route('**/merci?*', async (route) =>
      route.fulfill({ response: await route.fetch() }),
    )
    await openTowardsCalendar(page)
    const frame = await frameOf(page, calendly)
    await frame.evaluate((address) => location.assign(address), baseURL + withDetails)
    await expect(bookedTitle(page)).toBeVisible()
    const thanks = page.frameLocator('iframe[title^="Agenda"]')
    await expect(thanks.getByRole('heading', { name: 'Merci' })).toBeVisible()
    await expect(thanks.getByText('L’agenda a enregistré votre réservation.')).toBeVisible()
    await expect(thanks.getByText('Si vous venez de réserver')).toBeHidden()
    await expect(thanks.getByText('Pour les psychologues')).toBeHidden()
    await expect(thanks.getByRole('contentinfo')).toBeHidden()
    await expect(thanks.getByText('Secret')).toHaveCount(0)
  })

  test('is believed by its origin: a calendar cannot say it in its place', async ({ page }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    const frame = await frameOf(page, calendly)
    await say(frame, 'merci', 100)
    await page.evaluate(() => window.postMessage('merci', location.origin))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    await expect(bookedTitle(page)).toBeHidden()
  })
})

test.describe('alone', () => {
  test.use({ build: 'services' })

  test('claims no booking to whoever types its address, and leads to the calendar', async ({
    page,
  }) => {
    await open(page, '/merci')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci')
    await expect(page.getByText('Si vous venez de réserver un appel')).toBeVisible()
    await expect(page.getByText('a enregistré votre réservation')).toBeHidden()
    await expect(page.getByText('Pour déplacer ou annuler un appel')).toBeVisible()
    await page.getByRole('link', { name: 'Choisir un créneau' }).click()
    await expect(page).toHaveURL('/#agenda')
  })

  test('knows of the booking when the calendar was the page before, and drops the details', async ({
    page,
    baseURL,
  }) => {
    await page.route(`${calendly}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        // Its own policy, which says nothing to a site without https, as here.
        headers: { 'Referrer-Policy': 'origin' },
        body: `<a href="${baseURL}${withDetails}">Suite</a>`,
      }),
    )
    await page.goto(`${calendly}/agence-exemple/decouverte`)
    await page.getByRole('link', { name: 'Suite' }).click()
    await expect(page.getByText('a enregistré votre réservation')).toBeVisible()
    await expect(page.getByText('Si vous venez de réserver')).toBeHidden()
    await expect(page).toHaveURL('/merci')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('says what it can know', async ({ page }) => {
      await page.goto('/merci')
      await expect(page.getByText('Si vous venez de réserver un appel')).toBeVisible()
      await expect(page.getByText('a enregistré votre réservation')).toBeHidden()
    })
  })
})
