import { readFileSync } from 'node:fs'
import { Liquid } from 'liquidjs'
import { describe, expect, it } from 'vitest'
import { describeScheduling, describeVideo } from '../../generator/embeds/describe-embeds.ts'
import { thirdPartiesOf } from '../../src/embeds/consent/consent.ts'
import { routes } from '../../src/routes.ts'
import { complete } from '../../tests/sites.ts'
import { inFile } from '../problems/in-file.ts'
import { checkSite } from '../schema/check-site.ts'
import { withValue } from '../values.ts'
import { fillIn } from './fill-in.ts'
import type { LegalContext } from './legal-scope.ts'

/*
 * Builds each article of the legal texts with every combination of the answers that it reads, and looks
 * for the pairs of docs/contradictions.md, within an article and across the four pages.
 */

type Answers = Record<string, unknown>

const demo = { provider: 'demo' }
const company = {
  ...{ name: 'Garde', address: '1 rue Garde, Paris', purpose: 'messagerie', country: 'Canada' },
}
const hostPhone = '+33 3 53 01 00 12'

/** The ways of answering each question, as keys of `site.yaml` and what is typed there. */
const questions: Record<string, Answers[]> = {
  publisher: [
    { legalForm: 'EI', rcsCity: undefined },
    { legalForm: 'EI' },
    { legalForm: 'SARL' },
    { legalForm: 'autre', legalFormName: 'société civile' },
    { legalForm: 'association', rna: 'W691234567' },
    { legalForm: 'association', rna: 'W691234567', siret: undefined, chargesVat: 'non' },
  ].map((keys) => keysUnder('legal.publisher', keys)),
  vat: [{ 'legal.publisher.chargesVat': 'oui' }, { 'legal.publisher.chargesVat': 'non' }],
  metric: [{ 'legal.guarantee.metric': 'réservation' }, { 'legal.guarantee.metric': 'présence' }],
  adBudget: [{ 'legal.guarantee.adBudget': '600' }, { 'legal.guarantee.adBudget': 'none' }],
  openSlots: [{ 'legal.guarantee.openSlots': '30' }, { 'legal.guarantee.openSlots': '90' }],
  weSee: [{ 'legal.futurePatients.weSee': 'totaux' }, { 'legal.futurePatients.weSee': 'noms' }],
  video: [
    { video: { src: 'media/demonstration.mp4' } },
    { video: 'https://videos.agence-des-lilas.fr/w/bbTAvtQn2sJcVVNcmkhkwm' },
    { video: 'https://vimeo.com/76979871' },
  ],
  transcript: [{ 'video.captions': undefined }, { 'video.captions': 'media/demonstration.fr.vtt' }],
  scheduling: [
    { scheduling: demo },
    { scheduling: 'https://rdv.agence-des-lilas.fr/appel', 'scheduling.isOwn': 'oui' },
    { scheduling: 'https://calendly.com/agence-des-lilas/decouverte' },
    { scheduling: 'https://app.iclosed.io/e/agence/appel', 'scheduling.country': 'Inde' },
  ],
  consent: [{ consent: undefined }, { consent: 'none', noindex: 'oui' }],
  audience: [
    { audience: undefined },
    { audience: { provider: 'server' } },
    { audience: { provider: 'matomo', url: 'https://matomo.agence.fr', siteId: '1' } },
    { audience: { provider: 'matomo', url: 'https://lilas.matomo.cloud', siteId: '1' } },
  ],
  host: [
    { 'legal.host.country': 'France', 'legal.host.phone': hostPhone },
    { 'legal.host.country': 'États-Unis', 'legal.host.phone': 'none' },
    { 'legal.host.country': 'Suisse', 'legal.host.phone': 'none' },
  ],
  dpf: ['oui', 'non'].map((said) =>
    keysUnder('legal.dpf', { video: said, scheduling: said, host: said }),
  ),
  dpo: [
    { 'legal.dpo': undefined },
    { 'legal.dpo': { name: 'Dominique Lilas', email: 'dpo@agence-des-lilas.fr' } },
  ],
  dataStorage: [{ 'legal.dataStorage': [] }, { 'legal.dataStorage': [company] }],
  prospects: [
    { 'legal.prospectSources': [] },
    { 'legal.prospectSources': ['annuaires', 'rencontres'] },
  ],
  insurance: [{ 'legal.insurance': undefined }, {}],
  credits: [{ 'legal.credits': [] }, {}],
}

function keysUnder(group: string, keys: Answers): Answers {
  return Object.fromEntries(Object.entries(keys).map(([key, value]) => [`${group}.${key}`, value]))
}

function independent(name: string): [name: string, questions: string[]] {
  return [name, []]
}

