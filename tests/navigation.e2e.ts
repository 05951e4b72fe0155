import type { Page } from '@playwright/test'
import { notFound, routes } from '../src/routes.ts'
import { application, expect, hold, hydrated, open, test } from './site.ts'

const awayFromHome = [...routes, notFound].map(({ path }) => path).filter((path) => path !== '/')
const legalPaths = routes.flatMap(({ path, shows }) => ('legalText' in shows ? [path] : []))
const steps = {
  video: ['video', /^Étape 1 sur 2/],
  agenda: ['agenda', /^Étape 2 sur 2/],
} as const

const strip = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Revenir à l’accueil' })
const legalLink = (page: Page) => page.getByRole('link', { name: 'Mentions légales' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

test.use({ expectedConsole: /404/ })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    const visit = async (page: Page, path: string) => {
      // The page that the last link led to may still load, and Firefox would report that as aborted.
      await page.waitForLoadState()
      await (javaScriptEnabled ? open(page, path) : page.goto(path))
    }

    test('the strip leads home from everywhere else, however far the visitor has read', async ({
      page,
    }) => {
      for (const path of javaScriptEnabled ? awayFromHome : awayFromHome.slice(-2)) {
        await visit(page, path)
        await expect(page.getByRole('banner')).toHaveText('Pour les psychologues')
        if (javaScriptEnabled) await scrollToEnd(page)
        await expect(strip(page)).toBeInViewport({ ratio: 1 })
        await strip(page).click()
        await expect(page).toHaveURL('/')
        await expect(title(page)).toHaveText(/^Découvrez/)
        await expect(title(page)).toBeInViewport({ ratio: 1 })
        await expect(strip(page)).toHaveCount(0)
      }
    })

    test('each legal text ends on the two steps', async ({ page }) => {
      for (const [index, path] of legalPaths.slice(javaScriptEnabled ? 0 : 2).entries()) {
        await visit(page, path)
        const next = page.getByRole('navigation', { name: 'Et maintenant ?' })
        await expect(next.getByRole('link')).toHaveCount(2)
        const [id, name] = steps[index % 2 ? 'agenda' : 'video']
        await next.getByRole('link', { name }).click()
        await expect(page).toHaveURL(`/#${id}`)
        await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 })
      }
    })
  })
}

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
    await page.getByRole('navigation', { name: 'Et maintenant ?' }).getByRole('link').last().click()
    await expect(page).toHaveURL('/?utm_source=lettre#agenda')
    expect(await kept(page)).toBe('0,0,')
  })

  test('survives a link that is followed before the page is awake', async ({ page }) => {
    const wakeUp = await hold(page, application)
    await page.goto('/?utm_source=lettre', { waitUntil: 'commit' })
    await legalLink(page).click()
    await expect(title(page)).toHaveText('Mentions légales')
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
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })
  const failure = 'Le chargement n’a pas abouti.'

  test('leaves the visitor the page, and says so until it is back', async ({ page, context }) => {
    await open(page, '/')
    await context.setOffline(true)
    await legalLink(page).click()
    await expect(notice(page, failure)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL('/')
    await expect(title(page)).toHaveText(/^Découvrez/)

    await context.setOffline(false)
    await expect(notice(page, failure)).toHaveCount(0)
    await legalLink(page).click()
    await expect(title(page)).toHaveText('Mentions légales')
    await expect(page).toHaveURL('/mentions-legales')
  })

  test('leaves the page and its address to Back, which leads on once it is there again', async ({
    page,
  }) => {
    await open(page, '/mentions-legales')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Protection/ })
      .click()
    await expect(title(page)).toHaveText(/^Protection/)
    await page.route('/mentions-legales', (route) => route.abort())
    // Another document, which remembers no page.
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await expect(notice(page, failure)).toBeVisible()
    await expect(page).toHaveURL('/protection-donnees')
    await expect(title(page)).toHaveText(/^Protection/)

    await page.unroute('/mentions-legales')
    await page.goBack()
    await expect(title(page)).toHaveText('Mentions légales')
    await expect(page).toHaveURL('/mentions-legales')
    await page.goForward()
    await expect(title(page)).toHaveText(/^Protection/)
    await expect(page).toHaveURL('/protection-donnees')
  })
})

test('Back from a page that was loaded anew shows the page before, also before our script is there', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await legalLink(page).click()
  await expect(title(page)).toHaveText('Mentions légales')
  const wake = await hold(context, application)
  await page.reload()
  await page.evaluate(() => history.back())
  await expect(title(page)).toHaveText(/^Découvrez/)
  wake()
  await hydrated(page)
  await legalLink(page).click()
  await expect(title(page)).toHaveText('Mentions légales')
})

test.describe('a page that hangs', () => {
  const coming = 'Chargement de la page…'

  test('is announced to everybody, keeps nobody from going elsewhere, and comes', async ({
    page,
  }) => {
    await open(page, '/')
    const release = await hold(page, '/mentions-legales')
    await legalLink(page).click()
    await expect(notice(page, coming)).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'Protection des données' }).click()
    await expect(title(page)).toHaveText('Protection des données')
    await expect(notice(page, coming)).toHaveCount(0)
    await legalLink(page).click()
    await expect(notice(page, coming)).toBeVisible()
    release()
    await expect(title(page)).toHaveText('Mentions légales')
    await expect(notice(page, coming)).toHaveCount(0)
  })
})

test('style sheets that an extension adds survive a change of page', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('h1 { text-decoration: underline }')
    document.adoptedStyleSheets.push(sheet)
    const style = document.createElement('link')
    Object.assign(style, { rel: 'stylesheet', href: '/style.css?extension' })
    document.head.append(style)
  })
  await legalLink(page).click()
  await expect(title(page)).toHaveText('Mentions légales')
  await expect(title(page)).toHaveCSS('text-decoration-line', 'underline')
  await expect(page.locator('link[href="/style.css?extension"]')).toHaveCount(1)
})

for (const [name, file] of Object.entries({
  'its application comes': application,
  'the application of its living parts comes': '**/assets/hydrate-*.js',
})) {
  test(`a page that is left while ${name} has nothing to complain about`, async ({ page }) => {
    const asked = page.waitForRequest(file)
    const wakeUp = await hold(page, file)
    await page.goto('/', { waitUntil: 'commit' })
    await asked
    await page.goto('/mentions-legales')
    await expect(title(page)).toHaveText('Mentions légales')
    wakeUp()
    await hydrated(page)
  })
}
