import { expect, it } from 'vitest'
import { thirdPartiesOf } from '../../src/embeds/consent.ts'
import { complete } from '../../tests/sites.ts'
import { readLegalTexts } from '../legal/read-legal-texts.ts'
import { resolveSite } from '../resolve-site.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'

const textWith = (title: string, ...names: string[]) => {
  const html = names.map((name) => `<mark data-a-completer="${name}">[À compléter]</mark>`).join()
  const dates = { updatedOn: '2025-07-13', version: '1.0', versionDate: '2026-11-20' }
  return { title, sections: [], dates, hasGaps: names.length > 0, html }
}

it('names each missing fact once, in the order of the schema, with its pages, an example and what helps', () => {
  const privacy = textWith('Politique', 'publisher.name', 'dpo.name', 'dpo.email', 'publisher.name')
  const notices = textWith('Mentions légales', 'host.phone', 'publisher.name')
  expect(findUnfilledFacts([privacy, notices])).toEqual([
    {
      level: 'fix',
      message:
        'legal.publisher.name : il manque « dénomination sociale ou nom de l’éditeur » (Politique et Mentions légales). Par exemple : « name: Agence Exemple »',
      pages: ['Politique', 'Mentions légales'],
    },
    {
      level: 'fix',
      message:
        'legal.host.phone : il manque « téléphone de l’hébergeur » (Mentions légales). Par exemple : « phone: 01 99 00 12 34 »\n    La loi le demande (LCEN, article 1-1). Un hébergeur qui n’en publie pas est à changer : aucun numéro ne se devine.',
      pages: ['Mentions légales'],
    },
    {
      level: 'fix',
      message:
        'legal.dpo : il manque « délégué à la protection des données, ou son absence » (Politique). Par exemple : « dpo: none », ou dessous « name: Camille Exemple » et « email: dpo@mon-agence.fr »',
      pages: ['Politique'],
    },
  ])
  expect(findUnfilledFacts([textWith('Mentions légales')])).toEqual([])
})

it('says how to write that there is none, or no', () => {
  const say = (name: string) => findUnfilledFacts([textWith('Conditions', name)])[0]?.message
  expect(say('guarantee.minimumAdBudget')).toContain('ou « minimumAdBudget: none » s’il n’y en a')
  expect(say('guarantee.cap')).toContain('« cap: prix du mois » ou « cap: aucun »')
  expect(say('publisher.isSoleTrader')).toContain('« isSoleTrader: oui » ou « isSoleTrader: non »')
  expect(say('guarantee.remedy')).not.toContain('none')
})

const { legal } = complete.config
type Legal = typeof legal

/** Every key that an owner still has to write, as `npm run check` names them. */
function lacks(changes: Partial<Legal>, embeds: Partial<SiteConfig> = {}): string {
  const config = { ...complete.config, ...embeds, legal: { ...legal, ...changes } }
  const { site } = resolveSite({ ...complete, config })
  const texts = readLegalTexts(complete.folder, { config, parties: thirdPartiesOf(site) })
  return findUnfilledFacts(Object.values(texts))
    .map(({ message }) => (message.split(' : ')[0] ?? '').replace('legal.', ''))
    .join(' ')
    .replaceAll('publisher.', '')
}

const unknown = Object.fromEntries(
  Object.keys(legal.publisher).map((key) => [key, null]),
) as Legal['publisher']
const by = (publisher: Partial<Legal['publisher']>) => ({ publisher: { ...unknown, ...publisher } })
const vatExemptText = 'TVA non applicable'
const transfers = { checkedAt: null, video: null, scheduling: null, host: null }
const name = 'Messagerie des Lilas'
const address = '5 rue des Lilas, 75008 Paris'
const mail = { name, address, phone: null, purpose: 'messagerie', country: null, transfer: null }
const file = { provider: 'file', src: 'media/demonstration.mp4' } as const

it.each<[string, Partial<Legal>, string]>([
  ['who has told everything', {}, ''],
  [
    'who has not said what he is',
    by({}),
    'name isSoleTrader shareCapital address siren siret rcsCity vatNumber email phone',
  ],
  [
    'a company',
    by({ isSoleTrader: false }),
    'name legalForm shareCapital address siren siret rcsCity vatNumber email phone',
  ],
  [
    'a sole trader',
    by({ isSoleTrader: true }),
    'name address siren siret rcsCity vatNumber email phone',
  ],
  [
    'without VAT nor RCS',
    by({ isSoleTrader: true, isInRneOnly: true, vatExemptText }),
    'name address siren siret email phone',
  ],
  [
    'whose services are in America',
    { transfers },
    'transfers.checkedAt transfers.video transfers.scheduling transfers.host',
  ],
  ['whose mail is somewhere', { dataStorage: [mail] }, 'dataStorage.country dataStorage.transfer'],
  [
    'whose mail is in America',
    { dataStorage: [{ ...mail, country: 'États-Unis' }] },
    'dataStorage.transfer',
  ],
  [
    'whose mail is in France',
    { dataStorage: [{ ...mail, country: 'France', transfer: 'none' }] },
    '',
  ],
])(
  'asks an owner %s for what is missing, and for nothing that he does not have',
  (_, changes, keys) => {
    expect(lacks(changes)).toBe(keys)
  },
)

it('asks nothing of the service of a video of one’s own', () => {
  expect(lacks({ transfers }, { video: file })).toBe(
    'transfers.checkedAt transfers.scheduling transfers.host',
  )
})
