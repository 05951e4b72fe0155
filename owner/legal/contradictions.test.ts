import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { complete } from '../../tests/sites.ts'
import { readConfig } from '../questions/read-config.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { withValue } from '../values.ts'
import { compileLegalText } from './compile-legal-text.ts'
import { guaranteeSentence } from './guarantee-sentence.ts'

/*
 * Reads the four legal texts as sites of many kinds publish them, sentence by sentence: what no text may say, and what
 * may not stand beside what.
 */

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

type Answers = Record<string, unknown>

const youtube = { video: { url: 'https://youtu.be/dQw4w9WgXcQ' } }
const ownFilm = { video: { src: 'media/demonstration.mp4' } }
const ownCalendar = {
  scheduling: {
    ...{ url: 'https://rdv.agence-des-lilas.fr/appel', isOwn: 'oui' },
    ...{ host: 'Serveurs des Lilas', country: 'France' },
  },
}
const calendarAt = (url: string, more = {}) => ({ scheduling: { url, ...more } })
const publisher = (keys: Answers) =>
  Object.fromEntries(Object.entries(keys).map(([key, value]) => [`legal.publisher.${key}`, value]))
const soleTrader = {
  ...publisher({ legalForm: 'EI', name: 'Camille Lilas', shareCapital: undefined }),
  ...{ 'legal.publisher.rcsCity': undefined, 'legal.director': undefined },
}
const free = { 'legal.guarantee.adBudget': 'none' }
const hostIn = (country: string) => ({ 'legal.host.country': country })

/** Kinds of site, by what differs from a company (SAS) with Wistia and Calendly whose clients pay for ads. */
const kinds: Record<string, Answers> = {
  'a company with Wistia and Calendly': {},
  'a company that asks nobody': { consent: 'none' },
  'a sole trader without VAT, with YouTube and iClosed': {
    ...soleTrader,
    ...publisher({ chargesVat: 'non' }),
    ...youtube,
    ...calendarAt('https://app.iclosed.io/e/agence/appel', { country: 'États-Unis' }),
    ...free,
  },
  'a sole trader of the trade register, with a calendar of his own': {
    ...soleTrader,
    ...publisher({ rcsCity: 'Lyon' }),
    ...ownFilm,
    ...ownCalendar,
  },
  'an association with HubSpot, counted by Matomo Cloud': {
    ...publisher({ legalForm: 'association', shareCapital: undefined, rcsCity: undefined }),
    ...youtube,
    ...calendarAt('https://meetings.hubspot.com/agence-des-lilas/appel'),
    audience: { url: 'https://lilas.matomo.cloud', settingsConfirmed: 'oui' },
    ...free,
  },
  'an economic interest group without capital, counted by a Matomo of its own': {
    ...publisher({
      legalForm: 'autre',
      legalFormName: 'groupement d’intérêt économique',
      shareCapital: undefined,
    }),
    ...ownFilm,
    ...calendarAt('https://doodle.com/bp/lilas/appel', {
      ...{ name: 'Doodle', country: 'Suisse' },
      privacyPolicy: 'https://doodle.com/fr/privacy-policy',
    }),
    ...hostIn('Maroc'),
    'promise.appointmentsPerMonth': '1',
    audience: { url: 'https://matomo.agence-des-lilas.fr', settingsConfirmed: 'oui' },
  },
  'a company with a calendar of its own in Morocco, and a player of its own': {
    video: {
      ...{ url: 'https://videos.agence-des-lilas.fr/w/bbTAvtQn2sJcVVNcmkhkwm', isOwn: 'oui' },
      ...{ host: 'Films des Lilas', country: 'France' },
    },
    scheduling: { ...ownCalendar.scheduling, host: 'Serveurs du Maroc', country: 'Maroc' },
    audience: { url: 'https://lilas.matomo.cloud' },
  },
  'a company whose host is American, with a demonstration calendar': {
    scheduling: undefined,
    ...hostIn('États-Unis'),
    'legal.host.phone': 'none',
    'legal.dpo': { name: 'Dominique Lilas', email: 'dpo@agence-des-lilas.fr' },
  },
}

