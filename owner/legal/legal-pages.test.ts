import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readOwnerSite } from '../../generator/owner-site.ts'
import { type Changes, compile, legal, wistia } from '../../tests/compile-legal-text.ts'
import { shipped } from '../../tests/sites.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { loadSite } from '../load-site.ts'
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

/** What a reader reads, spaces folded. */
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
  isSoleTrader: true,
  legalForm: null,
  shareCapital: null,
  rcsCity: null,
  isInRneOnly: true,
  vatNumber: null,
  vatExemptText: 'TVA non applicable, art. 293 B du CGI',
}
const { guarantee, futurePatients } = legal
const matomo = { provider: 'matomo', url: 'https://matomo.agence.fr', siteId: 1 } as const
const vimeo = {
  ...wistia,
  name: 'Vimeo',
  company: 'Vimeo.com, Inc.',
  purposes: 'diffusion et statistiques de lecture',
  trackers: [{ name: 'vuid', duration: '2 ans' }],
}
const denied = /ne mesure pas son audience|aucun outil de mesure|ne mesurent pas leur audience/i

/** The kinds of site for which each sentence is read: what their pages say, and what they must not. */
const kinds: [kind: string, Changes, says: string[], never: RegExp][] = [
  [
    'a company, whose services wait',
    { video: vimeo },
    [
      'Ont accès à vos données : les personnes de notre équipe qui',
      'Forme juridique SAS Capital social 5 000 € Adresse du siège',
      // Each number is the configuration’s, and durations agree everywhere.
      'Au moins 30 Rendez-vous Patients',
      'Entretien de 30 minutes',
      '3 ans après le dernier contact',
      '5 ans après la fin du contrat',
      '10 ans à compter de la clôture de l’exercice',
      'journaux techniques de l’hébergeur 12 mois au maximum',
      'visite 13 mois au maximum ; jointe à votre réservation ou à votre e-mail, 3 ans après',
      'Choix gardé 6 mois ; traceurs : durée fixée par chaque service',
      'Nous répondons sous un mois',
      // What a service publishes of itself; nothing of it comes unasked.
      'Vimeo (Vimeo.com, Inc.) Lire la vidéo diffusion et statistiques de lecture vuid : 2 ans',
      'Non publié : voir la politique de confidentialité de Réservio',
      'Aucun service extérieur n’est appelé avant que vous le demandiez.',
      'Sans son accord, la vidéo ne se regarde pas sur la page d’accueil.',
      // The guarantee.
      'le contrat prévaut, sauf pour réduire la garantie de l’article 6.',
      'La réservation d’un créneau, que la personne vienne ou non, par un Nouveau patient dont l’identité est confirmée',
      'Elle compte si elle répond aux critères convenus par écrit dans le contrat',
      'Un mois civil. La garantie commence le lendemain de la mise en ligne des annonces',
      'Dans les 15 jours qui suivent, l’une ou l’autre partie peut le contester par écrit, en indiquant',
      'Moins de 30 Rendez-vous Patients Le Mois de mesure n’est pas facturé.',
      'Le Budget publicitaire déjà dépensé, que le Client paie aux vendeurs d’espace, et rien d’autre',
      'Cas où la garantie ne s’applique pas Le Client a suspendu ses annonces de sa propre initiative.',
      'Plafond Le prix du Mois de mesure concerné. La garantie s’ajoute aux droits',
      'avec le contrat, au plus tôt à la fin d’un Mois de mesure entier',
      '(article 20 de la loi n° 93-122 du 29 janvier 1993)',
      // Withdrawal, with the annex of article R. 221-1 word for word.
      'emploie cinq salariés au plus',
      'aucun paiement pendant les sept jours',
      'prolongé de douze mois',
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous : Commandé le (*)/reçu le (*) : Nom du (des) consommateur(s) : Adresse du (des) consommateur(s) : Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) : Date : (*) Rayez la mention inutile.',
      'Nous agissons sur ses instructions',
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
        guarantee: {
          ...guarantee,
          ...{ metric: 'présence', period: '28 jours', remedy: 'remboursé', cap: 'aucun' },
          ...{ minimumAdBudget: 'none', exclusions: [] },
        },
        futurePatients: { ...futurePatients, role: 'coresponsable', weSee: 'demande' },
      },
      supportPhone: null,
      audience: matomo,
    },
    [
      'Camille Lilas EI Forme juridique Entrepreneur individuel (EI) Adr',
      'Immatriculation Registre national des entreprises (RNE), n° 876 543',
      'TVA TVA non applicable, art. 293 B du CGI',
      'Ont accès à vos données : nous-mêmes, notre comptable pour les factures',
      'Le rendez-vous auquel s’est présenté un Nouveau patient',
      'Période de 28 jours consécutifs au cours de laquelle',
      'Le prix du Mois de mesure est remboursé.',
      'Cas où la garantie ne s’applique pas Aucun, dès lors',
      'Plafond Aucun.',
      'un accord conforme à l’article 26 du RGPD',
      'le créneau et ce que la personne écrit',
      // Matomo’s hash, with its 24 hours.
      'elle change toutes les 24 heures au plus',
      'Matomo, à l’adresse matomo.agence.fr',
      'mesure d’audience 13 mois au maximum',
      '« Ne plus compter mes visites » agit aussitôt',
    ],
    new RegExp(
      `${denied.source}|équipe|siège|hors taxes|capital social|par téléphone|le téléphone|un Budget publicitaire d’au moins`,
      'i',
    ),
  ],
  [
    'a trial of services that would ask, which claims no interest that article 82 forbids',
    {
      consent: 'none',
      noindex: true,
      legal: {
        ...legal,
        futurePatients: { ...futurePatients, role: 'responsable', healthData: 'aucune' },
      },
    },
    [
      'ce site d’essai, caché aux moteurs de recherche',
      'Nous, jusqu’à la remise de la demande',
      'rien de ce qui est traité ne révèle',
    ],
    /Gérer mes choix|votre accord|Intérêt légitime : présenter notre service/,
  ],
  [
    'all its own, counted in its log',
    { video: null, scheduling: null, audience: { provider: 'server' } },
    ['mesure d’audience 12 mois au maximum', 'de votre adresse IP, rien n’est gardé'],
    new RegExp(`${denied.source}|Matomo`),
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
  // Nothing repealed, untrue, intimidating or boastful.
  expect(words).not.toMatch(
    /aucun cookie|ce site ne dépose pas|226-13|vous vous engagez|article 6[ -]III|déclaration CNIL|\bODR\b|médiateur|vaut acceptation|décline toute|sécurité (?:garantie|absolue)|\bADELI\b|\bleads?\b|certifié CNIL|conforme (?:au RGAA|aux WCAG)|ne peut pas fuir|jamais cédées|ni échangées|sans identifiant|gclid|regarde (?:que )?(?:chez|sur le site)|[Pp]as de transfert/i,
  )
  // One name for the client in each text.
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
    /^(?:publisher\.(?:isInRneOnly|vatExemptText|hours|legalForm)|guarantee\.summary|updatedOn|confirmed\..*)$/
  const isUnknown = (key: string) => valueAt(unknown, key.split('.')) === null
  const facts = describedKeys().map((key) => key.replace('legal.', ''))
  const needed = facts.filter((key) => isUnknown(key) && !notShown.test(key))
  expect([...marked].sort()).toEqual([...needed, 'dpo.name', 'dpo.email'].sort())
  expect(html).not.toMatch(/(?:mailto|tel):[^"]*compl|\bnull\b|undefined|\[object/)
})

it('calls the owner’s own player and calendar nobody else’s', async () => {
  const folder = temporaryFolder(onTestFinished)
  const base = relative(folder, 'tests/sites/complete')
  writeFileSync(
    join(folder, 'site.yaml'),
    `base: ${base}
video: https://videos.agence-des-lilas.fr/w/bbTAvtQn2sJcVVNcmkhkwm
scheduling: https://rdv.agence-des-lilas.fr/appel`,
  )
  const { config, texts } = readOwnerSite(loadSite(folder))
  const words = Object.values(texts)
    .map(({ html }) => html.replaceAll('\u00a0', ' '))
    .join()
  expect(config.consent).toBe('none')
  expect(words).toContain('L’appel se réserve dans notre agenda, que nous tenons nous-mêmes.')
  expect(words).toContain('transmise à notre agenda dès qu’il s’affiche')
  expect(words.match(/Nous diffusons nous-mêmes la vidéo/g)).toHaveLength(4)
  expect(words).not.toMatch(/démonstration|Contenu tiers|services? extérieurs?|Gérer mes|PeerTube/)
})

it('takes every number of the business from the configuration', () => {
  for (const source of Object.values(sources)) {
    expect(source).not.toMatch(/\b(?:3|5|6|10|12|13|30)(?:\+|\s(?:ans|mois|minutes)\b)/)
  }
  expect(allWords().match(new RegExp(denied, 'gi'))).toHaveLength(3)
})
