import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Changes, compile, legal, wistia } from '../../tests/compile-legal-text.ts'
import { shipped } from '../../tests/sites.ts'
import { describedKeys } from '../schema/describe-keys.ts'
import { valueAt } from '../values.ts'

const sectionsOf = {
  'mentions-legales': 10,
  'politique-confidentialite': 12,
  'conditions-generales': 15,
  'protection-donnees': 14,
}
type Name = keyof typeof sectionsOf
const names = Object.keys(sectionsOf) as Name[]

const sources = Object.fromEntries(
  names.map((name) => [name, readFileSync(`defaults/legal/${name}.md`, 'utf8')]),
) as Record<Name, string>

const page = (name: Name, changes: Changes = {}) => compile(sources[name], changes)

const wordsOf = (name: Name, changes: Changes = {}) =>
  page(name, changes)
    .html.replace(/<\/?(?:p|li|td|th|tr|dt|dd|h2|caption|div|table)[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('~', ' ')
    .replace(/\s+/g, ' ')
const allWords = (changes: Changes = {}) => names.map((name) => wordsOf(name, changes)).join('\n')

const sole = {
  ...legal.publisher,
  name: 'Camille Lilas',
  legalForm: 'EI' as const,
  shareCapital: null,
  rcsCity: null,
  chargesVat: false,
  vatNumber: null,
}
const association = {
  ...sole,
  name: 'Des Lilas',
  legalForm: 'association' as const,
  siret: null,
  rna: 'W691234567',
}
const matomo = { url: 'https://matomo.agence.fr', siteId: 1 } as const
const vimeo = {
  ...wistia,
  name: 'Vimeo',
  company: 'Vimeo.com, Inc.',
  purposes: 'diffusion et statistiques de lecture',
  trackers: [{ name: 'vuid', duration: '2 ans' }],
}
const denied = /ne mesure pas son audience|aucun outil de mesure|ne mesurent pas leur audience/i

/**
 * Kinds of site that together show every sentence: for each, what its pages must say, and what they must
 * never say.
 */
const kinds: [kind: string, Changes, says: string[], never: RegExp][] = [
  [
    'a company, whose services wait',
    { video: vimeo },
    [
      'Ont accès à vos données : les personnes de notre équipe qui',
      'Forme juridique Société par actions simplifiée (SAS) Capital social 5 000 € Adresse du siège',
      'Immatriculation 876 543 216 RCS Lyon TVA FR12876543216',
      // The length of the call comes from the owner's answers, and the durations are the same for all owners.
      'Entretien de 30 minutes',
      '3 ans après le dernier contact',
      '5 ans après la fin du contrat',
      '10 ans à compter de la clôture de l’exercice',
      'journaux techniques de l’hébergeur 12 mois au maximum',
      'visite 13 mois au maximum ; jointe à votre réservation ou à votre e‑mail, 3 ans après',
      'Choix gardé 6 mois ; traceurs : durée fixée par chaque service',
      'Nous répondons sous un mois',
      // What services publish about data, then the promise that nothing of theirs is loaded before the visitor asks.
      'Vimeo (Vimeo.com, Inc.) Lire la vidéo diffusion et statistiques de lecture vuid : 2 ans',
      'Voir la politique de confidentialité de Réservio Réservio n’en publie pas la liste',
      'Aucun des services ci-dessous n’est appelé avant que vous le demandiez.',
      'Sans son accord, la vidéo ne se regarde pas sur la page d’accueil.',
      'le contrat prévaut, sauf pour réduire la garantie de l’article 6.',
      'La réservation d’un créneau par un Nouveau patient venu par la Campagne, que cette personne se présente ou non.',
      'un Budget publicitaire d’au moins 600 € par mois',
      'Il n’est pas facturé ; s’il l’a été, il est remboursé sous 14 jours',
      'Le Budget publicitaire déjà dépensé, que le Client doit aux vendeurs d’espace. À nous, rien.',
      '(article 20 de la loi n° 93-122 du 29 janvier 1993)',
      // These sentences state the right of withdrawal, with the annex of article R. 221-1 word for word.
      'emploie cinq salariés au plus',
      'aucun paiement pendant les sept jours',
      'prolongé de douze mois',
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous : Commandé le (*)/reçu le (*) : Nom du (des) consommateur(s) : Adresse du (des) consommateur(s) : Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) : Date : (*) Rayez la mention inutile.',
      'proviennent d’annuaires professionnels publics.',
      'dont celle-ci',
    ],
    /Nouveau client|commerçants/,
  ],
  [
    'a sole trader of other answers, counted by Matomo',
    {
      legal: {
        ...legal,
        publisher: sole,
        prospectSources: [],
        guarantee: { metric: 'présence', adBudget: 'none', openSlots: 40 },
        futurePatients: { weSee: 'noms' },
      },
      audience: matomo,
    },
    [
      'Camille Lilas EI Forme juridique Entrepreneur individuel (EI) Adr',
      'Immatriculation Registre national des entreprises (RNE), n° 876 543',
      'TVA TVA non applicable, art. 293 B du CGI',
      'Ont accès à vos données : nous-mêmes, notre comptable pour les factures',
      'Le rendez-vous auquel un Nouveau patient venu par la Campagne s’est présenté.',
      // The page must say that the hash by which Matomo recognises a visitor changes within 24 hours.
      'elle change toutes les 24 heures au plus',
      'Notre Matomo, à l’adresse matomo.agence.fr',
      'mesure d’audience 13 mois au maximum',
      '« Ne plus compter mes visites » agit aussitôt',
    ],
    new RegExp(
      `${denied.source}|équipe|siège|hors taxes|capital social|Budget publicitaire|nos annonces`,
      'i',
    ),
  ],
  [
    'a trial of services that would ask, which claims no interest that article 82 forbids',
    {
      consent: 'none',
      noindex: true,
    },
    ['ce site d’essai, caché aux moteurs de recherche'],
    /Gérer mes choix|votre accord|Intérêt légitime : présenter notre service/,
  ],
  [
    'an association, all its own',
    {
      legal: { ...legal, publisher: association },
      ...{ video: null, scheduling: null, audience: null },
    },
    [
      'Adresse du siège',
      'Immatriculation Répertoire national des associations (RNA), n° W691234567 TVA',
      // An owner's own player and calendar are not described as another company's.
      'L’appel se réserve dans notre agenda, que nous tenons nous-mêmes.',
      'transmise à notre agenda dès qu’il s’affiche',
      'Nous diffusons nous-mêmes la vidéo de la page d’accueil',
    ],
    /Matomo|SIRET|RCS|démonstration|Contenu tiers|service(?:s)? ext/,
  ],
]

it.each(kinds)('%s', (_, changes, says, never) => {
  for (const name of names) {
    const { sections, html } = page(name, changes)
    expect(sections).toHaveLength(sectionsOf[name])
    expect(html).not.toMatch(/À compléter|\bnull\b|undefined|\[object|\{\{|\]\(| style=| align=/)
    expect(html.match(/<caption>/g)?.length).toBe(html.match(/<table/g)?.length)
  }
  const words = allWords(changes)
  for (const sentence of says) expect(words).toContain(sentence)
  expect(words).not.toMatch(never)
  // No page may cite repealed law, or say anything untrue, intimidating or boastful.
  expect(words).not.toMatch(
    /aucun cookie|ce site ne dépose pas|226-13|vous vous engagez|article 6[ -]III|déclaration CNIL|\bODR\b|médiateur|vaut acceptation|décline toute|sécurité (?:garantie|absolue)|\bADELI\b|\bleads?\b|certifié CNIL|conforme (?:au RGAA|aux WCAG)|ne peut pas fuir|jamais cédées|ni échangées|sans identifiant|gclid|regarde (?:que )?(?:chez|sur le site)|[Pp]as de transfert/i,
  )
  // The terms always say « le Client », never « vous »; the privacy policy never says « le Client ».
  const terms = wordsOf('conditions-generales', changes).replace(/\(Veuillez.*?ci-dessous/, '')
  expect(terms).not.toMatch(/(?<!-)\bvous\b|\bvotre\b|\bvos\b/i)
  expect(wordsOf('politique-confidentialite', changes)).not.toMatch(/le Client/)
})

it('cite nothing later than their day of 2025, in the two pages that keep it', () => {
  expect(
    names.slice(0, 2).flatMap((name) => sources[name].match(/\b20(?:2[5-9]|[3-9]\d)\b/g) ?? []),
  ).toEqual([])
})

it('show every unknown fact that they need, and no link made of one', () => {
  const { legal: unknown } = shipped.config
  const html = names.map((name) => page(name, { legal: unknown }).html).join('')
  const marked = new Set([...html.matchAll(/data-a-completer="([^"]+)"/g)].map(([, key]) => key))
  const notShown =
    /^(?:publisher\.(?:legalFormName|rna|shareCapital|rcsCity|vatNumber)|dpf\.(?:scheduling|host)|confirmed\..*)$/
  const isUnknown = (key: string) => valueAt(unknown, key.split('.')) === null
  const facts = describedKeys().flatMap((key) => key.match(/(?<=^legal\.).*/)?.[0] ?? [])
  const needed = facts.filter((key) => isUnknown(key) && !notShown.test(key))
  expect([...marked].sort()).toEqual(needed.sort())
  expect(html).not.toMatch(/(?:mailto|tel):[^"]*compl|\bnull\b|undefined|\[object/)
})

it('takes every number of the business from the configuration', () => {
  for (const source of Object.values(sources)) {
    expect(source).not.toMatch(/\b(?:3|5|6|10|12|13|30)(?:\+|\s(?:ans|mois|minutes)\b)/)
  }
  expect(allWords().match(new RegExp(denied, 'gi'))).toHaveLength(3)
})
