/*
 * Makes the values that legal texts may name between `{{ }}` and `{% %}`: the answers of `site.yaml`, and what follows
 * from them. `fillTemplate` gives them to Liquid. There are four kinds of value:
 * - An answer. Conditions compare what the owner wrote, and the page shows its Markdown.
 * - A gap, for a missing answer. It is false in conditions, and the page shows « [À compléter : …] ».
 * - Nothing, for a missing answer that nobody needs. It is false in conditions, and the page shows nothing.
 * - `undefined`, for what this site does not have. Liquid refuses the text, unless a condition skips the passage.
 */
import { joinWords } from '../problems/join-words.ts'
import { embedNames } from '../questions/embeds.ts'
import { sirenOf, vatNumberOf } from '../questions/registry-numbers.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { capitalised } from '../typography.ts'
import { isObject } from '../values.ts'
import { answersAsMarkdown, fixedText, gapFor } from './answers-as-markdown.ts'
import { describeCounting, describeEmbed, describeTransfers } from './describe-companies.ts'
import { durations } from './durations.ts'
import { listThirdParties } from './list-third-parties.ts'
import { MarkdownValue } from './MarkdownValue.ts'
import { groupDigits } from './markdown.ts'

type Legal = SiteConfig['legal']

/** Adds the « EI » that a sole trader must write beside his name (Code de commerce, art. R. 526-27). */
function publisherName({ name, legalForm }: Legal['publisher']): string | null {
  if (!name || legalForm !== 'EI') return name
  const isWritten = /\bEI\b|entrepreneur individuel/i.test(name)
  return isWritten ? name : `${name} EI`
}

/** Matches a `groupement d’intérêt économique`. */
const INTEREST_GROUP = /groupement d.intérêt économique|\bGIE\b/i

function describePublisher(publisher: Legal['publisher']) {
  const { legalForm, legalFormName, shareCapital, chargesVat, siret } = publisher
  const isSoleTrader = legalForm === 'EI'
  const isCompany = legalForm !== null && !isSoleTrader && legalForm !== 'association'
  const named = { ...publisher, name: publisherName(publisher) }
  const shown = answersAsMarkdown(named, 'legal.publisher')
  return {
    ...shown,
    legalForm: withCapital(legalForm === 'autre' ? shown.legalFormName : shown.legalForm),
    shareCapital: withCapital(shown.shareCapital),
    siren: fromSiren(siret, groupDigits),
    isSoleTrader,
    // An economic interest group may have no capital (Code de commerce, art. L. 251-3).
    hasCapital: isCompany && (shareCapital !== null || !INTEREST_GROUP.test(legalFormName ?? '')),
    hasVat: chargesVat !== false,
    vat: chargesVat === null ? gapFor('legal.publisher.chargesVat') : fromSiren(siret, vatNumberOf),
  }
}

/** Begins with a capital, as it stands alone in the legal notices: « Société civile », « Variable, 1 000 € minimum ». */
const withCapital = (value: MarkdownValue) =>
  new MarkdownValue(value.valueOf(), capitalised(value.markdown))

const fromSiren = (siret: string | null, write: (siren: string) => string) =>
  siret ? fixedText(write(sirenOf(siret))) : gapFor('legal.publisher.siret')

/** Makes all the values: every key of `site.yaml`, without its `legal.`, and what follows from the answers. */
export function templateValues(config: SiteConfig) {
  const thirdParties = listThirdParties(config)
  const context = { config, thirdParties }
  const { legal, ...others } = answersAsMarkdown(config)
  const publisher = describePublisher(config.legal.publisher)
  const scheduling = describeEmbed('scheduling', context)
  const hasCompanies = thirdParties.length > 0
  return {
    ...others,
    ...legal,
    ...durations,
    call: { minutes: fixedText(`${config.call.minutes} minutes`) },
    publisher,
    // A sole trader is the director of what he publishes (loi n° 82-652, article 93-2).
    director: publisher.isSoleTrader ? { name: publisher.name } : legal.director,
    transfers: describeTransfers(context),
    video: describeEmbed('video', context),
    scheduling: {
      ...scheduling,
      name: scheduling.name ?? 'notre agenda',
      isDemo: config.scheduling.provider === 'demo',
    },
    audience: describeCounting(config.audience),
    services: {
      areThere: hasCompanies,
      contents: fixedText(joinWords(thirdParties.map(({ kind }) => embedNames[kind]))),
      loadOnRequest: hasCompanies && config.consent === 'contextual',
    },
  }
}

/** Lists the names of groups and of what they hold, even without a value: `publisher`, `publisher.siret`. */
export function listNames(group: object): string[] {
  const names: string[] = []
  for (const [name, value] of Object.entries(group)) {
    names.push(name)
    const isGroup = isObject(value) && !(value instanceof MarkdownValue)
    if (isGroup) names.push(...listNames(value).map((inner) => `${name}.${inner}`))
  }
  return names
}
