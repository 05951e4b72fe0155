import type { Page, Request } from '@playwright/test'
import { eventNames } from '../services/matomo.ts'
import { expect, open, openTowardsCalendar, test } from './site.ts'
import { frameOf, say } from './stand-ins/frames.ts'
import { leadToThanks, playCalendly } from './stand-ins/scheduling.ts'
import { playWistia, wistia } from './stand-ins/video.ts'

const matomo = 'https://matomo.example.com'

const eventOf = (request: Request) =>
  new URLSearchParams(request.postData() ?? '').get('e_a') ?? 'page-vue'

/** Answers in Matomo's place, and records every request by which the page sends something to any address. */
async function recordCounts(page: Page) {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) posts.push(request)
  })
  await page.route(`${matomo}/**`, (route) => route.fulfill({ status: 204 }))
  return {
    posts,
    bodies: () => posts.map((request) => request.postData() ?? '').sort(),
    /** Lists the events sent so far: once a later request is answered, Playwright has told us of them. */
    async events() {
      await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()))
      return posts.map(eventOf)
    },
  }
}

test.use({ build: 'services', expectedConsole: /status of (?:404|500)/ })

/** The whole body of the request that counts a page: nothing else may be sent to Matomo. */
const bodyOf = (address: string) =>
  `idsite=7&rec=1&apiv=1&send_image=0&url=${encodeURIComponent(address)}`

test('each page costs one request, with nothing personal', async ({ page, home, baseURL }) => {
  const { posts, bodies, events } = await recordCounts(page)
  await open(page, '/mentions-legales?utm_source=lettre&gclid=secret#section')
  await events()
  expect(bodies()).toEqual([bodyOf(`${baseURL}/mentions-legales`)])
  expect(posts[0]?.url()).toBe(`${matomo}/mesure/matomo.php`)
  const { referer, cookie } = (await posts[0]?.allHeaders()) ?? {}
  expect([referer, cookie]).toEqual([`${baseURL}/`, undefined])
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

  await home.goTo('Protection des données')
  await page.goBack()
  await expect.poll(events).toEqual(['page-vue', 'page-vue', 'page-vue'])
  // An unknown address may hold something personal, such as an e-mail address: it is counted as `/404`.
  await page.goto('/jeanne@exemple.fr')
  await expect.poll(bodies).toContain(bodyOf(`${baseURL}/404`))
  expect(bodies().join()).not.toContain('jeanne')
})

test('each event is counted once, also if it is told again', async ({ page, home, baseURL }) => {
  const { events } = await recordCounts(page)
  await playWistia(page)
  await playCalendly(page)
  await openTowardsCalendar(page)
  const film = await frameOf(page, wistia)
  for (const state of ['playing', 'ended', 'playing', 'ended']) {
    await say(film, { method: '_trigger', args: ['statechange', state] })
  }
  await home.book()
  await expect(home.booked).toBeVisible()
  await leadToThanks(page, `${baseURL}/merci?a=b`)
  await home.calendar.contentFrame().getByText('Vous recevez une confirmation').waitFor()
  // The test cancels the links' effect: the machine may have no program for e-mail or telephone links.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await home.support.click({ button: 'right' })
  expect(await events()).not.toContain('support')
  await home.support.click({ clickCount: 2 })
  await expect.poll(async () => (await events()).sort()).toEqual([...eventNames].sort())
})

test('one switch objects, at once and for good, whatever other tools have stored', async ({
  page,
  home,
}) => {
  const { events } = await recordCounts(page)
  await playCalendly(page)
  const stored = () => page.evaluate(() => ({ ...localStorage }))
  const others = { consent: 'granted', objection: 'non' }
  await page.goto('/robots.txt')
  await page.evaluate((others) => {
    Object.assign(localStorage, others)
    sessionStorage.setItem('booking', 'constructor')
    sessionStorage.setItem('site-psychologues:booking', '{"x":1}')
  }, others)
  await open(page, '/conditions-generales')
  expect(await events()).toEqual(['page-vue'])
  await home.manage.click()
  await expect(home.choices.getByText('Vos visites sont comptées.')).toBeVisible()
  await home.choices.getByRole('button', { name: 'Ne plus compter mes visites' }).click()
  await expect(home.choices.getByText(/^Vos visites ne sont pas comptées/)).toBeVisible()
  await page.keyboard.press('Escape')
  await home.goTo('Mentions légales')
  await openTowardsCalendar(page)
  await expect(home.calendar).toBeVisible()
  expect(await events()).toEqual(['page-vue'])
  expect(await stored()).toEqual({
    ...others,
    'site-psychologues:objection': 'oui',
  })

  await home.manage.click()
  await home.choices.getByRole('button', { name: 'Compter mes visites', exact: true }).click()
  expect(await stored()).toEqual(others)
  await open(page, '/mentions-legales')
  expect(await events()).toEqual(['page-vue', 'page-vue'])
})

for (const [name, value] of Object.entries({ globalPrivacyControl: true, doNotTrack: '1' })) {
  test(`whoever objects may have said so to the browser (${name})`, async ({ page, home }) => {
    const { events } = await recordCounts(page)
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name, { value }),
      [name, value] as const,
    )
    await openTowardsCalendar(page)
    expect(await events()).toEqual([])
    await home.manage.click()
    await expect(page.getByText('Votre navigateur demande de ne pas être suivi')).toBeVisible()
    await expect(page.getByRole('button', { name: /compter mes visites/i })).toHaveCount(0)
  })
}
