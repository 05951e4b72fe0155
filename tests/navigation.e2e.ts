import type { Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import { application, expect, hold, hydrated, open, scrollToEnd, test } from './site.ts'
import { shipped } from './sites.ts'

const legalPages = routes.flatMap(({ path, name, isInFooter }) =>
  isInFooter ? [{ path, footerLabel: '', ...shipped.words.routes[name] }] : [],
)

const strip = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Revenir à l’accueil' })
const legalLink = (page: Page) => page.getByRole('link', { name: 'Mentions légales' })
const nextSteps = (page: Page) =>
  page.getByRole('navigation', { name: 'Et maintenant ?' }).getByRole('link')
const notice = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).last()
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

// A missing script, in the words of Chromium, then of Firefox.
test.use({ expectedConsole: /404|disallowed MIME type/ })

test('a link shows the page from its top, without reloading', async ({ page, home }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const links = page.getByRole('contentinfo').getByRole('link')
  for (const { path, footerLabel, title } of legalPages) {
    await scrollToEnd(page)
    await links.filter({ hasText: footerLabel }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} – Agence Exemple`)
    await expect(home.title).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    expect(await scrollTop(page)).toBe(0)
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('Back and Forward show the page from its top, at once', async ({ page, home }) => {
  const scrollDown = () => page.evaluate(() => scrollTo(0, 900))
  await open(page, '/')
  await scrollDown()
  await home.goTo('Protection des données')
  for (const [move, title] of [
    ['goBack', /^Découvrez/],
    ['goForward', /^Protection/],
  ] as const) {
    await scrollDown()
    await page[move]()
    await expect(home.title).toHaveText(title)
    expect(await scrollTop(page)).toBe(0)
  }
})

test('Back within a page goes back to the section, then to the top', async ({ page }) => {
  await open(page, '/conditions-generales')
  const links = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
  await links.nth(1).click()
  const section = await scrollTop(page)
  await links.nth(11).click()
  expect(await scrollTop(page)).toBeGreaterThan(section)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(section)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test.describe('on a phone', () => {
  // The build `contextual` loads no frame by itself: in Firefox, a loading frame can abort the next load.
  test.use({ build: 'contextual', viewport: { width: 390, height: 844 } })

  test('the strip leads home from everywhere else', async ({ page, home }) => {
    for (const [path, title] of [
      ['/mentions-legales', 'Mentions légales'],
      ['/merci', 'Merci'],
      ['/nulle-part', 'Cette page n’existe pas'],
    ] as const) {
      await open(page, path)
      await expect(home.title).toHaveText(title)
      await scrollToEnd(page)
      await expect(strip(page)).toBeInViewport({ ratio: 1 })
      await strip(page).click()
      await expect(page).toHaveURL('/')
      await expect(home.title).toBeInViewport({ ratio: 1 })
      await expect(strip(page)).toHaveCount(0)
    }
  })

  test('a legal text ends on the two steps', async ({ page, home }) => {
    for (const [index, address, step] of [
      [0, '/#video', home.step1],
      [1, '/#agenda', home.step2],
    ] as const) {
      await open(page, '/conditions-generales')
      await nextSteps(page).nth(index).click()
      await expect(page).toHaveURL(address)
      await expect(step.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('a campaign', () => {
  test('travels in addresses, there and back, and is stored nowhere', async ({ page, home }) => {
    await open(page, '/?utm_source=lettre')
    await home.readGuarantee()
    await expect(page).toHaveURL('/conditions-generales?utm_source=lettre#garantie')
    await page.reload()
    await hydrated(page)
    await strip(page).click()
    await expect(page).toHaveURL('/?utm_source=lettre')
    await legalLink(page).click()
    await expect(page).toHaveURL('/mentions-legales?utm_source=lettre')
    await nextSteps(page).last().click()
    await expect(page).toHaveURL('/?utm_source=lettre#agenda')
    const stored = () => [localStorage.length, sessionStorage.length, document.cookie]
    expect(await page.evaluate(stored)).toEqual([0, 0, ''])
  })

  test('survives a link that is followed before the page is awake', async ({ page, home }) => {
    const wakeUp = await hold(page, application)
    await page.goto('/?utm_source=lettre', { waitUntil: 'commit' })
    await legalLink(page).click()
    await expect(home.title).toHaveText('Mentions légales')
    wakeUp()
    await expect(page).toHaveURL('/mentions-legales?utm_source=lettre')
  })

  test('survives the load that a page of another build forces', async ({ page, home }) => {
    // The chunk of the text has gone with its build.
    await page.route('**/assets/mentions-legales-*.js', (route) => route.fulfill({ status: 404 }))
    await open(page, '/?utm_source=lettre')
    const loaded = page.waitForEvent('domcontentloaded')
    await legalLink(page).click()
    await loaded
    await expect(page).toHaveURL('/mentions-legales?utm_source=lettre')
    await expect(home.title).toHaveText('Mentions légales')
  })
})

test.describe('no network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

  test('leaves the visitor the page, and says so', async ({ page, context, home }) => {
    await open(page, '/')
    await context.setOffline(true)
    await page.setViewportSize({ width: 320, height: 568 })
    await legalLink(page).click()
    const offline = notice(page, 'Vous êtes hors connexion. Reconnectez‑vous, puis réessayez.')
    await expect(offline).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL('/')
    await expect(home.title).toHaveText(/^Découvrez/)

    await context.setOffline(false)
    await expect(offline).toHaveCount(0)
    await legalLink(page).click()
    await expect(home.title).toHaveText('Mentions légales')
    await expect(page).toHaveURL('/mentions-legales')
  })

  test('leaves the visitor the page at Back too, until there is one', async ({
    page,
    context,
    home,
  }) => {
    await open(page, '/')
    await home.goTo('Mentions légales')
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).first().click()
    await expect(home.title).toHaveText(/^Découvrez/)
    // The text is in the browser's cache, which the emulated network does not empty.
    const text = '**/assets/mentions-legales-*.js'
    await page.route(text, (route) => route.abort('internetdisconnected'))
    await page.reload()
    await hydrated(page)
    await context.setOffline(true)
    await page.evaluate(() => history.back())
    const offline = notice(page, 'Vous êtes hors connexion. Reconnectez‑vous, puis réessayez.')
    await expect(offline).toBeVisible()
    await expect(home.title).toHaveText(/^Découvrez/)
    await page.unroute(text)
    await context.setOffline(false)
    await expect(offline).toHaveCount(0)
    await expect(home.title).toHaveText('Mentions légales')
  })
})

test('Back from a page that was loaded anew shows the one before', async ({ page, home }) => {
  await open(page, '/')
  await home.goTo('Mentions légales')
  const wake = await hold(page.context(), application)
  await page.reload()
  await page.evaluate(() => history.back())
  await expect(home.title).toHaveText(/^Découvrez/)
  wake()
  await hydrated(page)
  await home.goTo('Mentions légales')
})

test('a page that hangs is announced, and blocks no other page', async ({ page, home }) => {
  const coming = notice(page, 'Chargement de la page…')
  await open(page, '/')
  const release = await hold(page, '**/assets/mentions-legales-*.js')
  await legalLink(page).click()
  await expect(coming).toBeInViewport({ ratio: 1 })
  await home.goTo('Protection des données')
  await expect(coming).toHaveCount(0)
  await legalLink(page).click()
  await expect(coming).toBeVisible()
  release()
  await expect(home.title).toHaveText('Mentions légales')
  await expect(coming).toHaveCount(0)
})
