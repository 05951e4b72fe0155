import { readFileSync } from 'node:fs'
import { Liquid } from 'liquidjs'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/routes.ts'
import { complete } from '../../tests/sites.ts'
import { inFile } from '../problems/in-file.ts'
import { checkSite } from '../schema/check-site.ts'
import { withValue } from '../values.ts'
import type { LegalContext } from './describe-companies.ts'
import { fillTemplate } from './liquid/fill-template.ts'
import { listCompanies } from './list-companies.ts'

/*
 * Compiles each article of the legal texts with every combination of the answers that it depends on, and
 * checks that no combination shows both passages of a pair listed in docs/contradictions.md, within an
 * article or across the four pages.
 */

type Answers = Record<string, unknown>

const demo = { provider: 'demo' }
const company = {
  ...{ name: 'Garde', address: '1 rue Garde, Paris', purpose: 'messagerie', country: 'Canada' },
}
const hostPhone = '+33 3 53 01 00 12'

/**
 * The answers that the test tries for each question, written as in `site.yaml`. A value of the legal texts whose name
 * begins with a question depends on that question: `audience.country` depends on `audience`.
 */
const questions: Record<string, Answers[]> = {
  publisher: [
    { legalForm: 'EI', rcsCity: undefined },
    { legalForm: 'EI' },
    { legalForm: 'SARL' },
    { legalForm: 'autre', legalFormName: 'société civile' },
    { legalForm: 'association', rna: 'W691234567' },
    { legalForm: 'association', rna: 'W691234567', siret: undefined, chargesVat: 'non' },
  ].map((keys) => keysUnder('legal.publisher', keys)),
  'publisher.vat': waysOf('legal.publisher.chargesVat', 'oui', 'non'),
  'guarantee.metric': waysOf('legal.guarantee.metric', 'réservation', 'présence'),
  'guarantee.adBudget': waysOf('legal.guarantee.adBudget', '600', 'none'),
  'guarantee.openSlots': waysOf('legal.guarantee.openSlots', '30', '90'),
  futurePatients: waysOf('legal.futurePatients.weSee', 'totaux', 'noms'),
  video: [
    { video: { src: 'media/demonstration.mp4' } },
    {
      video: 'https://videos.agence-des-lilas.fr/w/bbTAvtQn2sJcVVNcmkhkwm',
      'video.isOwn': 'oui',
    },
    { video: 'https://vimeo.com/76979871' },
  ],
  'video.hasTranscript': waysOf('video.captions', undefined, 'media/demonstration.fr.vtt'),
  scheduling: [
    { scheduling: demo },
    { scheduling: 'https://rdv.agence-des-lilas.fr/appel', 'scheduling.isOwn': 'oui' },
    { scheduling: 'https://calendly.com/agence-des-lilas/decouverte' },
    { scheduling: 'https://app.iclosed.io/e/agence/appel', 'scheduling.country': 'Inde' },
  ],
  consent: [{ consent: undefined }, { consent: 'none', noindex: 'oui' }],
  audience: waysOf(
    'audience',
    undefined,
    { url: 'https://matomo.agence.fr', siteId: '1' },
    { url: 'https://lilas.matomo.cloud', siteId: '1' },
  ),
  host: [
    { 'legal.host.country': 'France', 'legal.host.phone': hostPhone },
    { 'legal.host.country': 'États-Unis', 'legal.host.phone': 'none' },
    { 'legal.host.country': 'Suisse', 'legal.host.phone': 'none' },
  ],
  dpf: ['oui', 'non'].map((answer) =>
    keysUnder('legal.dpf', { video: answer, scheduling: answer, host: answer }),
  ),
  dpo: waysOf('legal.dpo', undefined, {
    name: 'Dominique Lilas',
    email: 'dpo@agence-des-lilas.fr',
  }),
  dataStorage: waysOf('legal.dataStorage', [], [company]),
  prospectSources: waysOf('legal.prospectSources', [], ['annuaires', 'rencontres']),
  insurance: [{ 'legal.insurance': undefined }, {}],
  credits: [{ 'legal.credits': [] }, {}],
}

function waysOf(key: string, ...values: unknown[]): Answers[] {
  return values.map((value) => ({ [key]: value }))
}

function keysUnder(group: string, keys: Answers): Answers {
  return Object.fromEntries(Object.entries(keys).map(([key, value]) => [`${group}.${key}`, value]))
}

/** The questions on which other values of the legal texts depend, whose names do not begin with a question. */
const furtherQuestions: Record<string, string[]> = {
  'video.transfer': ['video', 'dpf'],
  'scheduling.transfer': ['scheduling', 'dpf'],
  'host.transfer': ['host', 'dpf'],
  services: ['video', 'scheduling', 'consent'],
  company: ['dataStorage'],
  credit: ['credits'],
}

/** Matches the names of values that are the same in the legal texts whatever the owner answers. */
const independent =
  /^(?:publisher\.(?:name|address)|url|name|director|supportEmail|supportPhone|call|promise|retention|rightsRequestMonths|transfers|consentMonths)(?:\.|$)/

