import { routes } from '../src/routes.ts'
import { expect, fold, hydrated, open, scrollToEnd, test } from './site.ts'
import { shipped } from './sites.ts'

const legalPages = routes.flatMap(({ path, name, isInFooter }) =>
  isInFooter ? [{ path, footerLabel: '', ...shipped.words.routes[name] }] : [],
)

test('a link shows the page from its top, without reloading', async ({ page, home }) => {
  const readHead = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('title, meta, link[rel=canonical]')]
        .map((element) => element.outerHTML)
        .sort(),
    )
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const links = page.getByRole('contentinfo').getByRole('link')
  for (const { path, footerLabel, title } of legalPages) {
    expect((await links.allTextContents()).map(fold)).toEqual([
      'Mentions légales',
      'Politique de confidentialité',
      "Conditions générales d'utilisation",
      'Protection des données',
    ])
    await scrollToEnd(page)
    await links.filter({ hasText: footerLabel }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} – Agence Exemple`)
    await expect(home.title).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  const navigated = await readHead()
  await page.reload()
  expect(navigated).toEqual(await readHead())
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
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('Back within a page goes back to the section, then to the top', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => scrollY)
  await open(page, '/conditions-generales')
  const links = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
  await links.nth(1).click()
  const section = await scrollTop()
  await links.nth(11).click()
  expect(await scrollTop()).toBeGreaterThan(section)
  await page.goBack()
  await expect.poll(scrollTop).toBe(section)
  await page.goBack()
  await expect.poll(scrollTop).toBe(0)
})

test('a modified click still opens a new tab', async ({ page, context }) => {
  await open(page, '/')
  const opened = context.waitForEvent('page')
  const link = page.getByRole('link', { name: 'Mentions légales' })
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/mentions-legales')
  await expect(page).toHaveURL('/')
})

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('gets a French page with status 404 that leads home', async ({ page, home }) => {
    const response = await page.goto('/tarifs')
    await hydrated(page)
    expect(response?.status()).toBe(404)
    await expect(home.title).toHaveText(/Cette page n’existe pas/)
    await page.getByRole('link', { name: /page d’accueil/ }).click()
    await expect(home.title).toHaveText(/^Découvrez/)
  })
})
