import { describe, expect, it } from 'vitest'
import { thirdPartiesOf } from '../../src/embeds/consent.ts'
import { complete } from '../../tests/sites.ts'
import { legalContext } from '../legal/legal-scope.ts'
import { readLegalTexts } from '../legal/read-legal-texts.ts'
import { resolveSite } from '../resolve-site.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { checkConfiguration } from './check-configuration.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'

const { legal } = complete.config
type Legal = typeof legal

const unknown = Object.fromEntries(
  Object.keys(legal.publisher).map((key) => [key, null]),
) as Legal['publisher']

/** Every key that an owner still has to write or to correct, as `npm run check` names them. */
function lacks(changes: Partial<SiteConfig>): string[] {
  const config = { ...complete.config, ...changes }
  const { site } = resolveSite({ ...complete, config })
  const texts = readLegalTexts(complete.folder, legalContext(config, site))
  return [
    ...checkConfiguration(config, complete.words, thirdPartiesOf(site), '2026-11-20'),
    ...findUnfilledFacts(Object.values(texts)),
  ].flatMap(({ level, message }) =>
    level === 'fix' ? [(message.split(' : ')[0] ?? '').replace('legal.', '')] : [],
  )
}

const publishedBy = (publisher: Partial<Legal['publisher']>) => ({
  legal: { ...legal, publisher: { ...unknown, ...publisher } },
})
const everyone = ['name', 'address', 'siren', 'siret', 'email', 'phone']
const inOrder = (...keys: string[]) =>
  Object.keys(unknown)
    .filter((key) => [...everyone, ...keys].includes(key))
    .map((key) => `publisher.${key}`)

const noTransfers = { checkedAt: null, video: null, scheduling: null, host: null }
const allTransfers = ['checkedAt', 'video', 'scheduling', 'host'].map((key) => `transfers.${key}`)
const file = {
  provider: 'file',
  src: 'media/demonstration.mp4',
  captions: 'media/demonstration.fr.vtt',
} as const
const french = {
  provider: 'page',
  url: 'https://rdv.des-lilas.fr/appel',
  name: 'Réservio',
  country: 'France',
  privacyPolicy: 'https://rdv.des-lilas.fr/donnees',
} as const
const mail = {
  name: 'Messagerie des Lilas',
  address: '5 rue des Lilas, 75008 Paris',
  phone: null,
  purpose: 'messagerie',
  country: null,
  transfer: null,
}

describe('an owner is asked for what is missing, and for nothing that he does not have', () => {
  it.each<[string, Partial<SiteConfig>, string[]]>([
    ['who has told everything', {}, []],
    [
      'who has not said what he is',
      publishedBy({}),
      inOrder('isSoleTrader', 'shareCapital', 'rcsCity', 'vatNumber'),
    ],
    [
      'a company',
      publishedBy({ isSoleTrader: false }),
      inOrder('legalForm', 'shareCapital', 'rcsCity', 'vatNumber'),
    ],
    ['a sole trader', publishedBy({ isSoleTrader: true }), inOrder('rcsCity', 'vatNumber')],
    [
      'without VAT',
      publishedBy({ isSoleTrader: true, vatExemptText: 'TVA non applicable' }),
      inOrder('rcsCity'),
    ],
    [
      'without RCS',
      publishedBy({ isSoleTrader: true, isInRneOnly: true, vatExemptText: 'TVA non applicable' }),
      inOrder(),
    ],
    [
      'whose services are in America',
      { legal: { ...legal, transfers: noTransfers } },
      allTransfers,
    ],
    [
      'with his own film and a French calendar',
      { video: file, scheduling: french, legal: { ...legal, transfers: noTransfers } },
      ['video', ...allTransfers.filter((key) => key !== 'transfers.video')],
    ],
    [
      'whose mail is somewhere',
      { legal: { ...legal, dataStorage: [mail] } },
      ['dataStorage.country', 'dataStorage.transfer'],
    ],
    [
      'whose mail is in America',
      { legal: { ...legal, dataStorage: [{ ...mail, country: 'États-Unis' }] } },
      ['dataStorage.transfer'],
    ],
    [
      'whose mail is in France',
      { legal: { ...legal, dataStorage: [{ ...mail, country: 'France', transfer: 'none' }] } },
      [],
    ],
    ['who has filled in the pages', { legal: { ...legal, updatedOn: null } }, ['updatedOn']],
  ])('%s', (_, changes, keys) => {
    expect(lacks(changes)).toEqual(keys)
  })
})
