import type { Page } from '@playwright/test'
import { application, expect, hold, hydrated, openTowardsCalendar, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { calComSays, playCalCom, say } from './stand-ins/scheduling.ts'

const calCom = 'https://app.cal.com'

test.use({ build: 'contextual' })

const step = (page: Page) =>
  page.getByRole('region', { name: 'Étape 2 sur 2 : Planifiez votre appel de découverte' })
const calendar = (page: Page) => step(page).locator('iframe')
const loadButton = (page: Page) => page.getByRole('button', { name: 'Voir les créneaux' })
const allowForGood = async (page: Page) => {
  await step(page).getByRole('checkbox', { name: 'S’en souvenir 6 mois' }).check()
  await loadButton(page).click()
}
const silentTitle = (page: Page) =>
  step(page).getByRole('heading', { name: 'L’agenda tarde à s’afficher' })
const bookedTitle = (page: Page) =>
  step(page).getByRole('heading', { name: 'Votre appel est réservé' })

test('nothing is asked of the service before the visitor says so', async ({ page }) => {
  const { frames } = await playCalCom(page)
  await openTowardsCalendar(page)
  await loadButton(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  expect(frames).toEqual([])
  await expect(calendar(page)).toHaveCount(0)

  await loadButton(page).click()
  const frame = await frameOf(page, calCom)
  await expect(calendar(page)).toBeFocused()
  expect((await calendar(page).boundingBox())?.height).toBe(900)
  expect(frames.map(({ url }) => url.href)).toEqual([
    'https://app.cal.com/agence-exemple/decouverte/embed?embed=&embedType=inline&layout=month_view&theme=light',
  ])
  // Cal.com stays blank until its parent answers.
  await expect(frame.getByRole('heading', { name: 'Choisissez un créneau' })).toBeVisible()
})

test('a tap that comes before hydration loads the calendar after it', async ({ page }) => {
  await playCalCom(page)
  const release = await hold(page, application)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(step(page).getByText('Chargement de l’agenda…')).toBeHidden()
  await loadButton(page).click()
  await expect(step(page).getByText('Chargement de l’agenda…')).toBeVisible()
  release()
  await hydrated(page)
  await frameOf(page, calCom)
  await expect(calendar(page)).toBeFocused()
})

test('a booking is told once, though the service says it in two ways', async ({ page }) => {
  await playCalCom(page)
  await openTowardsCalendar(page)
  await loadButton(page).click()
  const frame = await frameOf(page, calCom)
  await frame.getByRole('button', { name: 'Confirmer' }).click()
  await expect(bookedTitle(page)).toBeVisible()
  await expect(frame.getByRole('heading')).toHaveText('Cal.com confirme votre rendez-vous')
})

for (const [why, first, second] of [
  ['its host', { booking: { uid: 'A' }, confirmed: false }, { uid: 'A', status: 'PENDING' }],
  [
    'a payment',
    { booking: { uid: 'A', paymentUid: 'pay' }, confirmed: true },
    { uid: 'A', status: 'ACCEPTED', paymentRequired: true },
  ],
] as const) {
  test(`a booking that waits for ${why} is not called reserved`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await playCalCom(page)
    await openTowardsCalendar(page)
    await loadButton(page).click()
    const frame = await frameOf(page, calCom)
    await say(frame, calComSays('linkReady'))
    const before = await calendar(page).boundingBox()
    await say(frame, calComSays('bookingSuccessful', first))
    await say(frame, calComSays('bookingSuccessfulV2', second))
    const sent = 'Votre demande est envoyée : vous recevrez la confirmation par e-mail'
    await expect(step(page).getByRole('heading', { name: sent })).toBeVisible()
    await expect(step(page).getByRole('status').first()).toContainText(
      sent.replace(' :', '\u00a0:'),
    )
    await expect(step(page).getByText('Votre appel est réservé')).toHaveCount(0)
    expect((await calendar(page).boundingBox())?.height).toBe(before?.height)
  })
}

test('a booking is not forgotten when the agreement is taken back, here or in another tab', async ({
  page,
  context,
}) => {
  await playCalCom(page)
  const other = await context.newPage()
  for (const withdrawing of [page, other]) {
    await openTowardsCalendar(page)
    await openTowardsCalendar(other)
    await allowForGood(page)
    await (await frameOf(page, calCom)).getByRole('button', { name: 'Confirmer' }).click()
    await expect(bookedTitle(page)).toBeVisible()

    await withdrawing.getByRole('button', { name: 'Gérer mes choix' }).click()
    await withdrawing.getByRole('button', { name: 'Retirer mon accord pour Cal.com' }).click()
    await expect(calendar(page)).toHaveCount(0)
    await expect(bookedTitle(page)).toBeVisible()
    await page.keyboard.press('Escape')
    // Another one is asked for as the first was.
    await step(page).getByRole('button', { name: 'Réserver un autre créneau' }).click()
    await expect(bookedTitle(page)).toBeHidden()
    await expect(loadButton(page)).toBeVisible()
  }
})

test('what is allowed again in another tab comes without taking the focus', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await playCalCom(page)
  await openTowardsCalendar(page)
  await openTowardsCalendar(other)
  const withdraw = (visitor: Page) =>
    step(visitor).getByRole('button', { name: 'Retirer mon accord' }).click()
  await allowForGood(page)
  await (await frameOf(page, calCom)).getByRole('button', { name: 'Confirmer' }).click()
  await expect(bookedTitle(page)).toBeVisible()
  await withdraw(other)
  await step(page).getByRole('button', { name: 'Réserver un autre créneau' }).click()
  const link = page.getByRole('link', { name: 'L’agenda dans un nouvel onglet' })
  await link.focus()
  await allowForGood(other)
  await expect(calendar(page)).toBeVisible()
  await page.bringToFront()
  await expect(link).toBeFocused()
})

