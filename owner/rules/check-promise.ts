import { inWords, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { textsIn } from '../values.ts'

/** Numbers in letters, from the greatest one: `quatre-vingt` precedes `quatre`. */
const inLetters = new Map(
  `cent 100, centaine 100, quatre-vingt 80, soixante 60, cinquante 50, cinquantaine 50, quarante 40,
  quarantaine 40, trente 30, trentaine 30, vingt 20, vingtaine 20, seize 16, quinze 15, quatorze 14,
  treize 13, douze 12, onze 11, dix 10, dizaine 10, neuf 9, huit 8, sept 7, six 6, cinq 5, quatre 4,
  trois 3, deux 2, un 1`
    .split(/,\s*/)
    .map((entry) => entry.split(' ') as [string, string]),
)

const WORD = [...inLetters.keys()].join('|')

/** Matches a number: `50`, `1 000`, `quatre-vingt-dix`, `une cinquantaine de`. */
const NUMBER = `\\d{1,3}(?:[ \\u00a0]\\d{3})+|\\d{1,4}|(?:une )?(?:${WORD})s?(?:[- ](?:et[- ])?(?:${WORD})s?)*(?: de)?`

/** In a headline, a smaller number is no promise: « 2 étapes ». */
const LEAST_IN_HEADLINE = 10

/** What a number may count that is no appointment: a time, a share, a sum, who trusts the agency. */
const OTHER_THINGS =
  '[%€/°]|(?:h|j|min|minutes?|heures?|jours?|semaines?|mois|ans?|années?|euros?|psychologues?|praticiens?|thérapeutes?|cabinets?|avis)(?!\\p{L})'

/** No postcode, no telephone number, no year. */
const IN_HEADLINE = new RegExp(
  `(?<![\\p{L}\\d.,:/-]|\\d[ \\u00a0])(?!(?:19|20)\\d\\d(?!\\d))(?:${NUMBER})(?![\\p{L}\\d]|[.,: \\u00a0-]\\d|[- ](?:${WORD}))(?!\\s*(?:${OTHER_THINGS}))`,
  'giu',
)

/** What stands between the ends of a range: « de 30 à 50 », « entre 30 et 50 ». */
const BETWEEN = '\\s*(?:à|et|ou|[–—-])\\s*'
const RANGE_BEFORE = new RegExp(`(?:${NUMBER})${BETWEEN}$`, 'iu')
const RANGE_AFTER = new RegExp(`^${BETWEEN}(?:${NUMBER})`, 'iu')

/** Elsewhere, only what is written as the promise is: `50+ rendez-vous`. */
const ELSEWHERE = /\d+(?=\s*\+\s*rendez.vous)/giu

/** Reads a number: `quatre-vingt-dix` → `90`. */
function amountOf(number: string): number {
  const digits = number.replace(/\s/g, '')
  if (/^\d+$/.test(digits)) return Number(digits)
  const words = number.toLowerCase().replace(/^une /, '').match(new RegExp(WORD, 'g')) ?? []
  return words.reduce((sum, each) => sum + Number(inLetters.get(each)), 0)
}

/**
 * Finds numbers in the owner's sentences that are not the guaranteed one, and proposes the placeholder.
 *
 * @param sentences as the owner typed them
 */
export function* checkPromise(
  sentences: unknown,
  { promise }: Pick<SiteConfig, 'promise'>,
): Problems {
  const guaranteed = promise.appointmentsPerMonth
  for (const [path, text] of textsIn(sentences)) {
    const isHeadline = path[0] === 'home' && path[1] === 'hero'
    const [form, least] = isHeadline ? [IN_HEADLINE, LEAST_IN_HEADLINE] : [ELSEWHERE, 0]
    const other = [...text.matchAll(form)].find(([number]) => {
      const amount = amountOf(number)
      return amount >= least && amount !== guaranteed
    })
    if (!other) continue
    const [number] = other
    const sentence = `Cette phrase dit « ${number} », et votre promesse est de ${guaranteed}. Avec « {appointmentsPerMonth} », le nombre la suit.`
    const start = text.slice(0, other.index)
    const end = text.slice(start.length + number.length)
    const isRange = RANGE_BEFORE.test(start) || RANGE_AFTER.test(end)
    const remedy = isRange ? undefined : `${start}{appointmentsPerMonth}${end}`
    yield look(inWords(path), sentence, remedy)
  }
}
