import { expect, it } from 'vitest'
import { resolveSite } from '../../generator/resolve-site.ts'
import { thirdPartiesOf } from '../../src/embeds/consent.ts'
import { complete } from '../../tests/sites.ts'
import { readLegalTexts } from '../legal/read-legal-texts.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'

const textWith = (title: string, ...gaps: string[]) => {
  return { title, sections: [], edition: { day: '2025-07-13' }, gaps, html: '' }
}

it('names each missing fact once, in the order of the schema, with its pages, an example and what helps', () => {
  const texts = {
    politique: textWith('Politique', 'publisher.name', 'dpo.name', 'dpo.email'),
    mentions: textWith('Mentions légales', 'host.phone', 'publisher.name', 'guarantee.stillDue'),
    conditions: textWith('Conditions', 'guarantee.minimumAdBudget', 'guarantee.cap'),
    donnees: textWith('Données', 'publisher.isSoleTrader'),
  }
  const found = [...findUnfilledFacts(texts)].map(({ level, message }) => `${level} ${message}`)
  expect(found.join('\n')).toMatchInlineSnapshot(`
    "fix /mentions : « guarantee.stillDue » n’existe plus. Récrivez ce passage de votre texte d’après le nôtre, dans « defaults/legal ».
    fix legal.publisher.name : il manque « dénomination sociale ou nom de l’éditeur » (Politique et Mentions légales). Écrivez un texte, par exemple « Agence Exemple ».
    fix legal.publisher.isSoleTrader : il manque « entrepreneur individuel ou société » (Données). Écrivez « isSoleTrader: oui » ou « isSoleTrader: non ».
        oui : entrepreneur individuel ; non : société.
    fix legal.host.phone : il manque « téléphone de l’hébergeur » (Mentions légales). Écrivez dix chiffres, ou le numéro international qui commence par +, par exemple « 01 99 00 12 34 ».
        La loi le demande (LCEN, article 1-1). Un hébergeur qui n’en publie pas est à changer : aucun numéro ne se devine.
    fix legal.dpo : il manque « délégué à la protection des données, ou son absence » (Politique). Écrivez « dpo: none », ou dessous « name: Camille Exemple » et « email: dpo@mon-agence.fr ».
    fix legal.guarantee.minimumAdBudget : il manque « Budget publicitaire minimal » (Conditions). Écrivez un montant en euros, par exemple « 600 € par mois ».
        none quand il n’y en a pas.
    fix legal.guarantee.cap : il manque « plafond de la garantie » (Conditions). Écrivez « cap: prix du mois » ou « cap: aucun »."
  `)
})

const { legal } = complete.config
type Legal = typeof legal

/** Every key that an owner still has to write, as `npm run check` names them. */
function lacks(changes: Partial<Legal>, embeds: Partial<SiteConfig> = {}): string {
  const config = { ...complete.config, ...embeds, legal: { ...legal, ...changes } }
  const { site } = resolveSite({ ...complete, config })
  const texts = readLegalTexts(complete.folder, { config, parties: thirdPartiesOf(site) })
  return [...findUnfilledFacts(texts)]
    .map(({ message }) => (message.split(' : ')[0] ?? '').replace(/legal\.(?:publisher\.)?/, ''))
    .join(' ')
}

const unknown = Object.fromEntries(
  Object.keys(legal.publisher).map((key) => [key, null]),
) as Legal['publisher']
const by = (publisher: Partial<Legal['publisher']>) => ({ publisher: { ...unknown, ...publisher } })
const transfers = { checkedAt: null, video: null, scheduling: null, host: null }
const company = { name: 'Lilas', address: '5 rue des Lilas, 75008 Paris', phone: null }
const mail = { ...company, purpose: 'messagerie', country: null, transfer: null }
const rest = 'siren siret rcsCity vatNumber email phone'

it('asks an owner for what is missing, and for nothing that he does not have', () => {
  expect(lacks({})).toBe('')
  expect(lacks(by({}))).toBe(`name isSoleTrader shareCapital address ${rest}`)
  expect(lacks(by({ isSoleTrader: false }))).toBe(`name legalForm shareCapital address ${rest}`)
  const trader = { isSoleTrader: true }
  expect(lacks(by(trader))).toBe(`name address ${rest}`)
  const exempt = { ...trader, isInRneOnly: true, vatExemptText: 'TVA non applicable' }
  expect(lacks(by(exempt))).toBe('name address siren siret email phone')

  const asked = 'transfers.checkedAt transfers.video transfers.scheduling transfers.host'
  expect(lacks({ transfers })).toBe(asked)
  const video = { provider: 'file', src: 'media/demonstration.mp4' } as const
  expect(lacks({ transfers }, { video })).toBe(asked.replace('transfers.video ', ''))

  expect(lacks({ dataStorage: [mail] })).toBe('dataStorage.country dataStorage.transfer')
  const inFrance = { ...mail, country: 'France' }
  expect(lacks({ dataStorage: [inFrance] })).toBe('dataStorage.transfer')
  expect(lacks({ dataStorage: [{ ...inFrance, transfer: 'none' }] })).toBe('')
})
