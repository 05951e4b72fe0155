// Describes to the legal texts the companies that receive data: the host, and those behind the video, the calendar and
// the count of visits. `template-values.ts` calls these functions.

import { findCountryGroup } from '../../services/country-groups.ts'
import { describeMatomo } from '../../services/matomo.ts'
import type { Service } from '../../services/Service.ts'
import type { Purpose, ThirdParty } from '../../src/embeds/consent/consent.ts'
import { withPreposition } from '../../src/fill.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { MarkdownValue } from './MarkdownValue.ts'
import { escapeMarkdown, link } from './markdown.ts'
import { fixedText, gapFor, writeAnswers } from './write-answers.ts'

/** What legal texts speak of: the owner's answers, and the companies behind the video and the calendar. */
export type LegalContext = { config: SiteConfig; companies: ThirdParty[] }

/** What allows data to be sent to a company outside the European Economic Area (RGPD, articles 44 to 46). */
const guarantees = {
  adequate: 'Décision d’adéquation de la Commission européenne',
  'united-states':
    'Data Privacy Framework (décision (UE) 2023/1795) si l’entreprise y est inscrite ; à défaut, clauses contractuelles types de la Commission européenne',
  other:
    'Pas de décision d’adéquation : le transfert demande l’une des garanties de l’article 46 du RGPD ; écrivez-nous pour savoir laquelle et en obtenir une copie',
}

/** Who receives data of visitors, with the key of the answer that tells the country. */
type Receiver = { key: string; name: string | null; country: string | null }

/** Lists the host, the companies behind the video and the calendar, and the one that counts visits. */
export function listReceivers({ config, companies }: LegalContext): Receiver[] {
  const { name, country } = config.legal.host
  const counter = describeMatomo(config.audience)?.company
  return [
    { key: 'legal.host.country', name, country },
    ...companies.map(({ purpose, service }) => ({ key: `${purpose}.country`, ...service })),
    ...(counter ? [{ key: 'audience.url', ...counter }] : []),
  ]
}

/** Lists the companies outside the European Economic Area, with what allows data to be sent to them. */
export const describeTransfers = (context: LegalContext) =>
  listReceivers(context).flatMap(({ key, name, country }) => {
    const group = country && findCountryGroup(country)
    if (group === 'eea') return []
    const missing = gapFor(key)
    return [
      {
        name: name ?? gapFor('legal.host.name'),
        country: country ?? missing,
        guarantee: group ? guarantees[group] : missing,
      },
    ]
  })

/** What is known of a service's purposes and trackers; where it is little, its policy says the rest. */
function describeCompany(service: Service) {
  const { name, country, company, purposes, trackers, privacyPolicy } = service
  const policy = link(`politique de confidentialité ${withPreposition(name)}`, privacyPolicy)
  const listed = trackers?.map((tracker) => `${tracker.name} : ${tracker.duration}`).join(' ; ')
  return {
    name,
    company: company && company !== name ? `${name} (${company})` : name,
    country,
    note: service.note ?? null,
    policy: new MarkdownValue(privacyPolicy, policy),
    purposes: purposes ? fixedText(purposes) : new MarkdownValue(null, `Voir la ${policy}`),
    trackers: new MarkdownValue(
      trackers,
      listed === undefined
        ? `Liste et durées : voir la ${policy}`
        : escapeMarkdown(listed || 'Aucun, selon l’entreprise'),
    ),
  }
}

/**
 * Describes the company behind the video or the calendar. If there is none, its keys are present all the same, and
 * `undefined`: `listNames` lists them, so that a legal text may name them on any site.
 */
export function describeThirdParty(purpose: Purpose, companies: ThirdParty[]) {
  const service = companies.find((company) => company.purpose === purpose)?.service
  const described = service && describeCompany(service)
  return {
    isThirdParty: service !== undefined,
    name: described?.name ?? null,
    company: described?.company,
    country: described?.country,
    note: described?.note ?? null,
    policy: described?.policy,
    purposes: described?.purposes,
    trackers: described?.trackers,
  }
}

export function describeCounting(audience: SiteConfig['audience']) {
  const counter = describeMatomo(audience)?.company
  return {
    isThere: audience.url !== null,
    address: audience.url ? writeAnswers(audience.url, 'audience.url') : undefined,
    isThirdParty: counter !== undefined,
    name: counter?.name,
    country: counter?.country,
  }
}
