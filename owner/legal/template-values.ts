import { describeAudience } from '../../services/audience/describe-audience.ts'
import { COUNTRIES_VERIFIED_ON, findCountryGroup } from '../../services/country-groups.ts'
import type { Service } from '../../services/Service.ts'
import type { Purpose, ThirdParty } from '../../src/embeds/consent/consent.ts'
import { frenchDate } from '../../src/formats/dates.ts'
import { phoneAddress } from '../../src/formats/phone-address.ts'
import { list } from '../problems/list.ts'
import { describedKeys, describeKey } from '../schema/describe-keys.ts'
import type { KeyDescription } from '../schema/fields/field.ts'
import { digitsOf, sirenOf } from '../schema/fields/registry-numbers.ts'
import { prospectSources } from '../schema/legal-schema.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { isObject } from '../values.ts'
import { durations } from './durations.ts'
import { escapeMarkdown, MarkdownValue } from './MarkdownValue.ts'

/** What legal texts speak of: the owner's answers, and the companies behind the video and the calendar. */
export type LegalContext = { config: SiteConfig; companies: ThirdParty[] }
type Legal = SiteConfig['legal']

const link = (label: string, address: string) =>
  `[${escapeMarkdown(label)}](<${address.replace(/[<>\\\s]/g, encodeURIComponent)}>)`

/** `876543216` → `876 543 216`; a SIRET has five more digits. */
const groupDigits = (value: string) =>
  digitsOf(value)
    .replace(/^(...)(...)(...)/, '$1\u00a0$2\u00a0$3\u00a0')
    .trim()

/** Write the value of a kind as Markdown. A kind without a writer shows as it was typed. */
const writers: Partial<Record<KeyDescription['kind'], (value: string, key: string) => string>> = {
  email: (value) => link(value, `mailto:${value}`),
  phone: (value) => link(value.replaceAll(' ', '\u00a0'), phoneAddress(value)),
  url: (value) => link(new URL(value).host, value),
  siret: groupDigits,
  vat: (value) => digitsOf(value).toUpperCase(),
  choice: (value, key) => escapeMarkdown(describeKey(key)?.names?.[value] ?? value),
}

function writeMarkdown(kind: KeyDescription['kind'], value: unknown, key: string): string {
  const writer = writers[kind] ?? escapeMarkdown
  return writer(String(value), key)
}

/** Makes a value of words that are ours: they may hold signs of Markdown, as an answer may. */
const fixedText = (words: string) => new MarkdownValue(words, escapeMarkdown(words))

/** Stands for an answer that may be absent: false in a condition, nothing in a sentence. */
const absent = new MarkdownValue(null, '')

/** Marks a missing answer on the page. `npm run check` and `noindex` look for these marks. */
function gapFor(key: string) {
  const name = key.replace('legal.', '')
  const words = escapeMarkdown(`[À compléter : ${describeKey(key)?.label ?? name}]`)
  return new MarkdownValue(null, `<mark data-a-completer="${name}">${words}</mark>`)
}

/**
 * Turns every value of a part of the configuration into a `MarkdownValue`; groups and lists keep their shape.
 *
 * @param key of that part: `legal.publisher`, or an empty text for the whole configuration
 */
function toMarkdownValues(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    return value.map((item) =>
      isObject(item)
        ? toMarkdownValues(item, key)
        : new MarkdownValue(item, escapeMarkdown(String(item))),
    )
  }
  if (isObject(value)) {
    const group: Record<string, unknown> = {}
    for (const [name, item] of Object.entries(value)) {
      group[name] = toMarkdownValues(item, key ? `${key}.${name}` : name)
    }
    return group
  }
  const about = describeKey(key)
  if (!about) return new MarkdownValue(value, '')
  if (value === null) return gapFor(key)
  return new MarkdownValue(value, writeMarkdown(about.kind, value, key))
}

const transferWords = {
  eea: 'Entreprise de l’Espace économique européen : le RGPD l’oblige, y compris pour ses propres transferts',
  adequate: 'Décision d’adéquation de la Commission européenne',
  listed:
    'Décision d’adéquation (UE) 2023/1795, pour les entreprises inscrites au « Data Privacy Framework », dont celle-ci',
  clauses: 'Clauses contractuelles types de la Commission européenne',
}