const both = ['video', 'scheduling', 'consent']
/** Which questions a name in a text depends on; a name that none of these begin depends on no answer. */
const dependencies: [name: string, questions: string[]][] = [
  ['publisher.vat', ['publisher', 'vat']],
  ...['publisher.name', 'publisher.address'].map(independent),
  // Only whether it is one person: two of the ways tell.
  ['publisher.isSoleTrader', ['person']],
  ['publisher', ['publisher']],
  ['guarantee.metric', ['metric']],
  ['guarantee.adBudget', ['adBudget']],
  ['guarantee.openSlots', ['openSlots']],
  ['futurePatients', ['weSee']],
  ['video.hasTranscript', ['video', 'transcript']],
  ['video.transfer', ['video', 'dpf']],
  ['video', ['video']],
  ['scheduling.transfer', ['scheduling', 'dpf']],
  ['scheduling', ['scheduling']],
  ['services', both],
  ['consentMonths', []],
  ['audience', ['audience']],
  ['host.transfer', ['host', 'dpf']],
  ['host', ['host']],
  ['dpo', ['dpo']],
  ['dataStorage', ['dataStorage']],
  ['company', ['dataStorage']],
  ['prospectSources', ['prospects']],
  ['insurance', ['insurance']],
  ['credits', ['credits']],
  ['credit', ['credits']],
  ...['url', 'name', 'director', 'supportEmail', 'supportPhone'].map(independent),
  ...['call', 'promise', 'retention', 'rightsRequestMonths', 'transfers'].map(independent),
]

/** A sole trader and a company, of the ways of answering `publisher`. */
const PERSON = [1, 2]

/** Every way of answering these questions: for each, the position of its answer. */
function combinations(asked: string[]): Record<string, number>[] {
  const [question, ...rest] = asked
  if (question === undefined) return [{}]
  if (question === 'person') {
    return combinations(rest).flatMap((chosen) =>
      PERSON.map((publisher) => ({ ...chosen, publisher })),
    )
  }
  const positions = [...(questions[question] ?? []).keys()]
  return combinations(rest).flatMap((chosen) =>
    positions.map((position) => ({ ...chosen, [question]: position })),
  )
}

const contexts = new Map<string, LegalContext>()

/** A complete site with other answers, as the texts see it. */
function contextOf(chosen: Record<string, number>): LegalContext {
  const key = JSON.stringify(Object.entries(chosen).sort())
  const context = contexts.get(key) ?? readContext(chosen)
  contexts.set(key, context)
  return context
}

function readContext(chosen: Record<string, number>): LegalContext {
  let data: unknown = complete.folder.data
  for (const [question, position] of Object.entries(chosen)) {
    for (const [key, value] of Object.entries(questions[question]?.[position] ?? {})) {
      const isInText = key.startsWith('video.') || key.startsWith('scheduling.')
      const [group = ''] = key.split('.')
      const typed = (data as Answers)[group]
      // An address alone becomes a key of its group before others join it.
      if (isInText && typeof typed === 'string') data = withValue(data, [group], { url: typed })
      data = withValue(data, key.split('.'), value)
    }
  }
  const { config, problems } = checkSite(data as never)
  if (!config) throw new Error(`${JSON.stringify(chosen)} ${JSON.stringify(problems)}`)
  const stub = { siteUrl: config.url, publish: () => '/film', readText: () => 'WEBVTT' }
  const parties = thirdPartiesOf({
    video: describeVideo({ title: 'Film', ...config.video }, stub),
    scheduling: describeScheduling(config.scheduling, config.url),
  })
  return { config, parties }
}

type Article = {
  page: string
  title: string
  builds: { chosen: Record<string, number>; words: string }[]
}

const engine = new Liquid()

/** Builds an article with every combination of the answers that it reads. */
function build(page: string, source: string): Article {
  const { globals } = engine.analyzeSync(engine.parse(source), { partials: false })
  const names = Object.values(globals).flatMap((uses) => uses.map((use) => use.toArray().join('.')))
  const asked = new Set<string>()
  for (const name of names) {
    const known = dependencies.find(([start]) => name === start || name.startsWith(`${start}.`))
    if (!known) throw new Error(`Which answers does « ${name} » of /${page} depend on?`)
    for (const question of known[1]) asked.add(question)
  }
  if (asked.has('publisher')) asked.delete('person')
  const builds = combinations([...asked]).map((chosen) => {
    const place = { file: `legal/${page}.md`, path: [] } as const
    const { markdown, problems } = fillIn(source, contextOf(chosen), place)
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

/** The builds of every article in which a passage stands. */
const holding = (passage: string) =>
  articles.flatMap(({ page, title, builds }) =>
    builds
      .filter(({ words }) => words.includes(passage.toLowerCase()))
      .map(({ chosen }) => ({ place: `/${page}, ${title}`, chosen })),
  )

/** Both may be of one site: no question is answered in two ways. */
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
