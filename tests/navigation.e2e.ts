import type { Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import {
  application,
  expect,
  hold,
  hydrated,
  open,
  react,
  scrollToEnd,
  standsInBanner,
  test,
} from './site.ts'

const legalPaths = routes.flatMap(({ path, shows }) => ('legalText' in shows ? [path] : []))

const strip = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Revenir à l’accueil' })
const legalLink = (page: Page) => page.getByRole('link', { name: 'Mentions légales' })
const nextSteps = (page: Page) =>
  page.getByRole('navigation', { name: 'Et maintenant ?' }).getByRole('link')
const notice = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first()

test.use({ expectedConsole: /404/ })

test.describe('on a phone', () => {
  // The build `contextual` loads no frame by itself: in Firefox, a loading frame can abort the next load.
  test.use({ build: 'contextual', viewport: { width: 390, height: 844 } })

  test('the strip leads home from everywhere else', async ({ page, home }) => {
    for (const path of ['/mentions-legales', '/merci', '/nulle-part']) {
      await open(page, path)
      await expect(home.banner).toHaveText('Pour les psychologues')
      await scrollToEnd(page)
      await expect(strip(page)).toBeInViewport({ ratio: 1 })
      await strip(page).click()
      await expect(page).toHaveURL('/')
      await expect(home.title).toHaveText(/^Découvrez/)
      await expect(home.title).toBeInViewport({ ratio: 1 })
      await expect(strip(page)).toHaveCount(0)
    }
  })

  test('each legal text ends on the two steps', async ({ page, home }) => {
    const steps = [
      ['/#video', home.step1],
      ['/#agenda', home.step2],
    ] as const
    for (const [index, path] of legalPaths.entries()) {
      await open(page, path)
      await expect(nextSteps(page)).toHaveCount(2)
      const [address, step] = steps[index % 2] ?? steps[0]
      await nextSteps(page)
        .nth(index % 2)
        .click()
      await expect(page).toHaveURL(address)
      await expect(step.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('a campaign', () => {
  const told = (page: Page) => new URL(page.url()).searchParams.get('utm_source')
  const kept = (page: Page) =>
    page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie].join())

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
    expect(await kept(page)).toBe('0,0,')
  })

  test('survives a link that is followed before the page is awake', async ({ page, home }) => {
    const wakeUp = await hold(page, application)
    await page.goto('/?utm_source=lettre', { waitUntil: 'commit' })
    await legalLink(page).click()
    await expect(home.title).toHaveText('Mentions légales')
    wakeUp()
    await expect.poll(() => told(page)).toBe('lettre')
  })

  for (const [reason, answer] of Object.entries({
    'a page of another build': (html: string) => ({
      body: html.replace(/data-build="[^"]+"/, 'data-build="newer"'),
    }),
    'a page that is gone': () => ({
      status: 404,
      body: '<title>Mentions légales, ailleurs</title>',
    }),
  })) {
    test(`survives the load that ${reason} forces`, async ({ page }) => {
      await page.route(/\/mentions-legales/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, ...answer(await response.text()) })
      })
      await open(page, '/?utm_source=lettre')
      const loaded = page.waitForEvent('domcontentloaded')
      await legalLink(page).click()
      await loaded
      await expect(page).toHaveURL('/mentions-legales?utm_source=lettre')
      await expect(page).toHaveTitle(/^Mentions légales/)
    })
  }
})

test.describe('no network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

  test('leaves the visitor the page, and says so', async ({ page, context, home }) => {
    await open(page, '/')
    await context.setOffline(true)
    await page.setViewportSize({ width: 320, height: 568 })
    await legalLink(page).click()
    const offline = 'Vous êtes hors connexion. Reconnectez‑vous, puis réessayez.'
    await expect(notice(page, offline)).toBeInViewport({ ratio: 1 })
    await standsInBanner(page, notice(page, offline))
    await expect(page).toHaveURL('/')
    await expect(home.title).toHaveText(/^Découvrez/)

    await context.setOffline(false)
    await expect(notice(page, offline)).toHaveCount(0)
    await legalLink(page).click()
    await expect(home.title).toHaveText('Mentions légales')
    await expect(page).toHaveURL('/mentions-legales')
  })
})

test('Back from a page that was loaded anew shows the one before', async ({
  page,
  home,
  context,
}) => {
  await open(page, '/')
  await home.goTo('Mentions légales')
  const wake = await hold(context, application)
  await page.reload()
  await page.evaluate(() => history.back())
  await expect(home.title).toHaveText(/^Découvrez/)
  wake()
  await hydrated(page)
  await home.goTo('Mentions légales')
})

test.describe('a page that hangs', () => {
  const coming = 'Chargement de la page…'

  test('is announced, and keeps nobody from going elsewhere', async ({ page, home }) => {
    await open(page, '/')
    const release = await hold(page, '/mentions-legales')
    await legalLink(page).click()
    await expect(notice(page, coming)).toBeInViewport({ ratio: 1 })
    await home.goTo('Protection des données')
    await expect(notice(page, coming)).toHaveCount(0)
    await legalLink(page).click()
    await expect(notice(page, coming)).toBeVisible()
    release()
    await expect(home.title).toHaveText('Mentions légales')
    await expect(notice(page, coming)).toHaveCount(0)
  })
})

test('style sheets that an extension adds survive a change of page', async ({ page, home }) => {
  await open(page, '/mentions-legales')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('h1 { text-decoration: underline }')
    document.adoptedStyleSheets.push(sheet)
    const style = document.createElement('link')
    Object.assign(style, { rel: 'stylesheet', href: '/style.css?extension' })
    document.head.append(style)
  })
  await home.goTo('Protection des données')
  await expect(home.title).toHaveCSS('text-decoration-line', 'underline')
  await expect(page.locator('link[href="/style.css?extension"]')).toHaveCount(1)
})

for (const [name, file] of Object.entries({
  'its application comes': application,
  'the application of its living parts comes': react,
})) {
  test(`a page that is left while ${name} has nothing to complain about`, async ({
    page,
    home,
  }) => {
    const asked = page.waitForRequest(file)
    const wakeUp = await hold(page, file)
    await page.goto('/', { waitUntil: 'commit' })
    await asked
    // The page navigates by itself, because Firefox reports a `goto` during a load as aborted.
    await page.evaluate(() => location.assign('/mentions-legales'))
    await expect(home.title).toHaveText('Mentions légales')
    wakeUp()
    await hydrated(page)
  })
}
