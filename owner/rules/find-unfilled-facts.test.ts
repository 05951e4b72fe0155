import { expect, it } from 'vitest'
import { inWords } from '../../tests/in-words.ts'
import { complete } from '../../tests/sites.ts'
import { listCompanies } from '../legal/list-companies.ts'
import { readLegalTexts } from '../legal/read-legal-texts.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { nameOf } from '../values.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'

it('names each missing fact once, in the order of the schema, with its pages, an example and what helps', () => {
  const texts = {
    politique: { title: 'Politique', gaps: ['publisher.name'] },
    mentions: { title: 'Mentions légales', gaps: ['host.phone', 'publisher.name'] },
    conditions: { title: 'Conditions', gaps: ['guarantee.adBudget'] },
  }
  expect(inWords(findUnfilledFacts(texts))).toEqual([
    'fix legal.publisher.name : il manque « dénomination sociale ou nom de l’éditeur » (Politique et Mentions légales). Un entrepreneur individuel écrit ses prénoms et son nom, non un nom commercial. Écrivez par exemple « Agence Exemple ».',
    expect.stringMatching(/^fix legal\.host\.phone .*\n {4}none : il n’y en a pas\. Écrivez par/),
    expect.stringMatching(/^fix legal\.guarantee\.adBudget .*\n {4}none : il n’y en a pas\./),
  ])
})

const { legal } = complete.config
type Legal = typeof legal

/** Lists the keys that an owner still has to fill in, as `npm run check` names them. */
function lacks(changes: Partial<Legal>, embeds: Partial<SiteConfig> = {}): string {
  const config = { ...complete.config, ...embeds, legal: { ...legal, ...changes } }
  const companies = listCompanies(config)
  const { texts } = readLegalTexts(complete.folder, { config, companies })
  return [...findUnfilledFacts(texts)]
    .map(({ path }) => nameOf(path).replace(/legal\.(?:publisher\.)?/, ''))
    .join(' ')
}

const unknown = Object.fromEntries(
  Object.keys(legal.publisher).map((key) => [key, null]),
) as Legal['publisher']
const by = (publisher: Partial<Legal['publisher']>) => ({ publisher: { ...unknown, ...publisher } })

it('asks an owner for what is missing, and for nothing that he does not have', () => {
  expect(lacks({})).toBe('')
  expect(lacks(by({}))).toBe('legalForm name address siret chargesVat')
  expect(lacks(by({ legalForm: 'SAS' }))).toBe('name address siret shareCapital rcsCity chargesVat')
  expect(lacks(by({ legalForm: 'autre' }))).toBe(
    'legalFormName name address siret rcsCity chargesVat',
  )
  expect(lacks(by({ legalForm: 'EI' }))).toBe('name address siret chargesVat')
  expect(lacks(by({ legalForm: 'association' }))).toBe('name address siret chargesVat')
  expect(lacks({}, { supportPhone: null })).toBe('supportPhone')
})
