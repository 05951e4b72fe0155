import { words } from 'virtual:site'
import { beforeEach, expect, it, vi } from 'vitest'
import { findRoute, notFound, type Route, routes } from '../../src/routes.ts'

const shipped = {
  url: 'https://www.example.com',
  name: 'Agence Exemple',
  supportEmail: 'support@example.com',
  noindex: false,
  video: {
    kind: 'file',
    title: 'Notre méthode',
    description: null as string | null,
    uploadDate: null as string | null,
    pageUrl: '/assets/film.mp4',
    posterUrl: '/assets/poster.webp',
    transcript: [],
  },
}

async function headOf(change: Partial<typeof shipped> = {}) {
  vi.doMock('virtual:site', () => ({ site: { ...shipped, ...change }, words }))
  return import('./head.ts')
}

type Head = Awaited<ReturnType<typeof headOf>>
const robotsOf = ({ headTags }: Head, route: Route) =>
  headTags(route, false).find(({ attributes }) => attributes.name === 'robots')?.attributes.content

beforeEach(() => vi.resetModules())

it('keeps every engine out of a staging site, whatever the page', async () => {
  const head = await headOf({ noindex: true })
  for (const route of [...routes, notFound]) expect(robotsOf(head, route)).toBe('noindex')
})

it('keeps the 404 page out, which has no address of its own', async () => {
  const head = await headOf()
  expect(robotsOf(head, notFound)).toBe('noindex')
  const written = JSON.stringify(head.headTags(notFound, false))
  expect(written).not.toContain('canonical')
  expect(written).not.toContain('og:url')
})

it('writes every address from the configured one', async () => {
  const { headTags, structuredData } = await headOf({ url: 'https://agence.fr' })
  const written = JSON.stringify([
    routes.map((route) => headTags(route, false)),
    structuredData(findRoute('/')),
  ])
  const addresses = written.match(/https:\/\/[^/"]+/g) ?? []
  expect([...new Set(addresses)].sort()).toEqual(['https://agence.fr', 'https://schema.org'])
})

it('tells engines of the video only when the owner has told all of it', async () => {
  const known = { ...shipped.video, description: 'Six minutes.', uploadDate: '2026-11-20' }
  const { structuredData } = await headOf()
  expect(JSON.stringify(structuredData(findRoute('/')))).not.toContain('VideoObject')
  vi.resetModules()
  const complete = await headOf({ video: known })
  expect(JSON.stringify(complete.structuredData(findRoute('/')))).toContain('"VideoObject"')
})
