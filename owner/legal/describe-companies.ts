// Describes to the legal texts the companies that receive data: the host, and those behind the video, the calendar and
// the count of visits. `template-values.ts` calls these functions.

import { findCountryGroup } from '../../services/country-groups.ts'
import { describeMatomo } from '../../services/matomo.ts'
import { type EmbedKind, embedKinds, type Service } from '../../services/Service.ts'
import type { ThirdParty } from '../../src/embeds/consent/consent.ts'
import { withPreposition } from '../../src/fill.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { answersAsMarkdown, fixedText, gapFor } from './answers-as-markdown.ts'
import { MarkdownValue } from './MarkdownValue.ts'
import { link } from './markdown.ts'

/** The answers, and the companies to speak of. The check leaves out a company whose name is still our example. */
export type LegalContext = { config: SiteConfig; thirdParties: ThirdParty[] }

/** What allows data to be sent to a company outside the European Economic Area (RGPD, articles 44 to 46). */
const safeguards = {
  adequate: 'Décision d’adéquation de la Commission européenne',
  'united-states':
    'Data Privacy Framework (décision (UE) 2023/1795) si l’entreprise y est inscrite ; à défaut, clauses contractuelles types de la Commission européenne',
  other:
    'Pas de décision d’adéquation : le transfert demande l’une des garanties de l’article 46 du RGPD ; écrivez-nous pour savoir laquelle et en obtenir une copie',
}

/** Who receives data of visitors, with the key of the answer that tells the country. Only the host may be unknown. */
type Receiver = { key: string; name: string | null; country: string | null }

/** Lists the host, who serves the video and the calendar, and the company that counts visits. */
export function listReceivers({ config, thirdParties }: LegalContext): Receiver[] {
  const { name, country } = config.legal.host
  const receivers: Receiver[] = [{ key: 'legal.host.country', name, country }]
  for (const kind of embedKinds) {
    const server = companyFor(kind, thirdParties) ?? ownServer(kind, config)
    if (server) receivers.push({ key: `${kind}.country`, ...server })
  }
  const counter = describeMatomo(config.audience)?.company
  if (counter) receivers.push({ key: 'audience.url', ...counter })
  // One company may host the site and a server beside it.
  const names = receivers.map((receiver) => `${receiver.name} (${receiver.country})`)
  return receivers.filter((_, index) => names.indexOf(names[index] ?? '') === index)
}

const companyFor = (wanted: EmbedKind, thirdParties: ThirdParty[]) =>
  thirdParties.find(({ kind }) => kind === wanted)?.service

/** Who hosts the calendar or the player that the owner runs on a server of his own, once he has said it. */
function ownServer(kind: EmbedKind, config: SiteConfig) {
  const { isOwn, host, country } = config[kind]
  return isOwn && host && country ? { name: host, country } : undefined
}

/** Lists the companies outside the European Economic Area, with what allows data to be sent to them. */
export const describeTransfers = (context: LegalContext) =>
  listReceivers(context).flatMap(({ name, country }) => {
    const group = country === null ? undefined : findCountryGroup(country)
    if (group === 'eea') return []
    const missing = gapFor('legal.host.country')
    return [
      {
        name: name ?? gapFor('legal.host.name'),
        country: country ?? missing,
        safeguard: group ? safeguards[group] : missing,
      },
    ]
  })

/**
 * Describes who serves the video or the calendar: another company, the host of a server of the owner's, or nobody.
 * What is not there is `undefined`, so that `listNames` finds its name all the same.
 */
export function describeEmbed(kind: EmbedKind, { config, thirdParties }: LegalContext) {
  const service = companyFor(kind, thirdParties)
  const isOwn = Boolean(config[kind].isOwn)
  const server = ownServer(kind, config)
  // Until the owner has said whose server it is, the example « oui » stands in, and what follows from it is missing.
  const missing = isOwn ? gapFor(`${kind}.isOwn`) : undefined
  return {
    isThirdParty: service !== undefined,
    isOwn,
    name: service?.name ?? null,
    company:
      service && (service.legalName ? `${service.name} (${service.legalName})` : service.name),
    country: (service ?? server)?.country ?? missing,
    host: server?.name ?? missing,
    note: service?.note ?? null,
    policy: service && policyOf(service),
    purposes: service && purposesOf(service),
    trackers: service && trackersOf(service),
  }
}

const policyOf = ({ name, privacyPolicy }: Service) =>
  new MarkdownValue(
    privacyPolicy,
    link(`politique de confidentialité ${withPreposition(name)}`, privacyPolicy),
  )

const purposesOf = (service: Service) =>
  service.purposes
    ? fixedText(service.purposes)
    : new MarkdownValue(null, `Voir la ${policyOf(service).markdown}`)

function trackersOf(service: Service): MarkdownValue {
  const { trackers } = service
  if (!trackers) {
    return new MarkdownValue(null, `Liste et durées : voir la ${policyOf(service).markdown}`)
  }
  const listed = trackers.map(({ name, duration }) => `${name} : ${duration}`).join(' ; ')
  return fixedText(listed || 'Aucun, selon l’entreprise')
}

export function describeCounting(audience: SiteConfig['audience']) {
  const matomo = describeMatomo(audience)
  const counter = matomo?.company
  return {
    isThere: matomo !== undefined,
    address: matomo && answersAsMarkdown(audience.url, 'audience.url'),
    isThirdParty: counter !== undefined,
    name: counter?.name,
    country: counter?.country,
  }
}