test('a frame that asks ten thousand times is answered ten times', async ({ page }) => {
  await playCalCom(page)
  await openTowardsCalendar(page)
  await loadButton(page).click()
  const frame = await frameOf(page, calCom)
  await frame.evaluate(() => {
    Object.assign(window, { answers: 0 })
    addEventListener('message', () =>
      Object.assign(window, { answers: Reflect.get(window, 'answers') + 1 }),
    )
  })
  await say(frame, calComSays('__iframeReady'), 10_000)
  // In order: once this is heard, all of that has been.
  await say(frame, calComSays('bookingSuccessfulV2', { uid: 'LAST', status: 'ACCEPTED' }))
  await expect(bookedTitle(page)).toBeVisible()
  const answers = await frame.evaluate(() => Number(Reflect.get(window, 'answers')))
  expect(answers).toBeGreaterThan(0)
  expect(answers).toBeLessThanOrEqual(10)
})

test('a service that says it has failed is believed at once, until it is ready', async ({
  page,
}) => {
  await playCalCom(page, { isSilent: true })
  await openTowardsCalendar(page)
  await loadButton(page).click()
  const frame = await frameOf(page, calCom)
  await expect(silentTitle(page)).toBeHidden()
  await say(frame, calComSays('linkFailed', { code: '404', msg: 'not found', data: { url: '' } }))
  await expect(silentTitle(page)).toBeVisible()
  await say(frame, calComSays('linkReady'))
  await expect(silentTitle(page)).toBeHidden()
})

test('the eight seconds count from the moment the calendar is asked for', async ({ page }) => {
  await playCalCom(page, { isSilent: true })
  await page.clock.install()
  await openTowardsCalendar(page)
  await page.clock.fastForward(60_000)
  await expect(silentTitle(page)).toBeHidden()
  await loadButton(page).click()
  await frameOf(page, calCom)
  await expect(silentTitle(page)).toBeHidden()
  await page.clock.fastForward(9_000)
  await expect(silentTitle(page)).toBeVisible()
})

test('withdrawing takes the frame away at once, and asking again brings a new one', async ({
  page,
}) => {
  const { frames } = await playCalCom(page)
  await openTowardsCalendar(page)
  await loadButton(page).click()
  const frame = await frameOf(page, calCom)
  await say(frame, calComSays('__dimensionChanged', { iframeHeight: 1300 }))
  await expect.poll(async () => (await calendar(page).boundingBox())?.height).toBe(1300)

  await step(page).getByRole('button', { name: 'Retirer mon accord' }).click()
  await expect(calendar(page)).toHaveCount(0)
  await loadButton(page).click()
  await expect.poll(() => frames.length).toBe(2)
  expect((await calendar(page).boundingBox())?.height).toBe(900)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no frame, and the link books', async ({ page }) => {
    const { frames } = await playCalCom(page)
    await page.goto('/')
    expect(frames).toEqual([])
    await expect(loadButton(page)).toBeHidden()
    const link = page.getByRole('link', { name: 'L’agenda dans un nouvel onglet' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', 'https://cal.com/agence-exemple/decouverte')
    await expect(step(page).getByText('Chargement de l’agenda…')).toBeHidden()
  })
})
