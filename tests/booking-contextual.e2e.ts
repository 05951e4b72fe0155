import { homePage } from './home-page.ts'
import { application, boxOf, expect, hold, openTowardsCalendar, test } from './site.ts'
import { frameOf, say } from './stand-ins/frames.ts'
import { calCom, calComSays, playCalCom } from './stand-ins/scheduling.ts'

test.use({ build: 'contextual' })

test('a tap before the page is awake brings a calendar that books', async ({ page, home }) => {
  const frames = await playCalCom(page)
  const height = async () => (await boxOf(home.calendar)).height
  const release = await hold(page, application)
  const loading = home.step2.getByText('Chargement de l’agenda…')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(loading).toBeHidden()
  await home.showSlots.click()
  await expect(loading).toBeVisible()
  await expect(home.calendar).toHaveCount(0)
  expect(frames).toEqual([])
  release()
  const frame = await frameOf(page, calCom)
  await expect(home.calendar).toBeFocused()
  expect(await height()).toBe(900)
  // Like Cal.com, its stand-in stays blank until the page around it has answered its message.
  await expect(frame.getByRole('heading', { name: 'Choisissez un créneau' })).toBeVisible()
  await say(frame, calComSays('__dimensionChanged', { iframeHeight: 1300 }))
  await expect.poll(height).toBe(1300)
  await home.book()
  await expect(home.booked).toBeVisible()
})

test('a booking stays when the agreement is taken back in another tab', async ({
  page,
  home,
  context,
}) => {
  await playCalCom(page)
  const otherPage = await context.newPage()
  await openTowardsCalendar(page)
  await openTowardsCalendar(otherPage)
  await home.allowForGood('scheduling')
  await home.book()
  await expect(home.booked).toBeVisible()
  await homePage(otherPage).withdrawInChoices('Cal.com')
  await expect(home.calendar).toHaveCount(0)
  await expect(home.booked).toBeVisible()
  // The visitor is asked again before another calendar is loaded.
  await expect(home.showSlots).toBeVisible()
})
