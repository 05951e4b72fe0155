import { boxOf, expect, fold, hydrated, nextFrame, openTowardsCalendar, test } from './site.ts'
import { frameOf, playSilence, say } from './stand-ins/frames.ts'
import { calendly, calendlySays, playCalendly } from './stand-ins/scheduling.ts'

test.use({ build: 'services' })

// These tests are about the calendar, so an empty page stands in for the video's player.
test.beforeEach(({ page }) => playSilence(page, 'fast.wistia.net'))

test('the calendar comes once, and the page says what to know', async ({ page, home, baseURL }) => {
  const frames = await playCalendly(page)
  await openTowardsCalendar(page)
  const before = await page.evaluate(() => history.length)
  await frameOf(page, calendly)
  expect(frames[0]?.referrer).toBe(`${baseURL}/`)
  await expect(home.step2.getByText('Chargement de l’agenda…')).toBeHidden()
  const text = fold(await home.step2.textContent())
  for (const fact of [
    '30 minutes, gratuit et sans engagement',
    'en visioconférence',
    'avec Camille Martin',
    "inutile d'évoquer vos patients",
    'restent confidentielles et servent à préparer',
  ]) {
    expect(text).toContain(fact)
  }
  expect(await page.evaluate(() => history.length)).toBe(before)
  expect(frames).toHaveLength(1)
})

test('the calendar is 900 px high, and grows', async ({ page, home }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await playCalendly(page)
  await openTowardsCalendar(page, '/#agenda')
  const frame = await frameOf(page, calendly)
  const { y } = await boxOf(home.calendar)
  expect(664 - y, 'pixels of it on the screen of a phone').toBeGreaterThanOrEqual(240)
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const box = await boxOf(home.calendar)
    expect(box.height).toBe(900)
    expect(box.width).toBeGreaterThanOrEqual(320)
    expect(box.right).toBeLessThanOrEqual(width)
  }
  await say(frame, calendlySays.height('1180px'))
  await expect.poll(async () => (await boxOf(home.calendar)).height).toBe(1180)
})

test('a booking is confirmed in place, and stays confirmed', async ({ page, home }) => {
  const frames = await playCalendly(page)
  await openTowardsCalendar(page)
  const frame = await frameOf(page, calendly)
  await home.book()
  const step = home.step2.getByRole('heading', { level: 2 })
  const follows = home.step2.getByText(/Vous recevez une confirmation par e‑mail/)
  for (const part of [step, home.booked, follows.filter({ visible: true })]) {
    await home.isBelowBanner(part)
  }
  await expect(step).toHaveAccessibleName(/: Votre appel de découverte$/)
  await expect(frame.getByRole('heading')).toHaveText('Calendly confirme votre rendez-vous')
  await expect(home.parts.scheduling.status).toHaveText('Votre appel est réservé')
  expect(frames).toHaveLength(1)

  await home.goTo('Mentions légales')
  await page.goBack()
  await expect(home.booked).toBeVisible()
  await expect(home.calendar).toHaveCount(0)
  await page.reload()
  await expect(home.booked).toBeVisible()
  await expect(
    home.step2.getByText('Les informations que vous nous confiez restent confidentielles'),
  ).toBeHidden()
  await expect(home.calendar).toHaveCount(0)
})

test('nobody but the calendar itself can announce a booking', async ({ page, home }) => {
  await playCalendly(page)
  await openTowardsCalendar(page)
  // The message by which `/merci` announces a booking, from the calendar and from our own page.
  await say(await frameOf(page, calendly), 'merci')
  await page.evaluate(() => window.postMessage('merci', location.origin))
  await home.calendar.evaluate((frame: HTMLIFrameElement, data) => {
    const forge = (origin: string, source: Window | null) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    window.postMessage(data, '*')
    forge('https://calendly.com', window)
    for (const origin of ['https://calendly.com.evil.example', 'http://calendly.com', 'null', '']) {
      forge(origin, frame.contentWindow)
    }
  }, calendlySays.booked('FORGED'))
  await nextFrame(page)
  await expect(home.booked).toBeHidden()
})

test('the campaign reaches the calendar and the e-mail, nothing else', async ({ page, home }) => {
  await playSilence(page, 'calendly.com')
  await page.clock.install()
  await page.goto(
    '/mentions-legales?utm_source=lettre%20%26%20cie&utm_medium=email&utm_id=7&fbclid=secret&email=x%40y.fr',
  )
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Et maintenant ?' }).getByRole('link').last().click()
  await expect(home.calendar).toHaveCount(1)
  const campaign = /[?&]utm_source=lettre(?:\+|%20)%26(?:\+|%20)cie&utm_medium=email$/
  await expect(home.calendar).toHaveAttribute('src', campaign)
  await expect(home.newTab).toHaveAttribute('href', campaign)
  await page.clock.fastForward(9_000)
  await expect(home.late).toBeVisible()
  const links = page.getByRole('link', { name: /^Ouvrir .*nouvel onglet$/ })
  await expect(links).toHaveAttribute('href', campaign)
  const mail = page.getByRole('link', { name: 'Proposer trois créneaux par e‑mail' })
  const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '')
  expect(pathname).toBe('support@example.com')
  expect(fold(searchParams.get('subject'))).toBe(
    'Appel de découverte : trois créneaux possibles (utm : source=lettre & cie, medium=email)',
  )
  expect(searchParams.get('body')).toContain('\r\n1.\u00a0\r\n2.\u00a0\r\n3.\u00a0\r\n')
})

test('the keyboard can pass the calendar, or enter it', async ({ page, home }) => {
  await playCalendly(page)
  await openTowardsCalendar(page)
  await frameOf(page, calendly)
  const skip = page.getByRole('link', { name: 'Passer l’agenda' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(home.calendar).toBeFocused()
  await skip.press('Enter')
  await page.keyboard.press('Tab')
  await expect(home.step2.getByRole('link', { name: 'Notre politique' })).toBeFocused()
})
