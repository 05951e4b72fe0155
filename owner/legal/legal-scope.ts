import { describeAudience } from '../../services/audience/describe-audience.ts'
import { COUNTRIES_VERIFIED_ON, findCountryGroup } from '../../services/country-groups.ts'
import type { Service } from '../../services/Service.ts'
import type { Purpose, ThirdParty } from '../../src/embeds/consent/consent.ts'
import { frenchDate } from '../../src/formats/dates.ts'
import { phoneAddress } from '../../src/formats/phone-address.ts'
import { list } from '../problems/list.ts'
import { aboutKey, describedKeys } from '../schema/describe-keys.ts'
import type { About } from '../schema/field.ts'
import { prospectSources } from '../schema/legal-schema.ts'
import { digitsOf, sirenOf } from '../schema/registry-numbers.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { isObject } from '../values.ts'
import { durations } from './durations.ts'
import { escapeMarkdown, MarkdownValue } from './MarkdownValue.ts'

/** Everything that the legal texts may speak of: `parties` are the companies behind the embeds. */
export type LegalContext = { config: SiteConfig; parties: ThirdParty[] }
type Legal = SiteConfig['legal']

const link = (label: string, address: string) =>
  `[${escapeMarkdown(label)}](<${address.replace(/[<>\\\s]/g, encodeURIComponent)}>)`

/** `876 543 216`, and the five more of a SIRET. */
const spaced = (value: string) =>
  digitsOf(value)
    .replace(/^(...)(...)(...)/, '$1\u00a0$2\u00a0$3\u00a0')
    .trim()

/** `30 minutes`, `un mois`, `30` */
function withUnit(count: string, key: string): string {
  const [, unit] = /(year|month|minute)s$/i.exec(key) ?? []
  if (!unit) return count
  const style = { style: 'unit', unit: unit.toLowerCase(), unitDisplay: 'long' } as const
  return Number(count).toLocaleString('fr', style).replace(/^1\s/, 'un ')
}

/** How each kind of value is written in Markdown; others, as they were typed. */
const writers: Partial<Record<About['kind'], (value: string, key: string) => string>> = {
  email: (value) => link(value, `mailto:${value}`),
  phone: (value) => link(value.replaceAll(' ', '\u00a0'), phoneAddress(value)),
  url: (value) => link(new URL(value).host, value),
  day: (value) => `<time datetime="${value}">${frenchDate(value)}</time>`,
  number: withUnit,
  siret: spaced,
  vat: (value) => digitsOf(value).toUpperCase(),
  sentence: (value) => escapeMarkdown(/[.!?…]$/.test(value) ? value : `${value}.`),
  phrase: (value) => escapeMarkdown(value.replace(/[.\s]+$/, '')),
  choice: (value, key) => escapeMarkdown(aboutKey(key)?.names?.[value] ?? value),
}

const write = (kind: About['kind'], value: unknown, key: string) =>
  (writers[kind] ?? escapeMarkdown)(String(value), key)

/** Words of ours, as a value that conditions can read and sentences can show. */
const ours = (words: string) => new MarkdownValue(words, escapeMarkdown(words))
const nothing = new MarkdownValue(null, '')

/** Marks an answer that is missing, for the eye, for search engines and for the check. */
function gapFor(key: string) {
  const name = key.replace('legal.', '')
  const words = escapeMarkdown(`[À compléter : ${aboutKey(key)?.label ?? name}]`)
  return new MarkdownValue(null, `<mark data-a-completer="${name}">${words}</mark>`)
}

/** Any part of the configuration, each value as it is shown. */
function show(value: unknown, key: string): unknown {
  const about = aboutKey(key)
  if (Array.isArray(value)) {
    return value.map((item) =>
      isObject(item) ? show(item, key) : new MarkdownValue(item, write('phrase', item, key)),
    )
  }
  if (isObject(value)) {
    const prefix = key && `${key}.`
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, show(item, prefix + name)]),
    )
  }
  if (!about) return new MarkdownValue(value, '')
  return value === null ? gapFor(key) : new MarkdownValue(value, write(about.kind, value, key))
}

/** Durations with their units: `3 ans`. */
const showDurations = (group: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(group).map(([key, value]) => [
      key,
      isObject(value) ? showDurations(value) : ours(withUnit(String(value), key)),
    ]),
  )

const transferWords = {
  eea: 'Entreprise de l’Espace économique européen : le RGPD l’oblige, y compris pour ses propres transferts',
  adequate: 'Décision d’adéquation de la Commission européenne',
  listed:
    'Décision d’adéquation (UE) 2023/1795, pour les entreprises inscrites au « Data Privacy Framework », dont celle-ci',
  clauses: 'Clauses contractuelles types de la Commission européenne',
}

/**
 * What sending data to a company rests on (RGPD, articles 44 to 46).
 *
 * @param isListed an American company is on the list of the Data Privacy Framework; `null`: not answered
 * @param question the key that answers that
 */
function transferTo(country: string | null, isListed: boolean | null, question: string) {
  if (country === null) return nothing
  const group = findCountryGroup(country)
  if (group === 'eea' || group === 'adequate') return ours(transferWords[group])
  if (group === 'united-states' && isListed === null) return gapFor(question)
  return ours(group === 'united-states' && isListed ? transferWords.listed : transferWords.clauses)
}

/** « de Calendly », « d’iClosed » */
const of = (name: string) => (/^[aeiouyàâéèêëîïôù]/i.test(name) ? `d’${name}` : `de ${name}`)

