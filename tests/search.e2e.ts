import type { Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import { expect, test } from './site.ts'

const indexable = routes.filter(({ isUnlisted }) => !isUnlisted)

const contentOf = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).getAttribute('content')

test.use({ build: 'complete' })
const address = 'https://www.agence-des-lilas.fr'

test('gives every page a title, a description and an address of its own, shared as they are', async ({
  page,
}) => {
  const seen = new Set<string | null>()
  for (const { path } of indexable) {
    await page.goto(path)
    const title = await page.title()
    const description = await contentOf(page, 'meta[name="description"]')
    seen.add(title).add(description)
    expect(description?.length, path).toBeLessThan(200)
    expect(await contentOf(page, 'meta[name="robots"]')).toBe('index, follow')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address + path)
    expect(await contentOf(page, 'meta[property="og:url"]')).toBe(address + path)
    expect(await contentOf(page, 'meta[property="og:title"]')).toBe(title)
    expect(await contentOf(page, 'meta[property="og:description"]')).toBe(description)
  }
  expect(seen.size).toBe(2 * indexable.length)
})

test('lists every page for engines, which may read all of it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
  expect(listed).toEqual(indexable.map(({ path }) => address + path))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Allow: /')
  expect(robots).not.toContain('Disallow')
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`)
})
