import { routes } from '../src/routes.ts'
import { expect, fold, hydrated, open, test } from './site.ts'
import { shipped } from './sites.ts'

const pages = routes.map(({ path, name, isInFooter, isUnlisted }) => ({
  path,
  isInFooter,
  isIndexable: !isUnlisted,
  footerLabel: '',
  ...shipped.words.routes[name],
}))
const legalPages = pages.filter(({ isInFooter }) => isInFooter)

test('every page arrives finished, with its own title and description', async ({ request }) => {
  for (const { path, title, description, isIndexable } of pages) {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status()).toBe(200)
    expect(html).toContain('<html lang="fr"')
    expect(html).toContain(`<title>${title} – Agence Exemple</title>`)
    expect(html).toContain(`content="${description}"`)
    const canonical = `<link rel="canonical" href="https://www.example.com${path}">`
    expect(html.includes(canonical)).toBe(isIndexable)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html, 'a strict CSP drops style attributes').not.toMatch(/ style=/)
    expect(html, 'nothing waits for a script to be revealed').not.toMatch(/<template|hidden id="S:/)
  }
})

test('a link changes the page and its head without reloading, from the top, and says so', async ({
  page,
}) => {
  const readHead = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('title, meta, link[rel=canonical]')]
        .map((element) => element.outerHTML)
        .sort(),
    )
  await open(page, '/')
  await page.evaluate(() => {
    Object.assign(window, { stillHere: true })
    window.scrollTo(0, document.body.scrollHeight)
  })
  for (const { path, footerLabel, title } of legalPages) {
    const links = page.getByRole('contentinfo').getByRole('link')
    expect((await links.allTextContents()).map(fold)).toEqual([
      'Mentions légales',
      'Politique de confidentialité',
      "Conditions générales d'utilisation",
      'Protection des données',
    ])
    await links.filter({ hasText: footerLabel }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} – Agence Exemple`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  const navigated = await readHead()
  await page.reload()
  expect(navigated).toEqual(await readHead())
})

test('Back and Forward show the page from its top, at once', async ({ page }) => {
  await open(page, '/')
  const scrollDown = () => page.evaluate(() => window.scrollTo(0, 900))
  const scrollY = () => page.evaluate(() => window.scrollY)
  await scrollDown()
  await page.getByRole('link', { name: 'Protection des données' }).click()
  await expect(page).toHaveURL('/protection-donnees')
  await expect(page.getByRole('heading', { level: 1, name: /Protection/ })).toBeVisible()
  await scrollDown()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Découvrez/ })).toBeVisible()
  expect(await scrollY()).toBe(0)
  await scrollDown()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: /Protection/ })).toBeVisible()
  expect(await scrollY()).toBe(0)
})

test('Back within a page goes back to the section, then to the top', async ({ page }) => {
  await open(page, '/conditions-generales')
  const links = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
  await links.nth(1).click()
  const section = await page.evaluate(() => scrollY)
  await links.nth(11).click()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(section)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(section)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a link with a fragment arrives on its heading, below the banner', async ({ page, home }) => {
  await open(page, '/')
  await home.readGuarantee()
  const heading = page.getByRole('heading', { level: 2, name: /Garantie/ })
  await expect(heading).toBeFocused()
  const banner = await page.getByRole('banner').boundingBox()
  const target = await heading.boundingBox()
  if (!banner || !target) throw new Error('Banner or heading is not on screen')
  expect(target.y).toBeGreaterThanOrEqual(banner.y + banner.height)
  expect(target.y).toBeLessThan(300)
})

for (const [gesture, options] of Object.entries({
  'a modified click': { modifiers: ['ControlOrMeta' as const] },
  'a middle click': { button: 'middle' as const },
})) {
  test(`${gesture} still opens a new tab`, async ({ page, context }) => {
    await open(page, '/')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Mentions légales' }).click(options)
    await expect(await opened).toHaveURL('/mentions-legales')
    await expect(page).toHaveURL('/')
  })
}

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('gets a French page with status 404 that leads home, and no engine', async ({ page }) => {
    const response = await page.goto('/tarifs')
    await hydrated(page)
    expect(response?.status()).toBe(404)
    const html = await response?.text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cette page n’existe pas/)
    await page.getByRole('link', { name: /page d’accueil/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Découvrez/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reads and links as usual', async ({ page }) => {
    await page.goto('/')
    for (const { footerLabel, title } of legalPages) {
      await page.getByRole('contentinfo').getByRole('link', { name: footerLabel }).click()
      await expect(page).toHaveTitle(`${title} – Agence Exemple`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})
