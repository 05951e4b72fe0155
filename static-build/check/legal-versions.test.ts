import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { LegalFacts } from '../../src/config/LegalFacts.ts'
import complete from '../../tests/configs/complete.config.ts'
import { checkVersions, recordVersions } from './legal-versions.ts'

const legal: LegalFacts = { ...complete.legal, updatedOn: null }
const sources = { 'mentions-legales': '# Mentions\n', 'conditions-generales': '# Conditions\n' }
const changed = { 'mentions-legales': '# Mentions !\n', 'conditions-generales': '# Conditions !\n' }
const recorded = recordVersions({}, sources, legal)
const check = (current: typeof sources, facts = legal, before: typeof recorded = recorded) =>
  checkVersions(before, current, facts, '2026-12-01').map(
    ({ level, message }) => `${level} ${message}`,
  )

it('accepts the texts that were recorded, whatever the line ends', () => {
  expect(check(sources)).toEqual([])
  expect(
    check({ 'mentions-legales': '# Mentions\r\n\n', 'conditions-generales': '# Conditions' }),
  ).toEqual([])
})

it('refuses a text that changed under an unchanged date or version', () => {
  expect(check(changed)).toEqual([
    "fix content/legal/mentions-legales.mdx : le texte a changé mais la page dit toujours « 13/07/2025 ». Écrivez legal.updatedOn: '2026-12-01'. Pour une simple faute de frappe, lancez npm run check -- --accept.",
    "fix content/legal/conditions-generales.mdx : le texte a changé mais la page dit toujours « Version n° 1.0 du 20/11/2026 ». Augmentez legal.version et écrivez legal.versionDate: '2026-12-01'. Pour une simple faute de frappe, lancez npm run check -- --accept.",
  ])
})

it('asks to record a text that changed with its date or version', () => {
  const facts = { ...legal, updatedOn: '2026-12-01', version: '1.1', versionDate: '2026-12-01' }
  expect(check(changed, facts)).toEqual([
    'look content/legal/mentions-legales.mdx : ce texte n’est pas encore enregistré sous « 01/12/2026 ». Quand il est définitif, lancez npm run check -- --accept et gardez content/legal/versions.json avec lui.',
    'look content/legal/conditions-generales.mdx : ce texte n’est pas encore enregistré sous « Version n° 1.1 du 01/12/2026 ». Quand il est définitif, lancez npm run check -- --accept et gardez content/legal/versions.json avec lui.',
  ])

  const both = recordVersions(recorded, changed, facts)
  expect(check(changed, facts, both)).toEqual([])
  expect(both['conditions-generales'], 'what readers saw before is kept').toEqual([
    ...(recorded['conditions-generales'] ?? []),
    { edition: '1.1 du 2026-12-01', sha256: expect.any(String) },
  ])
})

it('offers to replace the text of the same day', () => {
  const facts = { ...legal, updatedOn: '2026-12-01' }
  const before = recordVersions(recorded, sources, facts)
  expect(check(changed, facts, before)[0]).toBe(
    'fix content/legal/mentions-legales.mdx : le texte a changé mais la page dit toujours « 01/12/2026 ». C’est la date du jour : pour le remplacer, lancez npm run check -- --accept.',
  )
})

it('refuses an edition that comes before the last one', () => {
  const later = { ...legal, version: '1.10', versionDate: '2026-12-01' }
  const before = recordVersions({}, sources, later)
  expect(check(sources, { ...later, version: '1.9' }, before)).toEqual([
    'fix content/legal/conditions-generales.mdx : la page dirait « Version n° 1.9 du 01/12/2026 », après avoir dit « Version n° 1.10 du 01/12/2026 ». Une édition ne remonte pas le temps : corrigez legal.version et legal.versionDate.',
  ])
  expect(check(sources, { ...later, version: '1.11', versionDate: '2026-11-30' }, before)).toEqual([
    expect.stringContaining('Une édition ne remonte pas le temps'),
  ])
})

it('asks to record a text that never was', () => {
  expect(check(sources, legal, {})).toHaveLength(2)
})

it('lets facts change the date without a word on the text', () => {
  expect(check(sources, { ...legal, updatedOn: '2026-12-01' })).toEqual([])
})

it('has a record of the texts of this repository', () => {
  const record = JSON.parse(readFileSync('content/legal/versions.json', 'utf8'))
  expect(Object.keys(record)).toEqual([
    'mentions-legales',
    'politique-confidentialite',
    'conditions-generales',
    'protection-donnees',
  ])
})
