import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { legalFactTable } from '../../src/config/legal-fact-table.ts'
import * as constants from '../../src/constants.ts'
import { guaranteePath } from '../../src/legal/guarantee-path.ts'
import { bookings, compile, completeContext, wistia } from './compile-for-test.ts'
import type { LegalContext } from './legal-context.ts'

const names = [
  'mentions-legales',
  'politique-confidentialite',
  'conditions-generales',
  'protection-donnees',
] as const

type Name = (typeof names)[number]

const sources = Object.fromEntries(
  names.map((name) => [name, readFileSync(`content/legal/${name}.mdx`, 'utf8')]),
) as Record<Name, string>

const { legal } = completeContext

const compiled = new Map<string, ReturnType<typeof compile>>()
const page = (name: Name, changes: Partial<LegalContext> = {}) => {
  const key = name + JSON.stringify(changes)
  const text = compiled.get(key) ?? compile(sources[name], changes)
  compiled.set(key, text)
  return text
}

/** What a reader reads, spaces folded. */
const wordsOf = async (name: Name, changes: Partial<LegalContext> = {}) =>
  (await page(name, changes)).html
    .replace(/<\/?(?:p|li|td|th|tr|dt|dd|h2|caption|div|table)[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('~', ' ')
    .replace(/\s+/g, ' ')

const allWords = async (changes: Partial<LegalContext> = {}) =>
  (await Promise.all(names.map((name) => wordsOf(name, changes)))).join('\n')

const nullify = <Group extends object>(group: Group) =>
  Object.fromEntries(Object.keys(group).map((key) => [key, null])) as Group

const unknown: LegalContext['legal'] = {
  ...legal,
  publisher: nullify(legal.publisher),
  director: nullify(legal.director),
  host: nullify(legal.host),
  insurance: null,
  credits: null,
  privacy: { contact: null },
  dpo: null,
  transfers: { checkedAt: null },
  guarantee: nullify(legal.guarantee),
  jurisdiction: { city: null },
  updatedOn: null,
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
  ])('%s has its title and its sections, in order', async (name, title, titles) => {
    const text = await page(name)
    expect(text.title).toBe(title)
    expect(text.sections.map((section) => section.title.replaceAll('\u00a0', ' '))).toEqual(titles)
  })

  it('show nothing to complete once every fact is known', async () => {
    for (const name of names) expect((await page(name)).html).not.toContain('compléter')
  })

  it('show every unknown fact that they need, and no link made of one', async () => {
    const pages = await Promise.all(names.map((name) => page(name, { legal: unknown })))
    const html = pages.map((text) => text.html).join('')
    const marked = new Set([...html.matchAll(/data-a-completer="([^"]+)"/g)].map(([, key]) => key))
    const optional = [
      'publisher.isInRneOnly',
      'publisher.vatExemptText',
      'publisher.hours',
      'guarantee.summary',
      // Asked for once the owner has said that it is a company.
      'publisher.legalForm',
    ]
    expect([...marked].sort()).toEqual(
      [
        ...Object.keys(legalFactTable).filter((key) => !optional.includes(key)),
        'credits',
        'dpo.name',
        'dpo.email',
        'guarantee.exclusions',
      ].sort(),
    )
    expect(html).not.toMatch(/(?:mailto|tel):[^"]*compl/)
    expect(html).not.toMatch(/null|undefined|\[object/)
  })

  it('ask a company for its form and its capital, and a sole trader for neither', async () => {
    const publisher = { ...legal.publisher, legalForm: null, shareCapital: null }
    const show = (isSoleTrader: boolean) =>
      wordsOf('mentions-legales', {
        legal: { ...legal, publisher: { ...publisher, isSoleTrader } },
      })
    expect(await show(false)).toContain(
      'Forme juridique [À compléter : forme juridique] Capital social [À compléter : capital social]',
    )
    expect(await show(true)).toContain(
      'Agence des Lilas EI Forme juridique Entrepreneur individuel (EI)',
    )
    expect(await show(true)).not.toContain('compléter')
  })

  it('show the RNE and the VAT exemption of those who have them', async () => {
    const publisher = {
      ...legal.publisher,
      rcsCity: null,
      isInRneOnly: true,
      vatNumber: null,
      vatExemptText: 'TVA non applicable, art. 293 B du CGI',
    }
    const words = await wordsOf('mentions-legales', { legal: { ...legal, publisher } })
    expect(words).toContain('RNE Immatriculation n° 876 543 216')
    expect(words).toContain('TVA TVA non applicable, art. 293 B du CGI')
    expect(words).not.toContain('RCS')
  })

  it('link to one another and to sections that exist', async () => {
    const pages = await Promise.all(names.map((name) => page(name)))
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

  it('give each table a caption', async () => {
    for (const name of names) {
      const { html } = await page(name)
      expect(html.match(/<caption>/g)?.length).toBe(html.match(/<table/g)?.length)
    }
  })

  it('carry no style attribute, which the security policy would refuse', async () => {
    for (const name of names) expect((await page(name)).html).not.toMatch(/ style=| align=/)
  })
})

describe('numbers of the business', () => {
  const { retention } = constants
  it.each<[Name, string]>([
    ['conditions-generales', `au moins ${constants.appointmentsPerMonth} Rendez-vous Patients`],
    ['conditions-generales', `Entretien de ${constants.callMinutes} minutes`],
    ['politique-confidentialite', `${retention.contactYears} ans après le dernier contact`],
    ['politique-confidentialite', `${retention.contractYears} ans après la fin du contrat`],
    ['politique-confidentialite', `Facturation ${retention.billingYears} ans`],
    ['politique-confidentialite', `${retention.browsingMonths} mois au maximum`],
    ['politique-confidentialite', `${retention.rightsRequestYears} ans, à titre de preuve`],
    ['politique-confidentialite', 'répondons en un mois au plus'],
    ['protection-donnees', `${retention.contactYears} ans après le dernier contact`],
    ['protection-donnees', `${retention.contractYears} ans après la fin du contrat`],
    ['protection-donnees', `${retention.billingYears} ans`],
    ['protection-donnees', `${retention.browsingMonths} mois au maximum`],
    ['protection-donnees', `${retention.rightsRequestYears} ans, à titre de preuve`],
    ['protection-donnees', 'La réponse vient en un mois au plus'],
  ])('%s says « %s »', async (name, sentence) => {
    expect((await wordsOf(name)).toLowerCase()).toContain(sentence.toLowerCase())
  })

  it('are written nowhere but in the constants', () => {
    // 15 years of age and the CNIL’s 72 hours are the law’s.
    const numbers = [
      ...Object.values(retention),
      ...[constants.appointmentsPerMonth, constants.callMinutes, constants.consentMonths],
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

describe('services of other companies', () => {
  const noThirdParty = { video: null, scheduling: null }

  it('are called on request: the texts say so and name « Gérer mes choix »', async () => {
    const words = await allWords()
    expect(words).toContain('Aucun service extérieur n’est appelé avant que vous le demandiez.')
    expect(words).toContain('« Gérer mes choix »')
    expect(words).toContain('« Toujours autoriser » est gardé 6 mois')
    expect(words).toContain(
      'Votre consentement (article 6, 1, a, et article 82 de la loi n° 78-17)',
    )
    expect(words).toContain('Wistia')
    expect(words).toContain('Réservio')
    expect(words).not.toContain('Quand vous ouvrez la page d’accueil')
    expect(words).not.toContain('démonstration')
  })

  it('are called with the page: the texts say what loads, and promise no choice', async () => {
    const words = await allWords({ consent: 'none' })
    expect(words).toContain(
      'Quand vous ouvrez la page d’accueil, votre navigateur appelle les services',
    )
    expect(words).toContain('À l’ouverture de la page d’accueil')
    expect(words).not.toMatch(
      /Gérer mes choix|Toujours autoriser|consentement \(article 6|avant votre accord/i,
    )
  })

  it.each(['none', 'contextual'] as const)('are none: the texts say so (%s)', async (consent) => {
    const words = await allWords({ ...noThirdParty, consent })
    expect(words).toContain('aucune autre entreprise n’est appelée par votre navigateur')
    expect(words).toContain('L’agenda affiché est une démonstration')
    expect(words).not.toMatch(
      /Gérer mes choix|Toujours autoriser|service extérieur|services extérieurs|Wistia/i,
    )
  })

  it('may be one of the two', async () => {
    const words = await allWords({ scheduling: null })
    expect(words).toContain('La vidéo de la page d’accueil est hébergée par Wistia (États-Unis).')
    expect(words).toContain('L’agenda de la page d’accueil est une démonstration')
    expect(words).not.toContain('Réservio')
  })

  it('change in every text with the configuration', async () => {
    const words = await allWords({ video: { ...wistia, name: 'Lumio', country: 'Suisse' } })
    expect(words.match(/Lumio/g)?.length).toBe((await allWords()).match(/Wistia/g)?.length)
    expect(words).toContain('Lumio (Suisse)')
    expect(words).not.toContain('Wistia')
  })
})

describe('the guarantee', () => {
  it('says what is counted, when, what is due and what stays due', async () => {
    const words = await wordsOf('conditions-generales')
    for (const sentence of [
      'Au moins 30 Rendez-vous Patients par Mois de mesure.',
      'Un rendez-vous auquel le patient ne vient pas ne compte pas.',
      'Le premier Mois de mesure commence le lendemain de la mise en ligne des annonces',
      'Au moins 40 créneaux ouverts par Mois de mesure',
      'une réponse aux demandes sous un jour ouvré',
      'un Budget publicitaire d’au moins 600 € par mois',
      'dans les 15 jours qui suivent le compte rendu mensuel',
      'Aucun Nouveau client Nous ne sommes pas payés pour ce Mois de mesure.',
      'Moins de 30 Rendez-vous Patients Le mois n’est pas facturé.',
      'Ce qui reste dû dans ces deux cas Le Budget publicitaire déjà dépensé reste à la charge du Client.',
      'La garantie ne s’applique pas si Le Client a suspendu ses annonces de sa propre initiative.',
      'Plafond Le prix hors taxes du mois concerné.',
    ]) {
      expect(words).toContain(sentence)
    }
  })

  it('follows the owner’s other choices', async () => {
    const guarantee = {
      ...legal.guarantee,
      countsNoShows: true,
      adBudgetPaidBy: 'publisher' as const,
      stillDue: 'none',
      exclusions: [],
      cap: 'none',
    }
    const words = await wordsOf('conditions-generales', { legal: { ...legal, guarantee } })
    expect(words).toContain('Un rendez-vous auquel le patient ne vient pas compte.')
    expect(words).toContain('Le Budget publicitaire est à notre charge')
    expect(words).toContain('Ce qui reste dû dans ces deux cas Rien.')
    expect(words).toContain('Exclusions Aucune')
    expect(words).toContain('Plafond Aucun.')
    expect(words).not.toContain('un Budget publicitaire d’au moins')
  })

  it('leaves psychologists before their own courts', async () => {
    expect(await wordsOf('conditions-generales')).toContain(
      'les tribunaux compétents sont ceux que désigne le droit commun. Entre commerçants seulement, le litige est porté devant les tribunaux de Lyon.',
    )
  })
})

describe('what must not be written', () => {
  it('repealed or closed things, unkept promises, intimidation', async () => {
    const words = [
      await allWords(),
      await allWords({ consent: 'none' }),
      await allWords({ video: null, scheduling: null }),
    ].join('\n')
    expect(words).toContain('Ce site ne dépose pas de cookie')
    for (const mistake of [
      /aucun cookie/i,
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
    async (name) => {
      const dates = [...sources[name].matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year))
      expect(Math.max(0, ...dates)).toBeLessThan(2025)
      expect(await wordsOf(name)).not.toMatch(/Latombe|T-553|C-703|2025-/)
    },
  )

  it('« rendez-vous » alone in the articles that bind: it would mean two things', () => {
    const [, , , , , guarantee = ''] = sources['conditions-generales'].split(/^## /m).slice(1)
    const bare = guarantee
      .replace(/Rendez-vous Patients?/g, '')
      .replace(/\+ rendez-vous par mois/g, '')
      .match(/(?<!un )rendez-vous(?! auquel)/gi)
    expect(bare?.length ?? 0).toBe(0)
  })
})

it('keeps a service of one’s own country inside the Union', async () => {
  expect(await wordsOf('protection-donnees', { scheduling: bookings })).toContain(
    'Réservio France Pas de transfert prévu hors de l’Espace économique européen',
  )
})
