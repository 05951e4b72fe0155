/*
 * Makes the values that legal texts may name between `{{ }}` and `{% %}`: the answers of `site.yaml`, and what follows
 * from them. `fillTemplate` gives them to Liquid. A value is
 *   a `MarkdownValue`   an answer: a condition compares what the owner wrote, and the page shows its Markdown
 *   a gap               a missing answer: false in a condition, and « [À compléter : …] » on the page
 *   `absent`            a missing answer that nobody needs: false in a condition, and nothing on the page
 *   `undefined`         what this site does not have: Liquid refuses the text, unless a condition skips the passage
 */
import { describeAudience } from '../../services/audience/describe-audience.ts'
import { COUNTRIES_VERIFIED_ON, findCountryGroup } from '../../services/country-groups.ts'
import type { Service } from '../../services/Service.ts'
import type { Purpose, ThirdParty } from '../../src/embeds/consent/consent.ts'
import { frenchDate } from '../../src/formats/dates.ts'
import { phoneAddress } from '../../src/formats/phone-address.ts'
import { list } from '../problems/list.ts'
import { describedKeys, describeKey } from '../schema/describe-keys.ts'
import type { Kind } from '../schema/fields/field.ts'
import { digitsOf, sirenOf } from '../schema/fields/registry-numbers.ts'
import { prospectSources } from '../schema/legal-schema.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { isObject } from '../values.ts'
import { escapeMarkdown, MarkdownValue } from './MarkdownValue.ts'

/** What legal texts speak of: the owner's answers, and the companies behind the video and the calendar. */
export type LegalContext = { config: SiteConfig; companies: ThirdParty[] }
type Legal = SiteConfig['legal']

/**
 * How long data is kept, and how soon a request about it is answered, in the words of the legal texts. For
 * technical logs, the CNIL recommends six to twelve months. The answer to a request may have to be proved for
 * five years (article 2224 of the Code civil).
 */
const durations = {
  retention: {
    contactYears: '3 ans',
    contractYears: '5 ans',
    billingYears: '10 ans',
    browsingMonths: '13 mois',
    logMonths: '12 mois',
    rightsRequestYears: '5 ans',
  },
  rightsRequestMonths: 'un mois',
}

const link = (label: string, address: string) =>
  `[${escapeMarkdown(label)}](<${address.replace(/[<>\\\s]/g, encodeURIComponent)}>)`

/** `876543216` → `876 543 216`; a SIRET has five more digits. */
const groupDigits = (value: string) =>
  digitsOf(value)
    .replace(/^(...)(...)(...)/, '$1\u00a0$2\u00a0$3\u00a0')
    .trim()

/** How a value is written as Markdown, by the kind of its key. Any other kind shows as it was typed. */
const writers: Partial<Record<Kind, (value: string, key: string) => string>> = {
  email: (value) => link(value, `mailto:${value}`),
  phone: (value) => link(value.replaceAll(' ', '\u00a0'), phoneAddress(value)),
  url: (value) => link(new URL(value).host, value),
  siret: groupDigits,
  vat: (value) => digitsOf(value).toUpperCase(),
  choice: (value, key) => escapeMarkdown(describeKey(key)?.names?.[value] ?? value),
}

/** Makes a value of a French text that the product ships, with its signs of Markdown escaped. */
const fixedText = (words: string) => new MarkdownValue(words, escapeMarkdown(words))

const absent = new MarkdownValue(null, '')

/** Makes a gap: a mark by which `findGaps` finds what the page lacks. */
function gapFor(key: string) {
  const name = key.replace('legal.', '')
  const words = escapeMarkdown(`[À compléter : ${describeKey(key)?.label ?? name}]`)
  return new MarkdownValue(null, `<mark data-a-completer="${name}">${words}</mark>`)
}

/**
 * Turns every value of a group into a `MarkdownValue` or a gap. Groups and lists stay groups and lists.
 *
 * @param key `legal.publisher`, or an empty text for the whole configuration
 */
function toMarkdownValues(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => toMarkdownValues(item, key))
  if (isObject(value)) {
    const group: Record<string, unknown> = {}
    for (const [name, item] of Object.entries(value)) {
      group[name] = toMarkdownValues(item, key ? `${key}.${name}` : name)
    }
    return group
  }
  const description = describeKey(key)
  // A key without a description, as `provider`, is only compared in conditions, so it has no Markdown.
  if (!description) return new MarkdownValue(value, '')
  if (value === null) return gapFor(key)
  const write = writers[description.kind] ?? escapeMarkdown
  return new MarkdownValue(value, write(String(value), key))
}

