import { words } from 'virtual:site'
import { expect, it, vi } from 'vitest'
import { findRoute, notFound, type Route, routes } from '../../src/routes.ts'
import { consentTermsOf } from '../consent-terms.ts'

const video = {
  kind: 'file',
  title: 'Notre méthode',
  pageUrl: '/assets/film.mp4',
  transcript: [],
  service: { name: 'Vidéothèque', country: 'France', privacyPolicy: 'https://exemple.fr/donnees' },
}
const shipped = {
  ...{ url: 'https://www.example.com', name: 'Agence Exemple', supportEmail: 'a@example.com' },
  ...{ noindex: false, consent: 'contextual' },
  ...{ video, scheduling: { service: null } },
}

/** Writes a page of the shipped site with some of its values changed. */
async function write(route: Route, change: object = {}) {
  const site = { ...shipped, ...change }
  const consentTerms = consentTermsOf(site as never, words)
  const asksConsent = 'video' in consentTerms
  vi.resetModules()
  vi.doMock('virtual:site', () => ({
    ...{ site, words, socialPicture: '/partage.png', consentTerms, asksConsent },
  }))
  const { writeDocument } = await import('./document.ts')
  const assets = { build: '', application: '/assets/a.js', islands: '', fonts: [], inline: '' }
  return writeDocument(route, assets, '')
}
const home = findRoute('/')
const NOINDEX = '<meta name="robots" content="noindex">'

it('tells the boot script where the application is, and what consent is asked for', async () => {
  const page = await write(home)
  expect(page).toContain('data-application="/assets/a.js"')
  expect(page).toContain('Vidéothèque · ')
  expect(await write(home, { consent: 'none' })).not.toContain('data-consent')
})

it('escapes the name of a service, whatever it holds', async () => {
  const service = { ...video.service, name: '"><script>alert(1)//' }
  expect(await write(home, { video: { ...video, service } })).not.toContain('<script>alert')
})

it('keeps search engines out of a site that is not ready, and of the 404 page', async () => {
  expect(await write(home)).not.toContain(NOINDEX)
  const missing = await write(notFound)
  expect(missing).toContain(NOINDEX)
  expect(missing).not.toMatch(/canonical|og:url/)
  for (const route of routes) expect(await write(route, { noindex: true })).toContain(NOINDEX)
})

it('describes the organization, the site and the service to search engines', async () => {
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await write(home)) ?? []
  const types = JSON.parse(data)['@graph'].map((node: Record<string, unknown>) => node['@type'])
  expect(types).toEqual(['Organization', 'WebSite', 'Service'])
})
