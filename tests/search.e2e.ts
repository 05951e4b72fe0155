import type { Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import { expect, test } from './site.ts'
import { complete } from './sites.ts'

const address = 'https://www.agence-des-lilas.fr'
const indexable = routes.filter(({ isUnlisted }) => !isUnlisted)

test.use({ build: 'complete' })

const contentOf = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).getAttribute('content')

test('every page arrives finished, with a head of its own', async ({ page }) => {
  const seen = new Set<string | null>()
  for (const { path, name } of indexable) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const html = (await response?.text()) ?? ''
    expect(html).toContain('<html lang="fr"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html, 'a strict CSP drops style attributes').not.toMatch(/ style=/)
    expect(html, 'nothing waits for a script to be revealed').not.toMatch(/<template|hidden id="S:/)

    const title = `${complete.words.routes[name].title} – Agence des Lilas`
    const description = await contentOf(page, 'meta[name="description"]')
    seen.add(title).add(description)
    expect(description?.length, path).toBeLessThan(200)
    await expect(page).toHaveTitle(title)
    expect(await contentOf(page, 'meta[name="robots"]')).toBe('index, follow')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address + path)
    expect(await contentOf(page, 'meta[property="og:url"]')).toBe(address + path)
    expect(await contentOf(page, 'meta[property="og:title"]')).toBe(title)
    expect(await contentOf(page, 'meta[property="og:description"]')).toBe(description)
  }
  expect(seen.size).toBe(2 * indexable.length)
})

test('engines and visitors read who speaks and who pays for ads', async ({ page }) => {
  await page.goto('/')
  const budget = /budget.publicitaire/i
  expect(await contentOf(page, 'meta[name="description"]')).toMatch(budget)
  await expect(page.getByText(budget)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Agence des Lilas · SAS · Lyon')
})

test('engines are told of every page, and may read all of it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
  expect(listed).toEqual(indexable.map(({ path }) => address + path))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Allow: /')
  expect(robots).not.toContain('Disallow')
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`)
})
