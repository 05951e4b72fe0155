import { application, boxOf, expect, hold, hydrated, openTowardsCalendar, test } from './site.ts'
import { frameOf, playSilence, say } from './stand-ins/frames.ts'
import {
  calCom,
  calendly,
  calendlySays,
  leadToThanks,
  playCalCom,
  playCalendly,
} from './stand-ins/scheduling.ts'

test.use({ build: 'services' })

// These tests are about the calendar, so an empty page stands in for the video's player.
test.beforeEach(({ page }) => playSilence(page, 'fast.wistia.net'))

test('the calendar comes once, 900 px high, grows, and the page says what to know', async ({
  page,
  home,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const frames = await playCalendly(page)
  await openTowardsCalendar(page, '/#agenda')
  const before = await page.evaluate(() => history.length)
  const frame = await frameOf(page, calendly)
  await expect(home.step2.getByText('Chargement de l’agenda…')).toBeHidden()
  for (const fact of [
    '30 minutes, gratuit et sans engagement',
    'en visioconférence',
    'avec Camille Martin',
    'inutile d’évoquer vos patients',
    'restent confidentielles et servent à préparer',
  ]) {
    await expect(home.step2).toContainText(fact)
  }
  const { y } = await boxOf(home.calendar)
  expect(664 - y, 'pixels of it on the screen of a phone').toBeGreaterThanOrEqual(240)
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const box = await boxOf(home.calendar)
    expect(box.height).toBe(900)
    expect(box.width).toBeGreaterThanOrEqual(320)
    expect(box.right).toBeLessThanOrEqual(width)
  }
  await say(frame, calendlySays('page_height', { height: '1180px' }))
  await expect.poll(async () => (await boxOf(home.calendar)).height).toBe(1180)
  expect(await page.evaluate(() => history.length)).toBe(before)
  expect(frames.map(({ referrer }) => referrer)).toEqual([`${baseURL}/`])
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
  await page.reload()
  await expect(home.booked).toBeVisible()
  await expect(home.step2).not.toContainText('restent confidentielles')
  await expect(home.calendar).toHaveCount(0)
})

test('in a calendar’s frame, /merci says the call is booked, and nothing personal', async ({
  page,
  home,
  baseURL,
}) => {
  await playSilence(page, 'calendly.com')
  await openTowardsCalendar(page)
  await leadToThanks(page, `${baseURL}/merci?invitee_full_name=Jeanne+Secret`)
  await expect(home.booked).toBeVisible()
  const thanks = home.calendar.contentFrame()
  await expect(thanks.getByRole('heading', { name: 'Merci' })).toBeVisible()
  await expect(thanks.getByText('Vous recevez une confirmation par e‑mail.')).toBeVisible()
  await expect(thanks.getByText('Pour les psychologues')).toBeHidden()
  await expect(thanks.getByRole('contentinfo')).toBeHidden()
  await expect(thanks.getByText('Secret')).toHaveCount(0)
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
  }, calendlySays('event_scheduled'))
  await page.evaluate(() => new Promise(requestAnimationFrame))
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
  expect(searchParams.get('subject')).toMatch(/\(utm.: source=lettre & cie, medium=email\)$/)
  expect(searchParams.get('body')).toContain('\r\n1.\u00a0\r\n2.\u00a0\r\n3.\u00a0\r\n')
})

test.describe('where the visitor is asked', () => {
  test.use({ build: 'contextual' })

  test('a tap before the page is awake brings a calendar that books', async ({ page, home }) => {
    const frames = await playCalCom(page)
    const release = await hold(page, application)
    const loading = home.step2.getByText('Chargement de l’agenda…')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(loading).toBeHidden()
    await home.showSlots.click()
    await expect(loading).toBeVisible()
    expect(frames).toEqual([])
    release()
    await expect(home.calendar).toBeFocused()
    // Like Cal.com, its stand-in stays blank until the page around it has answered its message.
    await home.book()
    await expect(home.booked).toBeVisible()
  })

  test('a new page in the frame is brought on screen from its top', async ({ page, home }) => {
    await playCalCom(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openTowardsCalendar(page)
    await home.showSlots.click()
    const frame = await frameOf(page, calCom)
    await frame.getByRole('button', { name: 'Confirmer' }).focus()
    const top = async () => (await boxOf(home.calendar)).y
    await home.calendar.evaluate((element) =>
      scrollTo(0, scrollY + element.getBoundingClientRect().top + 500),
    )
    await expect.poll(top).toBeLessThan(-400)
    await say(frame, { originator: 'CAL', type: '__routeChanged' })
    await expect.poll(top).toBeGreaterThan(-10)
  })
})

test.describe('the demonstration', () => {
  test.use({ build: 'shipped' })

  test('confirms no call, promises no e-mail, and sends nothing', async ({
    page,
    home,
    baseURL,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await openTowardsCalendar(page)
    const frame = home.calendar.contentFrame()
    const notice = 'Démonstration : rien n’est envoyé'
    await expect(frame.getByRole('paragraph').first()).toHaveText(notice)
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

    await page.goto('/merci')
    const words = page.getByRole('main')
    await expect(words).toContainText('Ceci est une démonstration : rien n’est envoyé.')
    await expect(words).not.toContainText(/Vous recevez|Vous n’avez rien reçu/)
  })

  test('fits its frame at any size of letters', async ({ page, home }) => {
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
})