/** What a company publishes of itself, or where to read what it does not. */
function showService({ name, country, company, purposes, trackers, privacyPolicy }: Service) {
  const policy = link(`politique de confidentialité ${of(name)}`, privacyPolicy)
  const said = trackers?.map((each) => `${each.name} : ${each.duration}`).join(' ; ')
  return {
    name,
    company: company && company !== name ? `${name} (${company})` : name,
    country,
    policy: new MarkdownValue(privacyPolicy, policy),
    purposes: new MarkdownValue(
      purposes,
      purposes ? escapeMarkdown(purposes) : `Voir la ${policy}`,
    ),
    trackers: new MarkdownValue(
      said,
      escapeMarkdown(
        said === '' ? 'Aucun, selon l’entreprise' : (said ?? `${name} n’en publie pas la liste`),
      ),
    ),
  }
}

/** The law wants « EI » beside the name of a sole trader (Code de commerce, art. R. 526-27). */
function publisherName({ name, legalForm }: Legal['publisher']) {
  const isBare = name && legalForm === 'EI' && !/\bEI\b|entrepreneur individuel/i.test(name)
  return isBare ? `${name} EI` : name
}

/** What follows for the legal notices from the legal form and from the SIRET. */
function describePublisher(publisher: Legal['publisher']) {
  const { legalForm, siret, rcsCity, chargesVat, vatNumber } = publisher
  // biome-ignore lint/suspicious/noExplicitAny: of the shape of the publisher, each value shown.
  const shown = show({ ...publisher, name: publisherName(publisher) }, 'legal.publisher') as any
  const isSoleTrader = legalForm === 'EI'
  const isAssociation = legalForm === 'association'
  const vat = vatNumber ? shown.vatNumber : gapFor('legal.publisher.siret')
  return {
    ...shown,
    legalForm: legalForm === 'autre' ? shown.legalFormName : shown.legalForm,
    isSoleTrader,
    isAssociation,
    isCompany: legalForm !== null && !isSoleTrader && !isAssociation,
    isInRneOnly: isSoleTrader && rcsCity === null,
    // Only an association may have none.
    hasSiret: siret !== null || !isAssociation,
    siren: siret ? ours(spaced(sirenOf(siret))) : shown.siret,
    phone: publisher.phone ? shown.phone : gapFor('supportPhone'),
    vat:
      chargesVat === null
        ? shown.chargesVat
        : chargesVat
          ? vat
          : ours('TVA non applicable, art. 293 B du CGI'),
  }
}

/**
 * What texts may name between `{{ }}` and `{% %}`: every key of `site.yaml`, without `legal.`. What a
 * site does not have is `undefined`, which Liquid refuses to show.
 */
export function legalScope({ config, parties }: LegalContext) {
  const { audience, consent } = config
  const { publisher, host, dpf, dataStorage, prospectSources: sources } = config.legal
  // biome-ignore lint/suspicious/noExplicitAny: of the shape of the configuration, each value shown.
  const { legal, ...others } = show(config, '') as any
  const companyOf = (purpose: Purpose) => {
    const service = parties.find((party) => party.purpose === purpose)?.service
    const { country, ...shown } = showService(
      service ?? { name: '', country: '', privacyPolicy: '' },
    )
    const transfer = transferTo(country, dpf[purpose], `legal.dpf.${purpose}`)
    const all = { ...shown, country, transfer }
    const names = Object.keys(all).map((name) => [name, undefined])
    return { isThirdParty: service !== undefined, ...(service ? all : Object.fromEntries(names)) }
  }
  const [video, scheduling] = [companyOf('video'), companyOf('scheduling')]
  const areThere = parties.length > 0
  const counter = audience ? describeAudience(audience).company : undefined
  return {
    ...others,
    ...legal,
    ...showDurations(durations),
    publisher: describePublisher(publisher),
    host: { ...legal.host, transfer: transferTo(host.country, dpf.host, 'legal.dpf.host') },
    dataStorage: dataStorage.map((company) => ({
      ...(show(company, 'legal.dataStorage') as object),
      phone: company.phone ? show(company.phone, 'legal.dataStorage.phone') : nothing,
      transfer: transferTo(company.country, company.dpf === true, ''),
    })),
    prospectSources:
      sources.length > 0 ? ours(list(sources.map((source) => prospectSources[source]))) : nothing,
    transfers: {
      checkedAt: new MarkdownValue(COUNTRIES_VERIFIED_ON, write('day', COUNTRIES_VERIFIED_ON, '')),
    },
    video: { ...video, hasTranscript: config.video.captions !== undefined },
    scheduling: {
      ...scheduling,
      name: scheduling.name ?? 'notre agenda',
      isDemo: config.scheduling.provider === 'demo',
    },
    // Visits are counted by Matomo, in the log of our own server, or nowhere.
    audience: {
      isThere: audience !== null,
      inMatomo: audience?.provider === 'matomo',
      address: others.audience.url,
      isThirdParty: counter !== undefined,
      name: counter?.name,
      country: counter?.country,
      transfer: counter && transferTo(counter.country, null, ''),
    },
    services: {
      areThere,
      loadOnRequest: areThere && consent === 'contextual',
      loadOnOpening: areThere && consent === 'none',
    },
  }
}

/** Every name that a text may use, also where this site has nothing to show for it. */
export function namesIn(scope: object): string[] {
  const walk = (group: object): string[] =>
    Object.entries(group).flatMap(([name, value]) =>
      isObject(value) && !(value instanceof MarkdownValue)
        ? [name, ...walk(value).map((inner) => `${name}.${inner}`)]
        : [name],
    )
  const keys = describedKeys().filter((key) => key.startsWith('legal.'))
  return [...new Set([...walk(scope), ...keys.map((key) => key.replace('legal.', ''))])]
}