function questionsFor(name: string): string[] {
  if (independent.test(name)) return []
  const isUnder = (group: string) => name === group || name.startsWith(`${group}.`)
  const further = Object.entries(furtherQuestions).find(([group]) => isUnder(group))?.[1]
  const found = further ?? Object.keys(questions).filter(isUnder)
  if (found.length === 0) throw new Error(`Which answers does « ${name} » depend on?`)
  return found
}

/** Lists the combinations of answers to some questions. Each maps a question to the index of one of its answers. */
function combinations(asked: string[]): Record<string, number>[] {
  const [question, ...rest] = asked
  if (question === undefined) return [{}]
  const positions = [...(questions[question] ?? []).keys()]
  return combinations(rest).flatMap((chosen) =>
    positions.map((position) => ({ ...chosen, [question]: position })),
  )
}

const contexts = new Map<string, LegalContext>()

function contextOf(chosen: Record<string, number>): LegalContext {
  const key = JSON.stringify(Object.entries(chosen).sort())
  const context = contexts.get(key) ?? readContext(chosen)
  contexts.set(key, context)
  return context
}

function readContext(chosen: Record<string, number>): LegalContext {
  let data: unknown = complete.folder.data
  // The questions are sorted, so that `video` is answered before `video.hasTranscript`, which adds a key to that answer.
  for (const [question, position] of Object.entries(chosen).sort()) {
    for (const [key, value] of Object.entries(questions[question]?.[position] ?? {})) {
      const isInText = key.startsWith('video.') || key.startsWith('scheduling.')
      const [group = ''] = key.split('.')
      const typed = (data as Answers)[group]
      // An address alone becomes the key `url` of a group, so that other keys can be added to the group.
      if (isInText && typeof typed === 'string') data = withValue(data, [group], { url: typed })
      data = withValue(data, key.split('.'), value)
    }
  }
  const { config, problems } = checkSite(data as never)
  if (problems.length > 0) throw new Error(`${JSON.stringify(chosen)} ${JSON.stringify(problems)}`)
  return { config, companies: listCompanies(config) }
}

type Article = {
  page: string
  title: string
  builds: { chosen: Record<string, number>; words: string }[]
}

const engine = new Liquid()

function build(page: string, source: string): Article {
  const { globals } = engine.analyzeSync(engine.parse(source), { partials: false })
  const names = Object.values(globals).flatMap((uses) => uses.map((use) => use.toArray().join('.')))
  const asked = [...new Set(names.flatMap(questionsFor))]
  const builds = combinations(asked).map((chosen) => {
    const place = { file: `legal/${page}.md`, path: [] } as const
    const { markdown, problems } = fillTemplate(source, contextOf(chosen), place)
    if (problems.length > 0) throw new Error(problems.map(inFile).join())
    const words = markdown
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^: /gm, '')
      .replace(/<[^>]+>|[*\\>|#]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,)])/g, '')
    return { chosen, words: words.toLowerCase() }
  })
  const [, title = 'Introduction'] = /^## (.*)$/m.exec(source) ?? []
  return { page, title, builds }
}

const articles = routes.flatMap(({ shows }) => {
  if (!('legalText' in shows)) return []
  const page = shows.legalText
  const text = readFileSync(`defaults/legal/${page}.md`, 'utf8').replace(/^# .*$/m, '')
  return text.split(/^(?=## )/m).map((source) => build(page, source))
})

const pairs = Array.from(
  readFileSync('docs/contradictions.md', 'utf8').matchAll(/^\| (.+) \| (.+) \| .+ \|$/gm),
  ([, one = '', other = '']) => [one, other] as const,
).filter(([one]) => !/^(?:Un passage|---)$/.test(one))

/** Finds the articles that show a passage, each with the answers for which the article shows it. */
const holding = (passage: string) =>
  articles.flatMap(({ page, title, builds }) =>
    builds
      .filter(({ words }) => words.includes(passage.toLowerCase()))
      .map(({ chosen }) => ({ place: `/${page}, ${title}`, chosen })),
  )

/** True where one site can have both combinations, because they answer no question differently. */
const agree = (one: Record<string, number>, other: Record<string, number>) =>
  Object.entries(one).every(([question, position]) => (other[question] ?? position) === position)

describe('the legal texts', () => {
  it.each(pairs)('never say « %s » beside « %s »', (one, other) => {
    const first = holding(one)
    const second = holding(other)
    expect(first.length, 'the first passage is one of ours').toBeGreaterThan(0)
    const found = first.flatMap(({ place, chosen }) => {
      const against = second.find((each) => agree(chosen, each.chosen))
      return against ? [`${place} beside ${against.place}: ${JSON.stringify(chosen)}`] : []
    })
    expect(found.slice(0, 3)).toEqual([])
  })

  it('leave no gap, and nothing but sentences, in any combination', () => {
    const broken = articles.flatMap(({ page, title, builds }) =>
      builds.flatMap(({ chosen, words }) => {
        const fault = /.{20}(?:\[à compléter|\bnull\b|undefined|\[object|\{\{| ,| de d’).{20}/
        const [found] = fault.exec(words) ?? []
        return found ? [`/${page}, ${title}: ${found} ${JSON.stringify(chosen)}`] : []
      }),
    )
    expect(broken.slice(0, 2)).toEqual([])
    const total = articles.reduce((sum, { builds }) => sum + builds.length, 0)
    expect(total, 'there is something to read').toBeGreaterThan(1000)
  })
})