function read(changes: Answers) {
  let data: unknown = complete.folder.siteYaml.data
  for (const [key, value] of Object.entries(changes)) data = withValue(data, key.split('.'), value)
  const { config, problems } = readConfig(data as WrittenKeys)
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  const pages = names.map((name) => compileLegalText(sources[name], `legal/${name}.md`, config))
  const words = pages.map(({ html }) => wordsOf(html))
  return { pages, guarantee: guaranteeSentence(config), words, all: words.join('\n') }
}

const wordsOf = (html: string) =>
  html
    .replace(/<\/?(?:p|li|td|th|tr|dt|dd|h2|caption|div|table)[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('\u2011', '-')
    .replace(/ (?=[.,)])/g, '')

const sites = Object.entries(kinds).map(([kind, changes]) => [kind, read(changes)] as const)

/** Passages, each with what no site may say beside it. */
const exclusions: [said: string, never: RegExp][] = [
  ['sans formulaire propre', /que nous tenons nous-mêmes/],
  ['ni formulaire propre', /que nous tenons nous-mêmes/],
  [
    'n’a rien à verser à des vendeurs',
    /Budget publicitaire|loi n° 93-122|fait, dépensé|n’achetons aucune annonce/,
  ],
  ['Ce qui reste dû dans ces deux cas Rien', /déjà dépensé/],
  ['Entrepreneur individuel (EI)', /Capital social|du siège|Représentant légal/],
  ['Répertoire Sirene', /RCS|Capital social/],
  ['ne mesure pas son audience', /Matomo|Étapes de la visite/],
  ['Aucun outil de mesure d’audience', /compte ses visites/],
  ['hébergeur de notre Matomo', /Matomo Cloud/],
  ['n’appelle que nos serveurs', /Services appelés par/],
  [
    'dès son ouverture',
    /Aucun des services ci-dessous n’est appelé|onsentement|Gérer mes choix|avant votre accord/,
  ],
  ['Nous diffusons nous-mêmes la vidéo', /La vidéo de la page d’accueil est/],
  ['est une démonstration', /lien du message de confirmation|notre agenda/],
  ['que nous tenons nous-mêmes', /Tient l’agenda en ligne/],
  ['Nous n’avons pas désigné de délégué', /Délégué :/],
  ['le RGPD s’impose à elles', /clauses contractuelles types|\(Maroc\)/],
  ['(États-Unis) Décision d’adéquation', /Transferts/],
  ['(Maroc) Clauses contractuelles types', /Transferts/],
]

/** What no site says: nobody has checked it, it is no longer the law, or it is no French for a psychologist. */
const never =
  /n’en publie pas la liste|inscrites? au « Data|dont celle-ci|Nous ne tenons ces données que de vous|en deux minutes|reste juge|un autre numéro|le jour et l’heure du rendez-vous|TVA non applicable|seul le premier|journal où notre serveur|créneau choisi, réservation, support contacté, panne|un clic\b|notre équipe|d’YouTube|de iClosed|1 [Rr]endez-vous (?:Patients|réservés)|1 créneaux|Nos contrôles|ont été vérifiés le|aussi conservées par|aucuns frais|la campagne d’où|226-13|article 6[ -]III|déclaration CNIL|\bODR\b|médiateur|vaut acceptation|décline toute|sécurité (?:garantie|absolue)|\bADELI\b|\bleads?\b|certifié CNIL|conforme (?:au RGAA|aux WCAG)|[Pp]as de transfert|clauses signées|le RGPD l’oblige|consentement explicite|jointe à|Aucun service extérieur n’est appelé|chacune une fois|arrêté\./

/** Countries of the European Economic Area: no company there is listed under transfers. */
const inside = /\((?:France|Irlande|Slovénie|Chypre)\)/

describe.each(sites)('%s', (_, { pages, guarantee, words, all }) => {
  it('has ten, twelve, fifteen and fourteen sections, without a gap', () => {
    expect(pages.map(({ sections }) => sections.length)).toEqual(Object.values(sectionsOf))
    expect(pages[0]?.html).toMatch(/<dt>(?:Éditeur|Entrepreneur individuel)<\/dt>/)
    for (const { html, gaps } of pages) {
      expect(gaps).toEqual([])
      expect(
        /.{20}(?:\bnull\b|undefined|\[object|\{\{|\]\(| ,|\bde d’)/.exec(html)?.[0],
      ).toBeUndefined()
    }
  })

  it('says nothing that nobody has checked', () => {
    expect(all).not.toMatch(never)
    const [, transfers = ''] =
      / Transferts hors Union européenne (.*?) Durées de conser/.exec(all) ?? []
    expect(transfers).not.toBe('')
    expect(transfers).not.toMatch(inside)
    expect(guarantee).toMatch(/; sinon, vous ne payez pas ce mois-là\. Vous tenez /)
  })

  it('never contradicts itself', () => {
    const broken = exclusions.filter(([said, other]) => all.includes(said) && other.test(all))
    expect(broken).toEqual([])
  })

  it('speaks of « le Client » in the terms, and of « vous » in the privacy policy', () => {
    expect(words[2]).not.toMatch(/(?<!-)\bvous\b|\bvotre\b|\bvos\b/i)
    expect(words[1]).not.toMatch(/le Client/)
  })
})

it('shows, in these kinds of site, every passage of ours that excludes another', () => {
  const ours = exclusions.filter(([said]) => !said.startsWith('('))
  const unseen = ours.filter(([said]) => !sites.some(([, { all }]) => all.includes(said)))
  expect(unseen).toEqual([])
})

it.each([
  ['the sole trader, as director', 2, 'Nom Camille Lilas EI Qualité Éditeur du site'],
  ['who types without booking', 2, 'iClosed en garde une fiche, même si vous ne réservez pas'],
  ['who is responsible with YouTube', 2, 'responsables avec Google Ireland Limited'],
  ['what guards a transfer to America', 0, 'à défaut, clauses contractuelles types'],
  ['what must guard a transfer to Morocco', 5, 'l’une des garanties de l’article 46 du RGPD'],
  ['what is sufficient for Switzerland', 5, '(Suisse) Décision d’adéquation'],
  ['what is booked at home', 3, 'Serveurs des Lilas (France) Héberge notre agenda'],
  ['what must guard a calendar in Morocco', 6, '(Maroc) Pas de décision d’adéquation'],
  ['what the tab keeps', 0, 'retient votre choix et votre réservation'],
  ['where a list stands', 0, 'Liste et durées : voir la politique de confidentialité de Calendly'],
  ['that nothing is counted yet', 6, 'Il ne mesure pas son audience'],
  ['what is due for one appointment', 5, 'au moins égal à 1.'],
])('says %s', (_, index, sentence) => {
  expect(sites[index]?.[1].all).toContain(sentence)
})

it('names in both pages who hosts what the owner runs', () => {
  for (const page of [1, 3]) {
    expect(sites[6]?.[1].words[page]).toMatch(/Serveurs du Maroc.*Films des Lilas|Films.*Serveurs/)
  }
})

it('shows no row of VAT where there is no number', () => {
  expect(sites[0]?.[1].words[0]).toContain('TVA FR12876543216')
  expect(sites[2]?.[1].words[0]).not.toContain('TVA')
})

it('takes ten minutes, and no more, for a company with Wistia and Calendly', () => {
  const words = sites[0]?.[1].all.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []
  expect(words.length).toBeLessThanOrEqual(4350)
})

it('dates the two texts that the specification dates, and cites nothing later there', () => {
  const [company] = sites
  expect(company?.[1].pages.map(({ day }) => day)).toEqual(['2025-07-13', '2025-07-13', null, null])
  for (const name of names.slice(0, 2)) {
    const [, text = ''] = sources[name as Name].split(/^---$/m).slice(1)
    expect(text).not.toMatch(/\b20(?:2[5-9]|[3-9]\d)\b/)
  }
})

it('takes every number of the business from the configuration', () => {
  for (const source of Object.values(sources)) {
    expect(source).not.toMatch(/\b(?:3|5|6|10|12|13|30)(?:\+|\s(?:ans|mois|minutes)\b)/)
  }
})
