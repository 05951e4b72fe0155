import { describe, expect, it } from 'vitest'
import complete from '../../tests/configs/complete.config.ts'
import { checkLegalFacts } from './check-legal-facts.ts'
import type { LegalFacts } from './LegalFacts.ts'

const { legal } = complete

/** The complete facts with one group changed. */
const change = <Group extends keyof LegalFacts>(group: Group, values: object): unknown => ({
  ...legal,
  [group]: { ...(legal[group] as object), ...values },
})

const allNull = (values: object) =>
  Object.fromEntries(Object.keys(values).map((key) => [key, null]))

it('accepts complete facts', () => {
  expect(checkLegalFacts(legal)).toEqual([])
})

it('accepts facts that are not known yet', () => {
  expect(
    checkLegalFacts({
      publisher: allNull(legal.publisher),
      director: allNull(legal.director),
      host: allNull(legal.host),
      dataStorage: [],
      insurance: null,
      credits: null,
      privacy: { contact: null },
      dpo: null,
      transfers: { checkedAt: null },
      guarantee: allNull(legal.guarantee),
      jurisdiction: { city: null },
      version: '1.0',
      versionDate: '2026-11-20',
      updatedOn: null,
    }),
  ).toEqual([])
})

describe('one value', () => {
  it.each<[unknown, string]>([
    [
      change('publisher', { siren: '123456783' }),
      "legal.publisher.siren : « 123456783 » ne convient pas. Recopiez les neuf chiffres de votre extrait Kbis ou de votre avis Insee : le dernier vérifie les autres, par exemple '123456782'.",
    ],
    [
      change('publisher', { siret: '12345678200011' }),
      "legal.publisher.siret : « 12345678200011 » ne convient pas. Recopiez les quatorze chiffres de votre avis Insee : le dernier vérifie les autres, par exemple '12345678200010'.",
    ],
    [
      change('publisher', { vatNumber: 'FR12123456782' }),
      "legal.publisher.vatNumber : « FR12123456782 » ne convient pas. Recopiez FR, la clé de deux caractères et le SIREN : la clé vérifie les autres, par exemple 'FR11123456782'.",
    ],
    [
      change('publisher', { rcsCity: 'RCS Lyon' }),
      "legal.publisher.rcsCity : « RCS Lyon » ne convient pas. Écrivez la ville seule, par exemple 'Lyon'.",
    ],
    [
      change('publisher', { email: 'contact@agence' }),
      "legal.publisher.email : « contact@agence » ne convient pas. Écrivez une adresse e-mail, par exemple 'contact@mon-agence.fr'.",
    ],
    [
      change('publisher', { phone: '04 72' }),
      "legal.publisher.phone : « 04 72 » ne convient pas. Écrivez dix chiffres, ou le numéro international qui commence par +, par exemple '04 72 00 00 00'.",
    ],
    [
      change('host', { url: 'http://www.ovhcloud.com' }),
      "legal.host.url : « http://www.ovhcloud.com » ne convient pas. Écrivez une adresse qui commence par https://, par exemple 'https://www.ovhcloud.com'.",
    ],
    [
      change('transfers', { checkedAt: '2026-02-30' }),
      "legal.transfers.checkedAt : « 2026-02-30 » ne convient pas. Écrivez une date qui existe, année-mois-jour, par exemple '2026-11-20'.",
    ],
    [
      change('guarantee', { openSlots: 20 }),
      'legal.guarantee.openSlots : « 20 » ne convient pas. Écrivez un nombre entier d’au moins 30, sans apostrophes : on ne peut pas garantir 30 rendez-vous avec moins de créneaux.',
    ],
    [
      change('guarantee', { contestDays: 0 }),
      'legal.guarantee.contestDays : « 0 » ne convient pas. Écrivez un nombre entier de 1 à 90, sans apostrophes.',
    ],
    [
      change('guarantee', { adBudgetPaidBy: 'moi' }),
      "legal.guarantee.adBudgetPaidBy : « moi » ne convient pas. Écrivez 'client', 'publisher', ou null.",
    ],
    [
      change('publisher', { isSoleTrader: 'non' }),
      'legal.publisher.isSoleTrader : « non » ne convient pas. Écrivez true, false, ou null.',
    ],
    [
      change('director', { name: 12 }),
      'legal.director.name : « 12 » ne convient pas. Écrivez un texte entre apostrophes, ou null.',
    ],
    [
      change('director', { name: ' ' }),
      'legal.director.name : «   » ne convient pas. Écrivez un texte, ou null tant que vous ne savez pas.',
    ],
    [
      change('director', { name: 'À compléter' }),
      'legal.director.name : « À compléter » ne convient pas. Écrivez null tant que vous ne savez pas : la page dira « [À compléter : …] ».',
    ],
    [
      change('director', { name: 'Camille\nLilas' }),
      'legal.director.name : « Camille\nLilas » ne convient pas. Ce texte contient un caractère invisible ou un retour à la ligne : tapez-le de nouveau, sur une seule ligne.',
    ],
    [
      change('director', { nom: 'Camille' }),
      'legal.director.nom : cette clé n’existe pas. Clés possibles : name, role.',
    ],
    [
      { ...legal, director: { name: 'Camille' } },
      "legal.director.role : cette clé manque. Écrivez par exemple 'présidente', ou null tant que vous ne savez pas.",
    ],
    [
      { ...legal, director: 'Camille' },
      'legal.director : « Camille » ne convient pas. Écrivez { name: …, role: … }.',
    ],
    [
      { ...legal, credits: 'Studio' },
      "legal.credits : « Studio » ne convient pas. Écrivez une liste, par exemple ['Vidéo : Studio Exemple'], ou [] s’il n’y en a pas.",
    ],
    [
      { ...legal, credits: [null] },
      "legal.credits[0] : « null » ne convient pas. Écrivez 'Vidéo : Studio Exemple'.",
    ],
    [
      change('guarantee', { exclusions: [''] }),
      'legal.guarantee.exclusions[0] : «  » ne convient pas. Écrivez un texte, ou null tant que vous ne savez pas.',
    ],
    [
      { ...legal, dpo: 'aucun' },
      "legal.dpo : « aucun » ne convient pas. Écrivez 'none' s’il n’y en a pas, ou { name: …, email: … }.",
    ],
    [
      { ...legal, dpo: { name: 'Camille', email: null } },
      "legal.dpo.email : « null » ne convient pas. Écrivez 'dpo@mon-agence.fr'.",
    ],
    [
      { ...legal, dataStorage: [{ name: 'Scaleway', address: 'Paris', phone: null }] },
      "legal.dataStorage[0].purpose : cette clé manque. Écrivez 'sauvegardes'.",
    ],
    [
      { ...legal, version: 'v1' },
      "legal.version : « v1 » ne convient pas. Écrivez un numéro, par exemple '1.0'.",
    ],
    [
      { ...legal, versionDate: '20/11/2026' },
      "legal.versionDate : « 20/11/2026 » ne convient pas. Écrivez une date qui existe, année-mois-jour, par exemple '2026-11-20'.",
    ],
    [
      { ...legal, updatedOn: '2025-07-12' },
      "legal.updatedOn : « 2025-07-12 » ne convient pas. Écrivez une date qui existe, année-mois-jour, à partir de '2025-07-13', ou null.",
    ],
    [
      null,
      'legal : « null » ne convient pas. Reprenez la clé legal du fichier site.config.ts livré.',
    ],
  ])('is refused with what to write (case %#)', (facts, message) => {
    expect(checkLegalFacts(facts)).toEqual([message])
  })

  it('is refused when it holds a NUL or half an emoji', () => {
    for (const name of ['Camille\0', 'Camille \ud83d']) {
      expect(checkLegalFacts(change('director', { name }))).toEqual([
        expect.stringContaining('caractère invisible'),
      ])
    }
  })

  it('is refused at 10 000 characters, and quoted cut', () => {
    expect(checkLegalFacts(change('director', { name: 'a'.repeat(10_000) }))).toEqual([
      `legal.director.name : « ${'a'.repeat(120)}… » ne convient pas. Écrivez 300 caractères au plus (il y en a 10000).`,
    ])
  })

  it('may hold an emoji or HTML, which pages show as text', () => {
    const name = 'Camille 🌿 <script>alert(1)</script>'
    expect(checkLegalFacts(change('director', { name }))).toEqual([])
  })
})

