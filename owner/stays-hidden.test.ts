import { expect, it } from 'vitest'
import { complete } from '../tests/sites.ts'
import { demonstrationFilm } from './questions/read-config.ts'
import type { SiteConfig } from './questions/SiteConfig.ts'
import { staysHidden } from './stays-hidden.ts'

const isHidden = (changes: Partial<SiteConfig>, gaps: string[] = []) =>
  staysHidden({ ...complete.config, ...changes }, { 'mentions-legales': { gaps } })

it('shows search engines a site that is complete', () => expect(isHidden({})).toBe(false))

it.each<[string, Partial<SiteConfig>, string[]?]>([
  ['the demonstration’s film', { video: demonstrationFilm }],
  ['the demonstration’s calendar', { scheduling: { provider: 'demo' } }],
  ['an example’s address', { url: 'https://www.example.com' }],
  ['an example’s e-mail', { supportEmail: 'support@example.com' }],
  ['a fact that is missing', {}, ['publisher.siret']],
])('hides every page from search engines because of %s', (_, changes, gaps) =>
  expect(isHidden(changes, gaps)).toBe(true),
)
