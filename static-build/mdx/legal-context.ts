import type { LegalFacts } from '../../src/config/LegalFacts.ts'
import type { Site } from '../../src/config/Site.ts'
import type { Service } from '../../src/embeds/Service.ts'

/** Everything that the legal texts may speak of. */
export type LegalContext = {
  legal: LegalFacts
  name: string
  url: string
  consent: Site['consent']
  /** Companies behind the embeds; `null` where the site serves the thing itself. */
  video: Service | null
  scheduling: Service | null
}

type Condition = (context: LegalContext) => boolean

const hasThirdParty: Condition = ({ video, scheduling }) => video !== null || scheduling !== null

/**
 * Names that `<Show when="…">` and `<Row when="…">` take. Where a fact may be unknown, the branch
 * that holds its placeholder is the one that remains.
 */
export const conditions = {
  'third-party': hasThirdParty,
  'no-third-party': (context) => !hasThirdParty(context),
  'loads-on-opening': (context) => hasThirdParty(context) && context.consent === 'none',
  'loads-on-request': (context) => hasThirdParty(context) && context.consent === 'contextual',
  'video-third-party': ({ video }) => video !== null,
  'video-own': ({ video }) => video === null,
  'scheduling-third-party': ({ scheduling }) => scheduling !== null,
  'scheduling-own': ({ scheduling }) => scheduling === null,

  'sole-trader': ({ legal }) => legal.publisher.isSoleTrader === true,
  'not-sole-trader': ({ legal }) => legal.publisher.isSoleTrader !== true,
  company: ({ legal }) => legal.publisher.isSoleTrader === false,
  'status-unknown': ({ legal }) => legal.publisher.isSoleTrader === null,
  'rne-only': ({ legal }) => legal.publisher.isInRneOnly === true,
  rcs: ({ legal }) => legal.publisher.isInRneOnly !== true,
  'vat-exempt': ({ legal }) => legal.publisher.vatExemptText !== null,
  vat: ({ legal }) => legal.publisher.vatExemptText === null,
  'hours-known': ({ legal }) => legal.publisher.hours !== null,
  'data-storage': ({ legal }) => legal.dataStorage.length > 0,
  insured: ({ legal }) => legal.insurance !== null,
  credits: ({ legal }) => legal.credits === null || legal.credits.length > 0,
  dpo: ({ legal }) => legal.dpo !== 'none',
  'no-dpo': ({ legal }) => legal.dpo === 'none',

  'no-shows-counted': ({ legal }) => legal.guarantee.countsNoShows === true,
  'no-shows-not-counted': ({ legal }) => legal.guarantee.countsNoShows === false,
  'no-shows-unknown': ({ legal }) => legal.guarantee.countsNoShows === null,
  'ads-paid-by-client': ({ legal }) => legal.guarantee.adBudgetPaidBy === 'client',
  'ads-paid-by-publisher': ({ legal }) => legal.guarantee.adBudgetPaidBy === 'publisher',
  'ads-payer-unknown': ({ legal }) => legal.guarantee.adBudgetPaidBy === null,
  // Nothing is asked of a client who does not pay for the ads.
  'ad-budget-minimum': ({ legal }) =>
    legal.guarantee.minimumAdBudget !== 'none' && legal.guarantee.adBudgetPaidBy !== 'publisher',
  'something-still-due': ({ legal }) => legal.guarantee.stillDue !== 'none',
  'nothing-still-due': ({ legal }) => legal.guarantee.stillDue === 'none',
  exclusions: ({ legal }) =>
    legal.guarantee.exclusions === null || legal.guarantee.exclusions.length > 0,
  'no-exclusions': ({ legal }) => legal.guarantee.exclusions?.length === 0,
  cap: ({ legal }) => legal.guarantee.cap !== 'none',
  'no-cap': ({ legal }) => legal.guarantee.cap === 'none',
} as const satisfies Record<string, Condition>
