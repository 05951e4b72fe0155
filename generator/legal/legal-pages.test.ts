import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guaranteePath } from '../../src/legal/guarantee-path.ts'
import { bookings, type Changes, compile, legal, wistia } from '../../tests/compile-legal-text.ts'
import { shipped } from '../../tests/sites.ts'
import { describedKeys } from '../schema/describe-keys.ts'
import { valueAt } from '../schema/values.ts'

const names = [
  'mentions-legales',
  'politique-confidentialite',
  'conditions-generales',
  'protection-donnees',
] as const

type Name = (typeof names)[number]

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

const unknown: typeof legal = {
  ...legal,
  publisher: nullify(legal.publisher),
  director: nullify(legal.director),
  host: nullify(legal.host),
  insurance: null,
  credits: null,
  privacy: { contact: null },
  dpo: null,
  transfers: nullify(legal.transfers),
  guarantee: nullify(legal.guarantee),
}

describe('the four pages', () => {
  it.each<[Name, string, string[]]>([
    [
      'mentions-legales',
      'Mentions légales',
      [
        'Éditeur du site',
        'Immatriculation et TVA',
        'Directeur de la publication',
        'Hébergement',
        'Nous contacter',
        'Activité et statut professionnel',
        'Propriété intellectuelle et crédits',
        'Données personnelles et cookies',
        'Liens, contenus tiers et responsabilité',
        'Droit applicable et accessibilité',
      ],
    ],
    [
      'politique-confidentialite',
      'Politique de confidentialité',
      [
        'Qui est responsable de vos données',
        'Données que nous traitons',
        'Finalités et bases légales',
        'Informations obligatoires ou facultatives',
        'Destinataires et sous-traitants',
        'Transferts hors Union européenne',
        'Durées de conservation',
        'Cookies, vidéo et agenda en ligne',
        'Vos droits',
        'Votre droit d’opposition',
        'Exercer vos droits, saisir la CNIL',
        'Mise à jour de cette page',
      ],
    ],
    [
      'conditions-generales',
      'Conditions générales d’utilisation',
      [
        'Objet et champ d’application',
        'Définitions',
        'Accès au site',
        'Description du service',
        'Prise de rendez-vous',
        'Garantie « 30+ rendez-vous par mois »',
        'Obligations des parties',
        'Propriété intellectuelle',
        'Liens et services tiers',
        'Responsabilité',
        'Données personnelles',
        'Cookies',
        'Force majeure',
        'Modification',
        'Droit applicable et juridiction',
      ],
    ],
    [
      'protection-donnees',
      'Protection des données',
      [
        'Responsable du traitement et registre des activités',
        'Bases légales',
        'Destinataires et sous-traitants',
        'Transferts hors de l’Union européenne',
        'Durées de conservation',
        'Mesures de sécurité',
        'Vos droits et leur exercice',
        'Violation de données',
        'Mineurs',
        'Décision automatisée et profilage',
        'Cookies et contenus tiers',
        'Délégué à la protection des données',
        'Réclamation auprès de la CNIL',
        'Évolution du document',
      ],
    ],
  ])('%s has its title and its sections, in order', (name, title, titles) => {
    const text = page(name)
    expect(text.title).toBe(title)
    expect(text.sections.map((section) => section.title.replaceAll('\u00a0', ' '))).toEqual(titles)
  })

  it('show nothing to complete once every fact is known', () => {
    for (const name of names) expect(page(name).html).not.toContain('compléter')
  })

  it('show every unknown fact that they need, and no link made of one', () => {
    const pages = names.map((name) => page(name, { legal: unknown }))
    const html = pages.map((text) => text.html).join('')
    const marked = new Set([...html.matchAll(/data-a-completer="([^"]+)"/g)].map(([, key]) => key))
    const optional = [
      'publisher.isInRneOnly',
      'publisher.vatExemptText',
      'publisher.hours',
      'guarantee.summary',
      // Asked for once the owner has said that it is a company.
      'publisher.legalForm',
      // The page keeps its original date.
      'updatedOn',
      // Its service is in France.
      'transfers.scheduling',
      // Asked for once the host's country is known.
      'transfers.host',
    ]
    const facts = describedKeys().map((key) => key.replace('legal.', ''))
    const isUnknown = (key: string) => valueAt(shipped.config.legal, key.split('.')) === null
    expect([...marked].sort()).toEqual(
      [
        ...facts.filter((key) => isUnknown(key) && !optional.includes(key)),
        'dpo.name',
        'dpo.email',
      ].sort(),
    )
    expect(html).not.toMatch(/(?:mailto|tel):[^"]*compl/)
    expect(html).not.toMatch(/null|undefined|\[object/)
  })

  it('ask a company for its form and its capital, and a sole trader for neither', () => {
    const publisher = { ...legal.publisher, legalForm: null, shareCapital: null }
    const show = (isSoleTrader: boolean) =>
      wordsOf('mentions-legales', {
        legal: { ...legal, publisher: { ...publisher, isSoleTrader } },
      })
    expect(show(false)).toContain(
      'Forme juridique [À compléter : forme juridique] Capital social [À compléter : capital social]',
    )
    expect(show(true)).toContain('Agence des Lilas EI Forme juridique Entrepreneur individuel (EI)')
    expect(show(true)).not.toContain('compléter')
  })

  it('show the RNE and the VAT exemption of those who have them', () => {
    const publisher = {
      ...legal.publisher,
      rcsCity: null,
      isInRneOnly: true,
      vatNumber: null,
      vatExemptText: 'TVA non applicable, art. 293 B du CGI',
    }
    const words = wordsOf('mentions-legales', { legal: { ...legal, publisher } })
    expect(words).toContain('RNE Immatriculation n° 876 543 216')
    expect(words).toContain('TVA TVA non applicable, art. 293 B du CGI')
    expect(words).not.toContain('RCS')
  })

  it('link to one another and to sections that exist', () => {
    const pages = names.map((name) => page(name))
    const anchors = new Set(
      pages.flatMap(({ sections }, index) => [
        `/${names[index]}`,
        ...sections.map(({ id }) => `/${names[index]}#${id}`),
      ]),
    )
    expect(anchors).toContain(guaranteePath)
    for (const [index, { html }] of pages.entries()) {
      const links = [...html.matchAll(/href="((?:\/|#)[^"]*)"/g)]
        .map(([, href = '']) => (href.startsWith('#') ? `/${names[index]}${href}` : href))
        .filter((href) => !href.startsWith('/polices/'))
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) expect(anchors).toContain(link)
    }
  })

  it('give each table a caption', () => {
    for (const name of names) {
      const { html } = page(name)
      expect(html.match(/<caption>/g)?.length).toBe(html.match(/<table/g)?.length)
    }
  })

  it('carry no style attribute, which the security policy would refuse', () => {
    for (const name of names) expect(page(name).html).not.toMatch(/ style=| align=/)
  })
})

describe('numbers of the business', () => {
  const { retention } = legal
  const { promise, call, consentMonths } = shipped.config
  it.each<[Name, string]>([
    ['conditions-generales', `au moins ${promise.appointmentsPerMonth} Rendez-vous Patients`],
    ['conditions-generales', `Entretien de ${call.minutes} minutes`],
    ['politique-confidentialite', `${retention.contactYears} ans après le dernier contact`],
    ['politique-confidentialite', `${retention.contractYears} ans après la fin du contrat`],
    [
      'politique-confidentialite',
      `Facturation ${retention.billingYears} ans à compter de la clôture de l’exercice`,
    ],
    ['politique-confidentialite', `${retention.logMonths} mois au maximum`],
    ['protection-donnees', `${retention.logMonths} mois au maximum`],
    ['politique-confidentialite', `${retention.browsingMonths} mois au maximum`],
    ['politique-confidentialite', `${retention.rightsRequestYears} ans, à titre de preuve`],
    ['politique-confidentialite', 'répondons en un mois au plus'],
    ['protection-donnees', `${retention.contactYears} ans après le dernier contact`],
    ['protection-donnees', `${retention.contractYears} ans après la fin du contrat`],
    ['protection-donnees', `${retention.billingYears} ans`],
    ['protection-donnees', `${retention.browsingMonths} mois au maximum`],
    ['protection-donnees', `${retention.rightsRequestYears} ans, à titre de preuve`],
    ['protection-donnees', 'La réponse vient en un mois au plus'],
  ])('%s says « %s »', (name, sentence) => {
    expect(wordsOf(name).toLowerCase()).toContain(sentence.toLowerCase())
  })

  it('are written nowhere but in the configuration', () => {
    // 15 years of age and the CNIL’s 72 hours are the law’s.
    const numbers = [
      ...Object.values(retention),
      ...[promise.appointmentsPerMonth, call.minutes, consentMonths],
    ].join('|')
    const pattern = new RegExp(
      `\\b(?:${numbers})(?:\\+|\\s(?:ans|mois|minutes|rendez-vous)\\b)`,
      'gi',
    )
    for (const [name, source] of Object.entries(sources)) {
      expect([name, source.match(pattern)]).toEqual([name, null])
    }
  })
})

describe('whoever publishes', () => {
  const publisher = {
    ...legal.publisher,
    name: 'Camille Lilas',
    isSoleTrader: true,
    rcsCity: null,
    isInRneOnly: true,
    vatNumber: null,
    vatExemptText: 'TVA non applicable, art. 293 B du CGI',
  }

  it('is not a team, has no registered office and no telephone that nobody gave', () => {
    const words = allWords({ legal: { ...legal, publisher }, supportPhone: null })
    expect(words).not.toMatch(/équipe|notre comptable|siège|hors taxes|capital social/i)
    expect(words).not.toMatch(/par téléphone|un téléphone|le téléphone/)
    expect(words).toContain('Vos données sont lues par nous, par qui tient notre comptabilité')
  })

  it('is a company, with its people and its telephone', () => {
    const words = allWords({ supportPhone: '01 99 00 00 12' })
    expect(words).toContain('Vos données sont lues par les personnes de notre équipe')
    expect(words).toContain('ou, sans passer par ce service, par e-mail ou par téléphone.')
  })
})

describe('patients', () => {
  it('are spoken of where the guarantee counts them, and left out of the site’s own register', () => {
    expect(wordsOf('conditions-generales')).toContain(
      'Nous les traitons pour le compte du Client, qui en est responsable, selon un contrat conforme à l’article 28 du RGPD, signé avant tout traitement.',
    )
    expect(wordsOf('conditions-generales')).toContain(
      'Le décompte des Rendez-vous Patients nous parvient sans nom.',
    )
    expect(wordsOf('protection-donnees')).toContain('un registre à part (article 30, § 2)')
  })
})

describe('recipients and origins', () => {
  const company = {
    name: 'Courriel SAS',
    address: '1 rue A, Paris',
    phone: null,
    purpose: 'messagerie',
    country: 'États-Unis',
    transfer: 'dpf' as const,
  }

  it('name mail, working tools and every company that keeps data, on both pages', () => {
    for (const name of ['politique-confidentialite', 'protection-donnees'] as const) {
      const words = wordsOf(name, { legal: { ...legal, dataStorage: [company] } })
      expect(words.toLowerCase()).toContain('outils de travail')
      expect(words).toContain('Courriel SAS, 1 rue A, Paris')
      expect(words).toMatch(/Courriel SAS,? États-Unis Décision d’adéquation \(UE\) 2023\/1795/)
    }
  })

  it('say when the campaign leaves, why it is read and how long it is kept', () => {
    const words = wordsOf('politique-confidentialite')
    expect(words).toContain(
      'transmise à Réservio dès que l’agenda s’affiche ou s’ouvre, que vous réserviez ou non',
    )
    expect(words).toContain(
      'Intérêt légitime : connaître l’effet de nos campagnes (article 6, § 1, f)',
    )
    expect(words).toContain('Navigation : origine de votre visite 13 mois au maximum')
  })
})

describe('services of other companies', () => {
  const noThirdParty = { video: null, scheduling: null }

  it('are called on request: the texts say so and name « Gérer mes choix »', () => {
    const words = allWords()
    expect(words).toContain('Aucun service extérieur n’est appelé avant que vous le demandiez.')
    expect(words).toContain('« Gérer mes choix »')
    expect(words).toContain('« Autoriser pendant 6 mois » est gardé ce temps-là')
    expect(words).toContain(
      'Votre consentement (article 6, § 1, a, et article 82 de la loi n° 78-17)',
    )
    expect(words).toContain('Wistia')
    expect(words).toContain('Réservio')
    expect(words).not.toContain('Quand vous ouvrez la page d’accueil')
    expect(words).not.toContain('démonstration')
  })

  it('are called with the page: the texts say what loads, and promise no choice', () => {
    const words = allWords({ consent: 'none' })
    expect(words).toContain(
      'Quand vous ouvrez la page d’accueil, votre navigateur appelle les services',
    )
    expect(words).toContain('À l’ouverture de la page d’accueil')
    expect(words).not.toMatch(
      /Gérer mes choix|Autoriser pendant|consentement \(article 6|avant votre accord/i,
    )
  })

  it.each(['none', 'contextual'] as const)('are none: the texts say so (%s)', (consent) => {
    const words = allWords({ ...noThirdParty, consent })
    expect(words).toContain('aucune autre entreprise n’est appelée par votre navigateur')
    expect(words).toContain('L’agenda affiché est une démonstration')
    expect(words).not.toMatch(
      /Gérer mes choix|Autoriser pendant|service extérieur|services extérieurs|Wistia/i,
    )
  })

  it('may be one of the two', () => {
    const words = allWords({ scheduling: null })
    expect(words).toContain('La vidéo de la page d’accueil est hébergée par Wistia (États-Unis).')
    expect(words).toContain('L’agenda de la page d’accueil est une démonstration')
    expect(words).not.toContain('Réservio')
  })

  it('change in every text with the configuration', () => {
    const words = allWords({ video: { ...wistia, name: 'Lumio', country: 'Suisse' } })
    expect(words.match(/Lumio/g)?.length).toBe(allWords().match(/Wistia/g)?.length)
    expect(words).toContain('Lumio (Suisse)')
    expect(words).not.toContain('Wistia')
  })
})

describe('the guarantee', () => {
  it('says what is counted, when, what is due and what stays due', () => {
    const words = wordsOf('conditions-generales')
    for (const sentence of [
      'Au moins 30 Rendez-vous Patients par Mois de mesure.',
      'à condition que la personne n’ait jamais consulté le Client et qu’elle soit venue par nos annonces ou nos pages. Une même personne compte une seule fois : ni le suivi des patients du Client, ni les rendez-vous obtenus sans nous ne comptent.',
      'Rendez-vous auquel le patient ne vient pas Il ne compte pas.',
      'Rendez-vous annulé ou reporté Annulé avant sa date, par le patient ou par le Client, il ne compte pas. Reporté, il compte une fois, à sa nouvelle date.',
      'Demande que le Client refuse Elle ne compte pas. Ce refus est libre et n’a pas à être motivé : il n’écarte pas la garantie.',
      'Condition non remplie Elle n’écarte la garantie que si elle a empêché d’atteindre le seuil, ce qu’il nous revient de montrer.',
      'Mois déjà payé Ce qui n’est pas dû est remboursé dans les 14 jours qui suivent le compte rendu mensuel.',
      'Le premier Mois de mesure commence le lendemain de la mise en ligne des annonces',
      'Au moins 40 créneaux ouverts par Mois de mesure',
      'une réponse aux demandes sous un jour ouvré',
      'un Budget publicitaire d’au moins 600 € par mois',
      'dans les 15 jours qui suivent le compte rendu mensuel',
      'Aucun Nouveau patient Si aucun Nouveau patient n’est venu à un Rendez-vous Patient, nous ne sommes pas payés pour ce Mois de mesure.',
      'Moins de 30 Rendez-vous Patients Le mois n’est pas facturé.',
      'Ce qui reste dû dans ces deux cas Le Budget publicitaire déjà dépensé reste à la charge du Client.',
      'La garantie ne s’applique pas si Le Client a suspendu ses annonces de sa propre initiative.',
      'Plafond Le prix du mois concerné.',
    ]) {
      expect(words).toContain(sentence)
    }
  })

  it('follows the owner’s other choices', () => {
    const guarantee = {
      ...legal.guarantee,
      countsNoShows: true,
      minimumAdBudget: 'none',
      stillDue: 'none',
      exclusions: [],
      cap: 'none',
    }
    const words = wordsOf('conditions-generales', { legal: { ...legal, guarantee } })
    expect(words).toContain(
      'Rendez-vous auquel le patient ne vient pas Il compte comme Rendez-vous Patient.',
    )
    expect(words).toContain('Ce qui reste dû dans ces deux cas Rien.')
    expect(words).toContain('Exclusions Aucune')
    expect(words).toContain('Plafond Aucun.')
    expect(words).not.toContain('un Budget publicitaire d’au moins')
  })

  it('calls new patients by one name, and says what the home page means by « clients »', () => {
    const words = wordsOf('conditions-generales')
    expect(words).toContain(
      'Nouveau patient Personne qui n’a jamais consulté le Client auparavant. C’est le sens des mots « nouveaux clients » sur la page d’accueil.',
    )
    expect(words).not.toMatch(/Nouveau client/)
  })

  it('buys ad space for the client alone, who gets the invoice (loi n° 93-122, article 20)', () => {
    expect(wordsOf('conditions-generales')).toContain(
      'Nous achetons l’espace publicitaire pour son compte, en vertu d’un mandat écrit, et le vendeur d’espace lui adresse directement sa facture (article 20 de la loi n° 93-122 du 29 janvier 1993).',
    )
  })

  it('lets small practices withdraw, with the form to do so (C. conso., L. 221-3)', () => {
    const words = wordsOf('conditions-generales')
    expect(words).toContain('Si vous employez cinq personnes au plus')
    expect(words).toContain('vous avez 14 jours à compter de la signature pour y renoncer')
    expect(words).toContain(
      'Destinataire : Agence des Lilas, 3 place des Lilas, 69003 Lyon, contact@agence-des-lilas.fr',
    )
  })

  it('leaves whoever is no trader before their own courts', () => {
    const words = wordsOf('conditions-generales')
    expect(words).toContain('les tribunaux compétents sont ceux que désigne le droit commun.')
    expect(words).not.toContain('commerçants')
  })
})

describe('what must not be written', () => {
  it('repealed or closed things, unkept promises, intimidation', () => {
    const words = [
      allWords(),
      allWords({ consent: 'none' }),
      allWords({ video: null, scheduling: null }),
    ].join('\n')
    expect(words).toContain('Nos pages ne déposent pas de cookie')
    for (const mistake of [
      /aucun cookie/i,
      /ce site ne dépose pas/i,
      /226-13/,
      /réglages les plus discrets|réglés au plus discret/,
      /ne nous y obligeant pas/,
      /vous vous engagez/i,
      /si l’entreprise y est inscrite/,
      /article 6, \d/,
      /article 6[ -]III/i,
      /déclaration CNIL/i,
      /\bODR\b|règlement en ligne des litiges/i,
      /médiateur/i,
      /vaut acceptation/i,
      /décline toute responsabilité/i,
      /sécurité (?:garantie|absolue)/i,
      /\bADELI\b/,
      /\bleads?\b/i,
      /certifié CNIL/i,
      /conforme (?:au RGAA|aux WCAG)/i,
    ]) {
      expect(words).not.toMatch(mistake)
    }
  })

  it.each(['mentions-legales', 'politique-confidentialite'] as const)(
    '%s cites nothing later than its date, 13/07/2025',
    (name) => {
      const dates = [...sources[name].matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year))
      expect(Math.max(0, ...dates)).toBeLessThan(2025)
      expect(wordsOf(name)).not.toMatch(/Latombe|T-553|C-703|2025-/)
    },
  )

  it('« rendez-vous » alone in the articles that bind: it would mean two things', () => {
    const [, , , , , guarantee = ''] = sources['conditions-generales'].split(/^## /m).slice(1)
    const bare = guarantee
      .replace(/^Rendez-vous (?:annulé|auquel)|les rendez-vous obtenus sans nous/gm, '')
      .replace(/Rendez-vous Patients?/g, '')
      .replace(/\+ rendez-vous par mois|#garantie\S*/g, '')
      .match(/(?<!un )rendez-vous(?! auquel)/gi)
    expect(bare?.length ?? 0).toBe(0)
  })
})

it('keeps a service of one’s own country inside the Union', () => {
  expect(wordsOf('protection-donnees', { scheduling: bookings })).toContain(
    'Réservio France Pas de transfert prévu hors de l’Espace économique européen',
  )
})

describe('the measure of audience', () => {
  const matomo = { provider: 'matomo', url: 'https://matomo.agence.fr', siteId: 1 } as const
  const server = { provider: 'server' } as const

  it('is denied only where nobody counts', () => {
    const denied = /ni mesure d’audience|aucun outil de mesure|ne mesurent pas leur audience/i
    for (const name of [
      'mentions-legales',
      'politique-confidentialite',
      'protection-donnees',
    ] as const) {
      expect(wordsOf(name)).toMatch(denied)
      expect(wordsOf(name)).not.toMatch(/Gérer mes choix » permet de s’y opposer|compté/)
      for (const audience of [matomo, server])
        expect(wordsOf(name, { audience })).not.toMatch(denied)
    }
  })

  it.each([
    ['matomo', matomo, '13~mois'],
    ['server', server, '12~mois'],
  ])(
    'is told with its purpose, its recipient, its duration and the way to object: %s',
    (_, audience, months) => {
      const policy = wordsOf('politique-confidentialite', { audience })
      expect(policy).toContain('Ne plus compter mes visites')
      expect(policy).toContain('Global Privacy Control')
      for (const text of [policy, wordsOf('protection-donnees', { audience })]) {
        expect(text).toContain('Mesure d’audience')
        expect(text.includes('matomo.agence.fr')).toBe(audience === matomo)
        expect(text).toMatch(
          new RegExp(`mesure d’audience (?:${months.replace('~', '.')}) au maximum`),
        )
      }
      expect(page('politique-confidentialite', { audience }).sections).toHaveLength(12)
      expect(page('protection-donnees', { audience }).sections).toHaveLength(14)
    },
  )
})
