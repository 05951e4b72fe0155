import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import { expect, test } from './site.ts'

const indexable = routes.filter(({ isUnlisted }) => !isUnlisted)

const contentOf = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).getAttribute('content')

test.describe('a published site', () => {
  test.use({ build: 'complete' })
  const address = 'https://www.agence-des-lilas.fr'

  test('gives every page a title, a description and an address of its own, shared as they are', async ({
    page,
    siteDir,
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
    const image = await contentOf(page, 'meta[property="og:image"]')
    const file = readFileSync(join(siteDir, new URL(image ?? '').pathname))
    // Width and height of a PNG, from its first chunk.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630])
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
})

test('structured data says who, what and nothing that the page does not', async ({ page }) => {
  await page.goto('/')
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(1)
  const data = JSON.parse((await scripts.textContent()) ?? '')
  const nodes: Record<string, unknown>[] = data['@graph']
  const types = nodes.map((node) => node['@type'])
  expect(data['@context']).toBe('https://schema.org')
  // The sample video has no date and no description: engines hear nothing of it.
  expect(types).toEqual(['Organization', 'WebSite', 'Service'])
  const text = JSON.stringify(data)
  expect(text).not.toMatch(/FAQPage|Rating|Review|Offer|price/)
})
