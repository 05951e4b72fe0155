import { expect, it } from 'vitest'
import { complete } from '../../tests/sites.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { staysHidden } from './stays-hidden.ts'

const isHidden = (changes: Partial<SiteConfig>, gaps: string[] = []) =>
  staysHidden({ ...complete.config, ...changes }, { 'mentions-legales': { gaps } })

it('hides a site from search engines as long as it shows an example, or lacks a fact', () => {
  expect(isHidden({ url: 'https://www.example.com' })).toBe(true)
  expect(isHidden({}, ['publisher.siret'])).toBe(true)
  expect(isHidden({})).toBe(false)
})