/**
 * Says what allows data to be sent to a company (RGPD, articles 44 to 46).
 *
 * @param isListed whether an American company is on the list of the Data Privacy Framework; `null` where
 *   the owner has not answered
 * @param question the key of that answer
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

/** Lists the trackers of a service, or says why there are none to list. */
function describeTrackers({ name, trackers }: Service): string {
  if (!trackers) return `${name} n’en publie pas la liste`
  if (trackers.length === 0) return 'Aucun, selon l’entreprise'
  return trackers.map((tracker) => `${tracker.name} : ${tracker.duration}`).join(' ; ')
}

/** Writes what a company publishes about itself, with a link to its policy where it publishes nothing. */
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
function publisherName({ name, legalForm }: Legal['publisher']) {
  const isBare = name && legalForm === 'EI' && !/\bEI\b|entrepreneur individuel/i.test(name)
  return isBare ? `${name} EI` : name
}

/** Writes what the legal notices say of the publisher, which depends on the legal form and on the SIRET. */
function describePublisher(publisher: Legal['publisher']) {
  const { legalForm, siret, rcsCity, chargesVat, vatNumber } = publisher
  const named = { ...publisher, name: publisherName(publisher) }
  // biome-ignore lint/suspicious/noExplicitAny: it has the keys of the publisher, with Markdown values.
  const shown = toMarkdownValues(named, 'legal.publisher') as any
  const isSoleTrader = legalForm === 'EI'
  const isAssociation = legalForm === 'association'
  let vat = fixedText('TVA non applicable, art. 293 B du CGI')
  if (chargesVat === null) vat = shown.chargesVat
  // The number follows from the SIRET: it is that answer which is missing.
  else if (chargesVat) vat = vatNumber ? shown.vatNumber : gapFor('legal.publisher.siret')
  return {
    ...shown,
    legalForm: legalForm === 'autre' ? shown.legalFormName : shown.legalForm,
    isSoleTrader,
    isAssociation,
    isCompany: legalForm !== null && !isSoleTrader && !isAssociation,
    isInRneOnly: isSoleTrader && rcsCity === null,
    // Among publishers, only an association may have no SIRET.
    hasSiret: siret !== null || !isAssociation,
    siren: siret ? fixedText(groupDigits(sirenOf(siret))) : shown.siret,
    vat,
  }
}

/**
 * Makes the values that legal texts may name between `{{ }}` and `{% %}`: every key of `site.yaml`, without
 * its `legal.`, and what follows from the answers. Liquid refuses to show `undefined`, which stands for
 * what this site does not have.
 */
export function templateValues({ config, companies }: LegalContext) {
  const { audience, consent } = config
  const { publisher, host, dpf, dataStorage, prospectSources: sources } = config.legal
  // biome-ignore lint/suspicious/noExplicitAny: it has the keys of the configuration, with Markdown values.
  const { legal, ...others } = toMarkdownValues(config, '') as any
  function companyFor(purpose: Purpose) {
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
  const [video, scheduling] = [companyFor('video'), companyFor('scheduling')]
  const areThere = companies.length > 0
  const counter = audience ? describeAudience(audience).company : undefined
  return {
    ...others,
    ...legal,
    ...durations,
    call: { minutes: fixedText(`${config.call.minutes} minutes`) },
    consentMonths: fixedText(`${config.consentMonths} mois`),
    publisher: describePublisher(publisher),
    host: { ...legal.host, transfer: describeTransfer(host.country, dpf.host, 'legal.dpf.host') },
    dataStorage: dataStorage.map((company) => ({
      ...(toMarkdownValues(company, 'legal.dataStorage') as object),
      phone: company.phone ? toMarkdownValues(company.phone, 'legal.dataStorage.phone') : absent,
      transfer: describeTransfer(company.country, company.dpf === true, ''),
    })),
    prospectSources:
      sources.length > 0
        ? fixedText(list(sources.map((source) => prospectSources[source])))
        : absent,
    transfers: { checkedAt: fixedText(frenchDate(COUNTRIES_VERIFIED_ON)) },
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
      transfer: counter && describeTransfer(counter.country, null, ''),
    },
    services: {
      areThere,
      loadOnRequest: areThere && consent === 'contextual',
    },
  }
}

/** Lists every name that a text may use, even where this site has no value for it. */
export function listNames(values: object): string[] {
  const walk = (group: object): string[] =>
    Object.entries(group).flatMap(([name, value]) =>
      isObject(value) && !(value instanceof MarkdownValue)
        ? [name, ...walk(value).map((inner) => `${name}.${inner}`)]
        : [name],
    )
  const keys = describedKeys().filter((key) => key.startsWith('legal.'))
  return [...new Set([...walk(values), ...keys.map((key) => key.replace('legal.', ''))])]
}
