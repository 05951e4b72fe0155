import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Changes, compile, legal, wistia } from '../../tests/compile-legal-text.ts'
import { shipped } from '../../tests/sites.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { loadSite } from '../load-site.ts'
import { readOwnerSite } from '../owner-site.ts'
import { describedKeys } from '../schema/describe-keys.ts'
import { valueAt } from '../schema/values.ts'

const titles = {
  'mentions-legales':
    'Éditeur du site · Immatriculation et TVA · Directeur de la publication · Hébergement · Nous contacter · Activité et statut professionnel · Propriété intellectuelle et crédits · Données personnelles et cookies · Liens, contenus tiers et responsabilité · Droit applicable et accessibilité',
  'politique-confidentialite':
    'Qui est responsable de vos données · Données que nous traitons · Finalités et bases légales · Informations obligatoires ou facultatives · Destinataires et sous-traitants · Transferts hors Union européenne · Durées de conservation · Cookies, vidéo et agenda en ligne · Vos droits · Votre droit d’opposition · Exercer vos droits, saisir la CNIL · Mise à jour de cette page',
  'conditions-generales':
    'Objet et champ d’application · Définitions · Accès au site · Description du service · Prise de rendez-vous · Garantie « 30+ rendez-vous par mois » · Obligations des parties · Propriété intellectuelle · Liens et services tiers · Responsabilité · Données personnelles · Cookies · Force majeure · Modification · Droit applicable et juridiction',
  'protection-donnees':
    'Responsable du traitement et registre des activités · Bases légales · Destinataires et sous-traitants · Transferts hors de l’Union européenne · Durées de conservation · Mesures de sécurité · Vos droits et leur exercice · Violation de données · Mineurs · Décision automatisée et profilage · Cookies et contenus tiers · Délégué à la protection des données · Réclamation auprès de la CNIL · Évolution du document',
}
type Name = keyof typeof titles
const names = Object.keys(titles) as Name[]

const sources = Object.fromEntries(
  names.map((name) => [name, readFileSync(`defaults/legal/${name}.md`, 'utf8')]),
) as Record<Name, string>

const compiled = new Map<string, ReturnType<typeof compile>>()
const page = (name: Name, changes: Changes = {}) => {
  const key = name + JSON.stringify(changes)
  const text = compiled.get(key) ?? compile(sources[name], changes)
  compiled.set(key, text)
  return text
}

