import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, openTowardsCalendar, test } from './site.ts'

const step = (page: Page) => page.getByRole('region', { name: /^Étape 2 sur 2/ })
const calendar = (page: Page) => step(page).locator('iframe')
const demonstration = (page: Page) => calendar(page).contentFrame()
const confirm = (place: Page | ReturnType<typeof demonstration>) =>
  place.getByRole('button', { name: 'Confirmer l’appel' })

test('says that it is a demonstration, and sends nothing', async ({ page, baseURL }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await openTowardsCalendar(page)
  const frame = demonstration(page)
  await expect(frame.getByRole('paragraph').first()).toHaveText('Démonstration : rien n’est envoyé')
  const before = requests.length
  await frame.getByRole('radio', { name: 'Mardi' }).check()
  await frame.getByRole('radio', { name: '14 h' }).check()
  await confirm(frame).click()
  await expect(frame.getByRole('heading', { name: 'Votre appel serait réservé' })).toBeFocused()
  await expect(frame.getByText('mardi à 14 h, heure de Paris')).toBeVisible()
  await expect(
    step(page).getByRole('heading', { name: 'Votre appel serait réservé' }),
  ).toBeInViewport()
  await expect(step(page).getByRole('status')).toHaveText('Votre appel serait réservé')
  await expect(step(page).getByText('Votre appel est réservé')).toHaveCount(0)
  expect(requests.slice(before)).toEqual([])
  expect(requests.filter((request) => !request.startsWith(`GET ${baseURL}/`))).toEqual([])

  await frame.getByRole('button', { name: 'Choisir un autre créneau' }).click()
  await expect(frame.getByRole('radio').first()).toBeFocused()
})

test('fits its frame at 320 px, grows with its text, and breaks no rule in either step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await openTowardsCalendar(page)
  const box = demonstration(page).locator('html')
  const overflow = () =>
    box.evaluate((html) => [
      html.scrollWidth - html.clientWidth,
      html.scrollHeight - html.clientHeight,
    ])
  await expect(confirm(demonstration(page))).toBeVisible()
  expect(await overflow()).toEqual([0, 0])
  expect((await calendar(page).boundingBox())?.height).toBe(900)
  await box.evaluate((html) => {
    html.style.fontSize = '200%'
  })
  await expect.poll(async () => (await calendar(page).boundingBox())?.height).toBeGreaterThan(1_000)
  await expect.poll(overflow).toEqual([0, 0])

  await page.goto('/demonstration/agenda')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await findViolations(page)).toEqual([])
  await confirm(page).click()
  expect(await findViolations(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('says that it needs it', async ({ page }) => {
    await page.goto('/')
    await expect(demonstration(page).getByText(/a besoin de JavaScript/)).toBeVisible()
  })
})