describe('numbers that contradict one another', () => {
  it.each<[unknown, string]>([
    [
      change('publisher', { siren: '123456790', vatNumber: null }),
      'legal.publisher.siret : « 87654321600017 » ne commence pas par le SIREN « 123456790 ». L’un des deux est à corriger.',
    ],
    [
      change('publisher', { siret: null, vatNumber: 'FR35123456790' }),
      'legal.publisher.vatNumber : « FR35123456790 » ne finit pas par le SIREN « 876543216 ». L’un des deux est à corriger.',
    ],
    [
      change('publisher', { vatExemptText: 'TVA non applicable, art. 293 B du CGI' }),
      'legal.publisher.vatNumber et legal.publisher.vatExemptText : on a un numéro de TVA ou une franchise, pas les deux. Mettez l’un des deux à null.',
    ],
    [
      change('publisher', { isInRneOnly: true }),
      'legal.publisher.rcsCity et legal.publisher.isInRneOnly : le RNE ne se montre que sans numéro RCS. Mettez isInRneOnly à false, ou rcsCity à null.',
    ],
    [
      change('publisher', { isSoleTrader: true }),
      'legal.publisher.isSoleTrader : un entrepreneur individuel n’a ni forme sociale ni capital. Mettez legalForm et shareCapital à null, ou isSoleTrader à false.',
    ],
  ])('are both named (case %#)', (facts, message) => {
    expect(checkLegalFacts(facts)).toEqual([message])
  })
})

it('reports every problem at once', () => {
  const facts = { ...(change('publisher', { siren: '1', phone: '1' }) as object), version: 1 }
  expect(checkLegalFacts(facts)).toHaveLength(3)
})