/** What allows data to be sent to a company, by the group of its country. */
const transferWords = {
  eea: 'Entreprise de l’Espace économique européen : le RGPD l’oblige, y compris pour ses propres transferts',
  adequate: 'Décision d’adéquation de la Commission européenne',
  listed:
    'Décision d’adéquation (UE) 2023/1795, pour les entreprises inscrites au « Data Privacy Framework », dont celle-ci',
  clauses: 'Clauses contractuelles types de la Commission européenne',
}

/**
 * Says what allows a transfer (RGPD, articles 44 to 46).
 *
 * @param isListed whether an American company is on the list of the Data Privacy Framework
 * @param question the key of the owner's answer to that
 */
function describeTransfer(country: string | null, isListed: boolean | null, question: string) {
  if (country === null) return absent
  const group = findCountryGroup(country)
  if (group === 'eea' || group === 'adequate') return fixedText(transferWords[group])
  if (group !== 'united-states') return fixedText(transferWords.clauses)
  if (isListed === null) return gapFor(question)
  return fixedText(isListed ? transferWords.listed : transferWords.clauses)
}

/** `Calendly` → « de Calendly », `iClosed` → « d’iClosed » */
const withPreposition = (name: string) =>
  /^[aeiouyàâéèêëîïôù]/i.test(name) ? `d’${name}` : `de ${name}`

function describeTrackers({ name, trackers }: Service): string {
  if (!trackers) return `${name} n’en publie pas la liste`
  if (trackers.length === 0) return 'Aucun, selon l’entreprise'
  return trackers.map((tracker) => `${tracker.name} : ${tracker.duration}`).join(' ; ')
}

/** Writes what a company publishes about its service, or links its privacy policy where it names no purposes. */
function describeCompany(service: Service) {
  const { name, country, company, purposes, trackers, privacyPolicy } = service
  const policy = link(`politique de confidentialité ${withPreposition(name)}`, privacyPolicy)
  const writtenPurposes = purposes ? escapeMarkdown(purposes) : `Voir la ${policy}`
  return {
    name,
    company: company && company !== name ? `${name} (${company})` : name,
    country,
    policy: new MarkdownValue(privacyPolicy, policy),
    purposes: new MarkdownValue(purposes, writtenPurposes),
    trackers: new MarkdownValue(trackers, escapeMarkdown(describeTrackers(service))),
  }
}

/** Adds the « EI » that a sole trader must write beside his name (Code de commerce, art. R. 526-27). */
function publisherName({ name, legalForm }: Legal['publisher']): string | null {
  if (!name || legalForm !== 'EI') return name
  const isWritten = /\bEI\b|entrepreneur individuel/i.test(name)
  return isWritten ? name : `${name} EI`
}

function describePublisher(publisher: Legal['publisher']) {
  const { legalForm, siret, rcsCity } = publisher
  const named = { ...publisher, name: publisherName(publisher) }
  // biome-ignore lint/suspicious/noExplicitAny: it has the keys of the publisher, with Markdown values.
  const shown = toMarkdownValues(named, 'legal.publisher') as any
  const isSoleTrader = legalForm === 'EI'
  const isAssociation = legalForm === 'association'
  return {
    ...shown,
    legalForm: legalForm === 'autre' ? shown.legalFormName : shown.legalForm,
    isSoleTrader,
    isAssociation,
    isCompany: legalForm !== null && !isSoleTrader && !isAssociation,
    isInRneOnly: isSoleTrader && rcsCity === null,
    // Only an association may have no SIRET: other publishers are asked for theirs.
    hasSiret: siret !== null || !isAssociation,
    siren: siret ? fixedText(groupDigits(sirenOf(siret))) : shown.siret,
    vat: describeVat(publisher),
  }
}

function describeVat({ chargesVat, vatNumber }: Legal['publisher']) {
  if (chargesVat === null) return gapFor('legal.publisher.chargesVat')
  if (!chargesVat) return fixedText('TVA non applicable, art. 293 B du CGI')
  // The VAT number is computed from the SIRET, so where both are missing the page asks for the SIRET.
  if (!vatNumber) return gapFor('legal.publisher.siret')
  return toMarkdownValues(vatNumber, 'legal.publisher.vatNumber')
}