/** What a reader reads, spaces folded. */
const wordsOf = (name: Name, changes: Changes = {}) =>
  page(name, changes)
    .html.replace(/<\/?(?:p|li|td|th|tr|dt|dd|h2|caption|div|table)[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('~', ' ')
    .replace(/\s+/g, ' ')
const allWords = (changes: Changes = {}) => names.map((name) => wordsOf(name, changes)).join('\n')

const nullify = <Group extends object>(group: Group) =>
  Object.fromEntries(Object.keys(group).map((key) => [key, null])) as Group

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
const matomo = { provider: 'matomo', url: 'https://matomo.agence.fr', siteId: 1 } as const
const server = { provider: 'server' } as const
const nobodyElse = { video: null, scheduling: null }
const trackerless = { ...wistia, noConsentSource: 'https://wistia.com/privacy' }

/** The kinds of site for which each sentence is read. */
const kinds: Record<string, Changes> = {
  'a company, whose services wait': {},
  'a sole trader, counted by Matomo': {
    legal: { ...legal, publisher: sole, prospectSources: [] },
    supportPhone: null,
    audience: matomo,
  },
  'services that load with the page': { consent: 'none', video: trackerless, scheduling: null },
  'a trial of services that would ask': { consent: 'none', noindex: true },
  'all its own, counted in its log': { ...nobodyElse, audience: server },
}

describe.each(Object.entries(kinds))('%s', (_, changes) => {
  it('has the sections of each text, in order, and nothing to complete', () => {
    for (const name of names) {
      const { sections, html } = page(name, changes)
      const found = sections.map(({ title }) => title.replaceAll('\u00a0', ' ')).join(' · ')
      expect(found).toBe(titles[name])
      expect(html).not.toMatch(/À compléter|\bnull\b|undefined|\[object|\{\{|\]\(| style=| align=/)
      expect(html.match(/<caption>/g)?.length).toBe(html.match(/<table/g)?.length)
    }
  })

  it('says nothing repealed, untrue, intimidating or boastful, and one name for the client', () => {
    expect(allWords(changes)).not.toMatch(
      /aucun cookie|ce site ne dépose pas|226-13|vous vous engagez|article 6[ -]III|déclaration CNIL|\bODR\b|médiateur|vaut acceptation|décline toute|sécurité (?:garantie|absolue)|\bADELI\b|\bleads?\b|certifié CNIL|conforme (?:au RGAA|aux WCAG)|ne peut pas fuir|jamais cédées|ni échangées|sans identifiant|gclid|regarde (?:que )?(?:chez|sur le site)|[Pp]as de transfert/i,
    )
    const terms = wordsOf('conditions-generales', changes).replace(/\(Veuillez.*?ci-dessous/, '')
    expect(terms).not.toMatch(/(?<!-)\bvous\b|\bvotre\b|\bvos\b/i)
    expect(wordsOf('politique-confidentialite', changes)).not.toMatch(/le Client/)
    // Of the two pages that keep their day of 2025, none cites anything later.
    expect(
      names.slice(0, 2).flatMap((name) => sources[name].match(/\b20(?:2[5-9]|[3-9]\d)\b/g) ?? []),
    ).toEqual([])
  })
})

it('show every unknown fact that they need, and no link made of one', () => {
  const unknown: typeof legal = {
    ...legal,
    publisher: nullify(legal.publisher),
    director: nullify(legal.director),
    host: nullify(legal.host),
    ...{ insurance: null, credits: null, dpo: null, prospectSources: null },
    privacy: { contact: null },
    transfers: nullify(legal.transfers),
    futurePatients: nullify(legal.futurePatients),
    guarantee: nullify(legal.guarantee),
  }
  const html = names.map((name) => page(name, { legal: unknown }).html).join('')
  const marked = new Set([...html.matchAll(/data-a-completer="([^"]+)"/g)].map(([, key]) => key))
  const notShown =
    /^(?:publisher\.(?:isInRneOnly|vatExemptText|hours|legalForm)|guarantee\.summary|updatedOn|confirmed\..*)$/
  const isUnknown = (key: string) => valueAt(shipped.config.legal, key.split('.')) === null
  const facts = describedKeys().map((key) => key.replace('legal.', ''))
  expect([...marked].sort()).toEqual(
    [
      ...facts.filter((key) => isUnknown(key) && !notShown.test(key)),
      ...['dpo.name', 'dpo.email'],
    ].sort(),
  )
  expect(html).not.toMatch(/(?:mailto|tel):[^"]*compl/)
  expect(html).not.toMatch(/\bnull\b|undefined|\[object/)
})

it('asks a company for its form and its capital, and a sole trader for neither', () => {
  const show = (publisher: Partial<typeof sole>) =>
    wordsOf('mentions-legales', { legal: { ...legal, publisher: { ...sole, ...publisher } } })
  expect(show({ isSoleTrader: false })).toContain(
    'Forme juridique [À compléter : forme juridique] Capital social [À compléter : capital social]',
  )
  expect(show({})).toContain('Camille Lilas EI Forme juridique Entrepreneur individuel (EI) Adr')
  expect(show({})).toContain('Immatriculation Registre national des entreprises (RNE), n° 876 543')
  expect(show({})).toContain('TVA TVA non applicable, art. 293 B du CGI')
  const words = allWords(kinds['a sole trader, counted by Matomo'])
  expect(words).not.toMatch(/équipe|siège|hors taxes|capital social|par téléphone|le téléphone/i)
  expect(words).toContain('Ont accès à vos données : nous-mêmes, notre comptable pour les factures')
  expect(allWords()).toContain('Ont accès à vos données : les personnes de notre équipe qui')
})

const { guarantee } = legal
const vimeo = {
  ...wistia,
  name: 'Vimeo',
  company: 'Vimeo.com, Inc.',
  purposes: 'diffusion et statistiques de lecture',
  trackers: [{ name: 'vuid', duration: '2 ans' }],
}
const denied = /ne mesure pas son audience|aucun outil de mesure|ne mesurent pas leur audience/i

it.each<[promise: string, Changes, says: string[], never?: RegExp]>([
  [
    'each number is the configuration’s, and durations agree everywhere',
    {},
    [
      'Au moins 30 Rendez-vous Patients',
      'Entretien de 30 minutes',
      '3 ans après le dernier contact',
      '5 ans après la fin du contrat',
      '10 ans à compter de la clôture de l’exercice',
      'journaux techniques de l’hébergeur 12 mois au maximum',
      'visite 13 mois au maximum ; jointe à votre réservation ou à votre e-mail, 3 ans après',
      'Choix gardé 6 mois ; traceurs : durée fixée par chaque service',
      'Nous répondons sous un mois',
    ],
  ],
  [
    'a service says its company, purposes and trackers, as far as it publishes them',
    { video: vimeo },
    [
      'Vimeo (Vimeo.com, Inc.) Lire la vidéo diffusion et statistiques de lecture vuid : 2 ans',
      'Non publié : voir la politique de confidentialité de Réservio',
    ],
  ],
  [
    'services wait, and watching elsewhere is no way round them',
    {},
    [
      'Aucun service extérieur n’est appelé avant que vous le demandiez.',
      'Sans son accord, la vidéo ne se regarde pas sur la page d’accueil.',
    ],
  ],
  [
    'services that load unasked say that they keep nothing',
    kinds['services that load with the page'] ?? {},
    ['ces services disent ne déposer aucun traceur'],
    /Gérer mes choix|votre accord/,
  ],
  [
    'a trial claims no interest that article 82 forbids',
    kinds['a trial of services that would ask'] ?? {},
    ['ce site d’essai, caché aux moteurs de recherche'],
    /Gérer mes choix|votre accord|Intérêt légitime : présenter notre service/,
  ],
  [
    'the guarantee says what is counted, when, and what is due',
    {},
    [
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
      'emploie cinq salariés au plus',
      'aucun paiement pendant les sept jours',
      'prolongé de douze mois',
      // The annex of article R. 221-1, word for word.
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous : Commandé le (*)/reçu le (*) : Nom du (des) consommateur(s) : Adresse du (des) consommateur(s) : Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) : Date : (*) Rayez la mention inutile.',
    ],
    /Nouveau client|commerçants/,
  ],
  [
    'the guarantee follows the owner’s other choices',
    {
      legal: {
        ...legal,
        guarantee: {
          ...guarantee,
          ...{ metric: 'présence', period: '28 jours', remedy: 'remboursé', cap: 'aucun' },
          ...{ minimumAdBudget: 'none', exclusions: [] },
        },
      },
    },
    [
      'Le rendez-vous auquel s’est présenté un Nouveau patient',
      'Période de 28 jours consécutifs au cours de laquelle',
      'Le prix du Mois de mesure est remboursé.',
      'Cas où la garantie ne s’applique pas Aucun, dès lors',
      'Plafond Aucun.',
    ],
    /un Budget publicitaire d’au moins/,
  ],
  ...(
    [
      [{}, 'Nous agissons sur ses instructions'],
      [{ role: 'coresponsable' }, 'un accord conforme à l’article 26 du RGPD'],
      [{ role: 'responsable' }, 'Nous, jusqu’à la remise de la demande'],
      [{ weSee: 'demande' }, 'le créneau et ce que la personne écrit'],
      [{ healthData: 'aucune' }, 'rien de ce qui est traité ne révèle'],
    ] as const
  ).map(([answer, sentence]): [string, Changes, string[]] => [
    `future patients are told the owner’s answers: ${JSON.stringify(answer)}`,
    { legal: { ...legal, futurePatients: { ...legal.futurePatients, ...answer } } },
    [sentence],
  ]),
  [
    'Matomo’s hash is said, with its 24 hours',
    { audience: matomo },
    [
      'elle change toutes les 24 heures au plus',
      'Matomo, à l’adresse matomo.agence.fr',
      'mesure d’audience 13 mois au maximum',
      '« Ne plus compter mes visites » agit aussitôt',
    ],
    denied,
  ],
  [
    'a log is counted for as long as it is kept',
    { audience: server },
    ['mesure d’audience 12 mois au maximum', '« Ne plus compter mes visites » agit aussitôt'],
    new RegExp(`${denied.source}|Matomo`),
  ],
])('%s', (_, changes, says, never) => {
  const words = allWords(changes)
  for (const sentence of says) expect(words).toContain(sentence)
  if (never) expect(words).not.toMatch(never)
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
  const { config, texts } = await readOwnerSite(loadSite(folder))
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
