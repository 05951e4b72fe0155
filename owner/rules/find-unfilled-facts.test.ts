import { expect, it } from 'vitest'
import { inWords } from '../../tests/in-words.ts'
import { complete } from '../../tests/sites.ts'
import { readLegalTexts } from '../legal/read-legal-texts.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { nameOf } from '../values.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'

it('names each missing fact once, with its pages and what to write', () => {
  const texts = {
    a: { title: 'Mentions légales', gaps: ['publisher.siret', 'publisher.chargesVat'] },
    b: { title: 'Conditions', gaps: ['publisher.siret'] },
  }
  expect(inWords(findUnfilledFacts(texts))).toEqual([
    'fix SIRET : Cette réponse manque dans Mentions légales et Conditions. Écrivez par exemple « 123 456 782 00010 ».',
    'fix régime de TVA : Cette réponse manque dans Mentions légales. Choisissez parmi ces réponses : oui, non.',
  ])
})

const { legal } = complete.config
type Legal = typeof legal

/** Lists the keys that an owner still has to fill in, as `npm run check` names them. */
function lacks(changes: Partial<Legal>, embeds: Partial<SiteConfig> = {}): string {
  const config = { ...complete.config, ...embeds, legal: { ...legal, ...changes } }
  const { texts } = readLegalTexts(complete.folder, config)
  return [...findUnfilledFacts(texts)]
    .map(({ place }) => nameOf(place.path).replace(/legal\.(?:publisher\.)?/, ''))
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
  expect(lacks(by({ legalForm: 'autre', legalFormName: 'société civile' }))).toBe(
    'name address siret shareCapital rcsCity chargesVat',
  )
  expect(lacks(by({ legalForm: 'autre', legalFormName: 'GIE' }))).not.toContain('shareCapital')
  expect(lacks(by({ legalForm: 'EI' }))).toBe('name address siret chargesVat')
  expect(lacks({}, { supportPhone: null })).toBe('supportPhone')
  expect(lacks({ host: { ...legal.host, country: null } })).toBe('host.country')
})