/**
 * Describes the company behind the video or the calendar. Without one, the other keys stay, with `undefined`, because
 * the names that texts may use are listed from them.
 */
function describeThirdParty(purpose: Purpose, { config, companies }: LegalContext) {
  const { dpf } = config.legal
  const service = companies.find((company) => company.purpose === purpose)?.service
  const described = service && describeCompany(service)
  return {
    isThirdParty: service !== undefined,
    name: described?.name,
    company: described?.company,
    country: service?.country,
    policy: described?.policy,
    purposes: described?.purposes,
    trackers: described?.trackers,
    transfer: service && describeTransfer(service.country, dpf[purpose], `legal.dpf.${purpose}`),
  }
}

function describeDataStorage(company: Legal['dataStorage'][number]) {
  const key = 'legal.dataStorage'
  return {
    ...(toMarkdownValues(company, key) as object),
    phone: company.phone ? toMarkdownValues(company.phone, `${key}.phone`) : absent,
    // Without an answer, the company counts as absent from the list, and the page shows no gap.
    transfer: describeTransfer(company.country, company.dpf === true, `${key}.dpf`),
  }
}

/** Writes the sources of the prospects' data: « d’annuaires professionnels publics ». */
function describeProspectSources(sources: Legal['prospectSources']) {
  if (sources.length === 0) return absent
  return fixedText(list(sources.map((source) => prospectSources[source])))
}

function describeCounting(audience: SiteConfig['audience'], address: unknown) {
  const counter = audience ? describeAudience(audience).company : undefined
  return {
    isThere: audience !== null,
    inMatomo: audience?.provider === 'matomo',
    address,
    isThirdParty: counter !== undefined,
    name: counter?.name,
    country: counter?.country,
    transfer: counter && describeTransfer(counter.country, null, ''),
  }
}

/** Makes all the values: every key of `site.yaml`, without its `legal.`, and what follows from the answers. */
export function templateValues(context: LegalContext) {
  const { config, companies } = context
  const { publisher, host, dpf, dataStorage, prospectSources: sources } = config.legal
  // biome-ignore lint/suspicious/noExplicitAny: it has the keys of the configuration, with Markdown values.
  const { legal, ...others } = toMarkdownValues(config, '') as any
  const video = describeThirdParty('video', context)
  const scheduling = describeThirdParty('scheduling', context)
  const hasCompanies = companies.length > 0
  return {
    ...others,
    ...legal,
    ...durations,
    call: { minutes: fixedText(`${config.call.minutes} minutes`) },
    consentMonths: fixedText(`${config.consentMonths} mois`),
    publisher: describePublisher(publisher),
    host: { ...legal.host, transfer: describeTransfer(host.country, dpf.host, 'legal.dpf.host') },
    dataStorage: dataStorage.map(describeDataStorage),
    prospectSources: describeProspectSources(sources),
    transfers: { checkedAt: fixedText(frenchDate(COUNTRIES_VERIFIED_ON)) },
    video: { ...video, hasTranscript: config.video.captions !== undefined },
    scheduling: {
      ...scheduling,
      name: scheduling.name ?? 'notre agenda',
      isDemo: config.scheduling.provider === 'demo',
    },
    audience: describeCounting(config.audience, others.audience.url),
    services: {
      areThere: hasCompanies,
      loadOnRequest: hasCompanies && config.consent === 'contextual',
    },
  }
}

/** Lists every name that a text may use, even where this site has no value for it. */
export function listNames(values: object): string[] {
  const legalKeys = describedKeys().filter((key) => key.startsWith('legal.'))
  const writtenNames = legalKeys.map((key) => key.replace('legal.', ''))
  return [...new Set([...namesIn(values), ...writtenNames])]
}

/** Lists the names of groups and of what they hold: `publisher`, `publisher.siret`. */
function namesIn(group: object): string[] {
  const names: string[] = []
  for (const [name, value] of Object.entries(group)) {
    names.push(name)
    const isGroup = isObject(value) && !(value instanceof MarkdownValue)
    if (isGroup) names.push(...namesIn(value).map((inner) => `${name}.${inner}`))
  }
  return names
}
