import type { Page } from '@playwright/test'
import { expect, open, pageIn, test, topInPage } from './site.ts'

// « Today » is the day in Paris.
test.use({ timezoneId: 'Pacific/Auckland' })

const day = 'Dernière mise à jour : 13/07/2025'
const today = 'Version en vigueur consultée le 20/11/2026'
const pages = [
  ['/mentions-legales', 'Mentions légales', 10, day],
  ['/politique-confidentialite', 'Politique de confidentialité', 12, day],
  ['/conditions-generales', 'Conditions générales d’utilisation', 15, today],
  ['/protection-donnees', 'Protection des données', 14, today],
] as const

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const summary = (page: Page) => page.getByRole('navigation', { name: 'Sommaire' })
const guarantee = (page: Page) =>
  page.getByRole('heading', { name: 'Garantie « 30+ rendez-vous par mois »' })

test('a legal page has its title, its day until midnight, and a summary that names each numbered section', async ({
  page,
  home,
}) => {
  await page.clock.install({ time: '2026-11-20T22:50:00Z' })
  for (const [path, title, sections, date] of pages) {
    await open(page, path)
    await expect(home.title).toHaveText(title)
    const numbers = Array.from({ length: sections }, (_, index) => RegExp(`^${index + 1}\\.\\s`))
    await expect(titles(page)).toHaveText(numbers)
    await expect(summary(page).getByRole('link')).toHaveText(await titles(page).allInnerTexts())
    await expect(page.getByRole('article').locator('header')).toContainText(date)
  }
  await page.clock.fastForward('10:30')
  await expect(page.getByText('consultée le 21/11/2026')).toBeVisible()
})

test('facts not known yet are marked, and keep the site out of engines', async ({
  page,
  request,
}) => {
  for (const [path] of pages) {
    await open(page, path)
    await expect(page.getByText('[À compléter').first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('<loc>')
})

test('the summary stays beside the text and marks the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await open(page, '/conditions-generales')
  const link = (name: string) => summary(page).getByRole('link', { name })
  const colour = (name: string) => link(name).evaluate((shown) => getComputedStyle(shown).color)
  const [one, other] = ['Obligations des parties', 'Description du service'] as const
  const unread = await colour(one)
  await link(one).click()
  await expect.poll(() => colour(one)).not.toBe(unread)
  expect(await colour(other)).toBe(unread)
  await link(other).click()
  await expect.poll(() => colour(other)).not.toBe(unread)
  await expect(link(other)).toBeInViewport()
})

test('the summary is folded above the text on a phone', async ({ page, home }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/conditions-generales')
  await expect(summary(page).getByRole('link')).toHaveCount(0)
  await expect(titles(page).first()).toBeInViewport()
  await summary(page).getByText('Sommaire').first().click()
  await expect(summary(page).getByRole('link')).toHaveCount(15)
  await summary(page).getByRole('link', { name: 'Garantie' }).click()
  await home.isBelowBanner(guarantee(page))
})

test('the promise unfolds in place what the guarantee covers, and leads to it, as does its address', async ({
  page,
  home,
}) => {
  await open(page, '/')
  await pageIn(page, 'fonts', 'all').waitFor()
  const control = page.getByText('Ce que couvre la garantie')
  const folded = await topInPage(control)
  await control.click()
  await expect(home.conditions).toBeVisible()
  expect(await topInPage(control)).toBe(folded)
  await home.conditions.click()
  await expect(guarantee(page)).toBeFocused()
  await home.isBelowBanner(guarantee(page))
  await open(page, '/conditions-generales#garantie')
  await home.isBelowBanner(guarantee(page))
  expect((await guarantee(page).boundingBox())?.y).toBeLessThan(300)
})

test('tables keep their names, headers and cells, also as cards on a phone', async ({ page }) => {
  await page.goto('/protection-donnees')
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const table = page.getByRole('table', { name: 'Registre des activités de traitement' })
    await expect(table.getByRole('columnheader')).toHaveCount(5)
    const row = table.getByRole('row', { name: 'Facturation' })
    await expect(row.getByRole('rowheader')).toHaveText('Facturation')
    await expect(row.getByRole('cell', { name: '10 ans' })).toBeVisible()
  }
})
