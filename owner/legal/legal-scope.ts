import type { Service } from '../../services/Service.ts'
import type { Purpose, ThirdParty } from '../../src/embeds/consent.ts'
import { frenchDate } from '../../src/formats/dates.ts'
import { phoneAddress } from '../../src/formats/phone-address.ts'
import { aboutKey, describedKeys } from '../schema/describe-keys.ts'
import type { About } from '../schema/field.ts'
import { digitsOf } from '../schema/registry-numbers.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { isObject } from '../values.ts'
import { escapeMarkdown, MarkdownValue } from './MarkdownValue.ts'

/** Everything that the legal texts may speak of: `parties` are the companies behind the embeds. */
export type LegalContext = { config: SiteConfig; parties: ThirdParty[] }

const link = (label: string, address: string) =>
  `[${escapeMarkdown(label)}](<${address.replace(/[<>\\\s]/g, encodeURIComponent)}>)`

/** `876 543 216`, and the five more of a SIRET. */
const spaced = (value: string) =>
  digitsOf(value)
    .replace(/^(...)(...)(...)/, '$1\u00a0$2\u00a0$3\u00a0')
    .trim()

/** `30 minutes`, `un mois`, `30` */
function say(count: string, key: string): string {
  const [, unit] = /(year|month|minute)s$/i.exec(key) ?? []
  if (!unit) return count
  const style = { style: 'unit', unit: unit.toLowerCase(), unitDisplay: 'long' } as const
  return Number(count).toLocaleString('fr', style).replace(/^1\s/, 'un ')
}

/** How each kind of fact is written in Markdown; others, as they were typed. */
const writers: Partial<Record<About['kind'], (value: string, key: string) => string>> = {
  email: (value) => link(value, `mailto:${value}`),
  phone: (value) => link(value.replaceAll(' ', '\u00a0'), phoneAddress(value)),
  url: (value) => link(new URL(value).host, value),
  day: (value) => `<time datetime="${value}">${frenchDate(value)}</time>`,
  number: say,
  siren: spaced,
  siret: spaced,
  vat: (value) => digitsOf(value).toUpperCase(),
  sentence: (value) => escapeMarkdown(/[.!?…]$/.test(value) ? value : `${value}.`),
  phrase: (value) => escapeMarkdown(value.replace(/[.\s]+$/, '')),
  choice: (value, key) => escapeMarkdown(aboutKey(key)?.names?.[value] ?? value),
}

const write = (kind: About['kind'], value: unknown, key: string) =>
  (writers[kind] ?? escapeMarkdown)(String(value), key)

/** What is not known, marked for the eye, for search engines and for the check. */
const gapFor = (name: string, label: string) =>
  new MarkdownValue(
    null,
    `<mark data-a-completer="${name}">${escapeMarkdown(`[À compléter : ${label}]`)}</mark>`,
  )

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
  if (value === null) {
    const gap = gapFor(key.replace('legal.', ''), about.label)
    return about.kind === 'list' ? [gap] : gap
  }
  return new MarkdownValue(value, write(about.kind, value, key))
}

/** What a company publishes of itself, or where to read what it does not. */
function showService({ name, country, company, purposes, trackers, privacyPolicy }: Service) {
  const policy = link(`politique de confidentialité de ${name}`, privacyPolicy)
  const unsaid = `Non publié : voir la ${policy}`
  const said = trackers?.map((each) => `${each.name} : ${each.duration}`).join(' ; ')
  return {
    name,
    company: company && company !== name ? `${name} (${company})` : name,
    country,
    policy: new MarkdownValue(privacyPolicy, policy),
    purposes: new MarkdownValue(purposes, purposes ? escapeMarkdown(purposes) : unsaid),
    trackers: new MarkdownValue(
      said,
      said === '' ? 'Aucun, selon l’entreprise' : said ? escapeMarkdown(said) : unsaid,
    ),
  }
}

/** The law wants « EI » beside the name of a sole trader (Code de commerce, art. R. 526-27). */
function publisherName({ name, isSoleTrader }: SiteConfig['legal']['publisher']) {
  const isBare = name && isSoleTrader && !/\bEI\b|entrepreneur individuel/i.test(name)
  return isBare ? `${name} EI` : name
}

/**
 * What texts may name between `{{ }}` and `{% %}`: every key of `site.yaml`, without `legal.`. What a
 * site does not have is `undefined`, which Liquid refuses to show.
 */
export function legalScope({ config, parties }: LegalContext) {
  const { audience, consent } = config
  const { publisher, dpo } = config.legal
  const known = {
    ...config.legal,
    publisher: { ...publisher, name: publisherName(publisher) },
    dpo: isObject(dpo) ? dpo : { name: null, email: null },
  }
  // biome-ignore lint/suspicious/noExplicitAny: of the shape of the configuration, each value shown.
  const { legal, ...others } = show({ ...config, legal: known }, '') as any
  const companyOf = (purpose: Purpose) => {
    const service = parties.find((party) => party.purpose === purpose)?.service
    const nothing = { name: '', country: '', privacyPolicy: '' }
    const shown = { ...showService(service ?? nothing), transfer: legal.transfers[purpose] }
    const names = Object.keys(shown).map((name) => [name, undefined])
    return { isThirdParty: service !== undefined, ...(service ? shown : Object.fromEntries(names)) }
  }
  const [video, scheduling] = [companyOf('video'), companyOf('scheduling')]
  const areThere = parties.length > 0
  const gone = (name: string) => gapFor(name, 'ce fait n’existe plus, récrivez ce passage')
  return {
    ...others,
    ...legal,
    guarantee: {
      ...legal.guarantee,
      countsNoShows: gone('guarantee.countsNoShows'),
      stillDue: gone('guarantee.stillDue'),
    },
    dpo: { ...legal.dpo, isNone: dpo === 'none' },
    host: { ...legal.host, transfer: legal.transfers.host },
    video: { ...video, hasTranscript: config.video.captions !== undefined },
    scheduling: {
      ...scheduling,
      name: scheduling.name ?? 'notre agenda',
      isDemo: config.scheduling.provider === 'demo',
      getsClickIds: false,
    },
    // Visits are counted by our own Matomo, in the log of our own server, or nowhere.
    audience: {
      isThere: audience !== null,
      inMatomo: audience?.provider === 'matomo',
      address: others.audience.url,
    },
    services: {
      areThere,
      loadOnRequest: areThere && consent === 'contextual',
      loadOnOpening: areThere && consent === 'none',
      // Of earlier releases, as `getsClickIds`.
      oneIsDiscreet: false,
      loadWithoutTrackers: false,
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
  const facts = describedKeys().filter((key) => key.startsWith('legal.'))
  return [...new Set([...walk(scope), ...facts.map((key) => key.replace('legal.', ''))])]
}
