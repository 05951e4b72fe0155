// Describes to the legal texts the companies that receive data: those behind the video, the calendar and the
// count of visits, and those that keep data for the owner. `template-values.ts` calls these functions.

import { findCountryGroup } from '../../services/country-groups.ts'
import { describeMatomo } from '../../services/matomo.ts'
import type { Service } from '../../services/Service.ts'
import type { Purpose, ThirdParty } from '../../src/embeds/consent/consent.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { MarkdownValue } from './MarkdownValue.ts'
import { escapeMarkdown, link } from './markdown.ts'
import { absent, fixedText, gapFor, writeAnswers } from './write-answers.ts'

/** What legal texts speak of: the owner's answers, and the companies behind the video and the calendar. */
export type LegalContext = { config: SiteConfig; companies: ThirdParty[] }

/** What allows data to be sent to a company: its country, the list of the Data Privacy Framework, or a contract. */
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
 * @param isListed whether an American company is on the list of the Data Privacy Framework; `null` while the
 *   owner has not answered
 * @param key of the question about that list, if any: without an answer, the page says « [À compléter : …] »
 */
export function describeTransfer(country: string | null, isListed: boolean | null, key?: string) {
  if (country === null) return absent
  const group = findCountryGroup(country)
  if (group === 'eea' || group === 'adequate') return fixedText(transferWords[group])
  if (group !== 'united-states') return fixedText(transferWords.clauses)
  if (isListed === null && key) return gapFor(key)
  return fixedText(isListed ? transferWords.listed : transferWords.clauses)
}

/** Puts « de » before a name: `Calendly` → « de Calendly », `iClosed` → « d’iClosed ». */
const withPreposition = (name: string) =>
  /^[aeiouyàâéèêëîïôù]/i.test(name) ? `d’${name}` : `de ${name}`

function describeTrackers({ name, trackers }: Service): string {
  if (!trackers) return `${name} n’en publie pas la liste`
  if (trackers.length === 0) return 'Aucun, selon l’entreprise'
  return trackers.map((tracker) => `${tracker.name} : ${tracker.duration}`).join(' ; ')
}

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

/**
 * Describes the company behind the video or the calendar. If there is none, its keys are present all the same, and
 * `undefined`: `listNames` lists them, so that a legal text may name them on any site.
 */
export function describeThirdParty(purpose: Purpose, { config, companies }: LegalContext) {
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

export function describeDataStorage(company: SiteConfig['legal']['dataStorage'][number]) {
  const key = 'legal.dataStorage'
  return {
    ...writeAnswers(company, key),
    phone: company.phone ? writeAnswers(company.phone, `${key}.phone`) : absent,
    // A company is on the Data Privacy Framework list only if the owner declares it.
    transfer: describeTransfer(company.country, company.dpf === true),
  }
}

export function describeCounting(audience: SiteConfig['audience']) {
  const counter = audience ? describeMatomo(audience).company : undefined
  return {
    isThere: audience !== null,
    address: audience ? writeAnswers(audience.url, 'audience.url') : undefined,
    isThirdParty: counter !== undefined,
    name: counter?.name,
    country: counter?.country,
    // No question asks whether this company is on the Data Privacy Framework list: it counts as not listed.
    transfer: counter && describeTransfer(counter.country, false),
  }
}
