import { expect, openTowardsCalendar, test } from './site.ts'
import { playSilence } from './stand-ins/frames.ts'
import { leadToThanks } from './stand-ins/scheduling.ts'

/** The page /merci, with what Calendly adds to the address when it redirects there. */
const withDetails = '/merci?invitee_full_name=Jeanne+Secret&invitee_email=jeanne%40secret.fr'

test.use({ build: 'services' })

test('in a calendar’s frame, /merci says the call is booked', async ({ page, home, baseURL }) => {
  await playSilence(page, 'calendly.com')
  await openTowardsCalendar(page)
  await leadToThanks(page, baseURL + withDetails)
  await expect(home.booked).toBeVisible()
  const thanks = home.calendar.contentFrame()
  await expect(thanks.getByRole('heading', { name: 'Merci' })).toBeVisible()
  await expect(thanks.getByText('Vous recevez une confirmation par e‑mail.')).toBeVisible()
  await expect(thanks.getByText('Pour les psychologues')).toBeHidden()
  await expect(thanks.getByRole('contentinfo')).toBeHidden()
  await expect(thanks.getByText('Secret')).toHaveCount(0)
})

test('/merci shows and keeps none of the details that a calendar adds to its address', async ({
  page,
}) => {
  await page.goto(withDetails)
  await expect(page.getByText('Vous recevez une confirmation')).toBeVisible()
  await expect(page).toHaveURL('/merci')
})

test.describe('on the demonstration', () => {
  test.use({ build: 'shipped' })

  test('/merci promises no e-mail, since none is sent', async ({ page }) => {
    await page.goto('/merci')
    const words = page.getByRole('main')
    await expect(words).toContainText('Ceci est une démonstration : rien n’est envoyé.')
    await expect(words).not.toContainText(/Vous recevez|Vous n’avez rien reçu/)
  })
})
