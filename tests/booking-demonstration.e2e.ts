import { boxOf, expect, openTowardsCalendar, test } from './site.ts'

test('the demonstration confirms no call, and sends nothing', async ({ page, home, baseURL }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await openTowardsCalendar(page)
  const frame = home.calendar.contentFrame()
  await expect(frame.getByRole('paragraph').first()).toHaveText('Démonstration : rien n’est envoyé')
  const before = requests.length
  await home.bookInDemonstration()
  await expect(
    home.step2.getByRole('heading', { name: 'Votre appel serait réservé' }),
  ).toBeVisible()
  await expect(frame.getByText('Mardi à 14 h, heure de Paris', { exact: true })).toBeVisible()
  await expect(home.booked).toHaveCount(0)
  expect(requests.slice(before).filter((request) => !request.includes('.woff2'))).toEqual([])
  expect(requests.filter((request) => !request.includes(` ${baseURL}/`))).toEqual([])

  await frame.getByRole('button', { name: 'Choisir un autre créneau' }).click()
  await expect(frame.getByRole('radio').first()).toBeFocused()
})

test('the demonstration fits its frame at any size of letters', async ({ page, home }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await openTowardsCalendar(page)
  const height = async () => (await boxOf(home.calendar)).height
  const root = home.calendar.contentFrame().locator('html')
  const overflow = () =>
    root.evaluate((html) => [
      html.scrollWidth - html.clientWidth,
      html.scrollHeight - html.clientHeight,
    ])
  await expect(root.getByRole('button', { name: 'Confirmer l’appel' })).toBeVisible()
  expect(await overflow()).toEqual([0, 0])
  expect(await height()).toBe(900)
  await root.evaluate((html) => {
    html.style.fontSize = '200%'
  })
  await expect.poll(height).toBeGreaterThan(1_000)
  await expect.poll(overflow).toEqual([0, 0])

  await page.goto('/demonstration/agenda')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
