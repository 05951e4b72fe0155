import { words } from 'virtual:site'
import { beforeEach, expect, it, vi } from 'vitest'
import { notFound } from '../../src/routes.ts'
import type { Site } from '../../src/Site.ts'
import { askedConsentOf } from '../asked-consent.ts'

const service = (name: string) => ({
  service: { name, country: 'France', privacyPolicy: 'https://exemple.fr/donnees' },
})

/** The first lines of a page of a site that asks about these services. */
async function rootOf(consent: 'contextual' | 'none', name = 'Vidéothèque') {
  const site = {
    url: 'https://www.example.com',
    name: 'Agence Exemple',
    consent,
    consentMonths: 6,
    consentVersion: 1,
    video: service(name),
    scheduling: { service: null },
  }
  const asked = askedConsentOf(site as unknown as Site)
  const asksConsent = Object.keys(asked.versions).length > 0
  vi.doMock('virtual:site', () => ({ site, words, asked, asksConsent }))
  const { writeDocument } = await import('./document.ts')
  const html = writeDocument(notFound, {
    root: '',
    announcer: '',
    hasGaps: false,
    assets: { build: '', application: '/assets/browser.js', islands: '', fonts: [], inline: '' },
  })
  return /<html[^>]*>/.exec(html)?.[0] ?? ''
}

beforeEach(() => vi.resetModules())

it('tells the boot script where the application is, and what consent is asked for', async () => {
  const root = await rootOf('contextual')
  expect(root).toContain('data-application="/assets/browser.js"')
  expect(root).toContain('1 · Vidéothèque · ')
  vi.resetModules()
  expect(await rootOf('none')).not.toContain('consent')
})

it('cannot be closed by the name of a service', async () => {
  expect(await rootOf('contextual', '"><script>alert(1)//')).not.toContain('<script>')
})
