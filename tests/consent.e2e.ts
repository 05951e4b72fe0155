import type { Page } from '@playwright/test'
import { storedKeys } from '../src/stored.ts'
import { homePage } from './home-page.ts'
import {
  application,
  boxOf,
  expect,
  hold,
  hydrated,
  open,
  pageIn,
  scrollToEnd,
  test,
  topInPage,
} from './site.ts'
import { playSilence } from './stand-ins/frames.ts'
import { playCalCom } from './stand-ins/scheduling.ts'

const videoHost = 'player.vimeo.com'
const calendarHost = 'app.cal.com'

function otherHostsAsked(page: Page) {
  const hosts = new Set<string>()
  page.context().on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') hosts.add(hostname)
  })
  return hosts
}

/** What the site has stored on the visitor's device. */
async function traces(page: Page) {
  const inPage = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }))
  return { ...inPage, cookies: await page.context().cookies() }
}

const noTrace = { local: [], session: [], cookies: [] }

test.use({ build: 'contextual' })

test.beforeEach(({ context }) => playSilence(context, videoHost, calendarHost))

/** For each site: the companies that its home page names, and the hosts that it requests without asking. */
const sites = [
  ['shipped', [], []],
  ['contextual', ['Vimeo', 'Cal.com'], []],
  ['complete', ['Wistia', 'Calendly'], []],
  [
    'services',
    ['Wistia', 'Calendly'],
    [
      ...['fast.wistia.net', 'fast.wistia.com', 'calendly.com', 'assets.calendly.com'],
      'matomo.example.com',
    ],
  ],
] as const
for (const [build, named, hosts] of sites) {
  test.describe(`a fresh visit (${build})`, () => {
    test.use({ build })

    test('asks only the services named, and writes nothing down', async ({ page, home }) => {
      const asked = otherHostsAsked(page)
      await page.clock.install()
      for (const path of ['/merci', '/mentions-legales', '/']) {
        await open(page, path)
        // The page is scrolled to its end and given time: whatever loads without consent has then loaded.
        await scrollToEnd(page)
        await page.clock.runFor(6000)
        expect(await traces(page), path).toEqual({
          ...noTrace,
          // A tab that a calendar leads to `/merci` remembers the booking.
          session: path === '/merci' ? [storedKeys.booking] : [],
        })
        await page.evaluate(() => sessionStorage.clear())
      }
      for (const company of named) {
        const sentence = RegExp(`${company} \\(États‑Unis\\).*votre adresse IP`)
        await expect(page.getByText(sentence).first()).toBeVisible()
      }
      await expect(page.getByText('adresse IP')).toHaveCount(named.length)
      await expect(home.manage).toHaveCount(named.length > 0 ? 1 : 0)
      expect([...asked].filter((host) => !hosts.some((known) => known === host))).toEqual([])
      await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0)
    })
  })
}

test('each button says who is called, where, and what they receive', async ({ page, home }) => {
  await open(page, '/')
  const height = async () => (await boxOf(home.step1)).height
  const before = await height()
  for (const [{ step, ask }, company, sentence] of [
    [home.parts.video, 'Vimeo', /^Vidéo hébergée par Vimeo \(États‑Unis\), .* adresse IP si/],
    [home.parts.scheduling, 'Cal.com', /^Agenda fourni par Cal\.com \(États‑Unis\), .* adresse IP/],
  ] as const) {
    await expect(ask).toHaveAccessibleDescription(sentence)
    const remember = `Retenir mon choix pendant 6 mois ${company}`
    await expect(step.getByRole('checkbox', { name: remember })).not.toBeChecked()
    const detail = step.getByRole('group')
    await expect(detail.getByText('Notre finalité')).toBeHidden()
    const summary = detail.getByText('En savoir plus')
    const place = await topInPage(summary)
    await summary.click()
    expect(await topInPage(summary), 'stays under the pointer').toBe(place)
    await expect(detail.getByRole('term')).toHaveText([
      ...['Société', 'Notre finalité', 'Ses propres finalités', 'Ses traceurs et leur durée'],
    ])
    await expect(detail).toContainText('Avant votre accord, aucune donnée ne lui est transmise.')
    const ours = detail.getByRole('link', { name: 'Notre politique' })
    await expect(ours).toHaveAttribute('href', '/politique-confidentialite')
    const theirs = detail.getByRole('link', { name: new RegExp(`^${company}.: politique`) })
    await expect(theirs).toHaveAttribute('href', /^https:/)
  }
  expect(await height()).toBeGreaterThan(before)
  await home.watch.click()
  await expect.poll(height, 'what was unfolded leaves no hole').toBe(before)
})

test('a tap asks its service only, as long as the tab is open', async ({ page, home }) => {
  const hosts = otherHostsAsked(page)
  await open(page, '/')
  await home.watch.click()
  await expect(home.parts.video.box).toBeFocused()
  await expect.poll(() => [...hosts]).toEqual([videoHost])
  await expect(home.player).toHaveAttribute('src', /autoplay=1/)
  await home.withdraw('video')
  await expect(home.player).toHaveCount(0)
  await expect(home.watch).toBeFocused()

  await home.showSlots.click()
  await expect(home.parts.scheduling.box).toBeFocused()
  await expect.poll(() => [...hosts]).toEqual([videoHost, calendarHost])
  await expect(page.getByText('Cal.com est autorisé pour cette visite')).toBeVisible()
  expect(await traces(page)).toEqual({ ...noTrace, session: [storedKeys.consent] })
  await page.reload()
  await hydrated(page)
  await home.step2.scrollIntoViewIfNeeded()
  await expect(home.calendar).toBeVisible()
  await home.withdraw('scheduling')
  expect(await traces(page)).toEqual(noTrace)
})

test('a kept choice is one key, asked once, and holds on arrival', async ({ page, home }) => {
  await open(page, '/')
  await home.allowForGood('video')
  await home.allowForGood('scheduling')
  expect(await traces(page)).toEqual({ ...noTrace, local: [storedKeys.consent] })
  const hosts = otherHostsAsked(page)
  const wake = await hold(page.context(), application)
  await page.reload()
  await pageIn(page, 'fonts', 'all').waitFor()
  await expect(page.getByText('adresse IP').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('est autorisé sur cet appareil')).toHaveCount(2)
  const places = async () => [await boxOf(home.step2), await boxOf(home.support)]
  const before = await places()
  wake()
  await hydrated(page)
  expect(await places()).toEqual(before)
  await home.step2.scrollIntoViewIfNeeded()
  await expect(home.calendar).toBeVisible()
  await expect.poll(() => [...hosts]).toEqual([calendarHost])
  await home.watch.click()
  await expect(home.player).toHaveCount(1)
})

test('what is allowed or withdrawn in one tab is so in the other, where a booking stays', async ({
  page,
  home,
  context,
}) => {
  await playCalCom(page)
  const otherPage = await context.newPage()
  const other = homePage(otherPage)
  await open(page, '/')
  await open(otherPage, '/')
  await home.newTab.focus()
  await other.allowForGood('scheduling')
  await expect(home.calendar).toBeVisible()
  await page.bringToFront()
  await expect(home.newTab).toBeFocused()
  await home.book()
  await expect(home.booked).toBeVisible()
  await other.withdraw('scheduling')
  await expect(home.calendar).toHaveCount(0)
  await expect(home.booked).toBeVisible()
  // The visitor is asked again before another calendar is loaded.
  await expect(home.showSlots).toBeVisible()
})
