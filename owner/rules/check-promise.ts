import { inWords, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { textsIn } from '../values.ts'

/** Numbers in letters. From ten on, one of them may be a promise. */
const inLetters = new Map(
  'un 1,deux 2,trois 3,quatre 4,cinq 5,six 6,sept 7,huit 8,neuf 9,dix 10,onze 11,douze 12,treize 13,quatorze 14,quinze 15,seize 16,vingt 20,trente 30,quarante 40,cinquante 50,soixante 60,quatre-vingt 80,cent 100,dizaine 10,vingtaine 20,trentaine 30,quarantaine 40,cinquantaine 50,centaine 100'
    .split(',')
    .map((entry) => entry.split(' ') as [string, string]),
)

/** Matches one of them, the longest first: `quatre-vingt` before `quatre`. */
const word = (least: number) =>
  [...inLetters.keys()]
    .filter((name) => Number(inLetters.get(name)) >= least)
    .toSorted((one, other) => other.length - one.length)
    .join('|')
const ANY_WORD = new RegExp(word(1), 'g')

/** Matches a number from ten on: `50`, `1 000`, `quatre-vingt-dix`, `une cinquantaine de`. */
const NUMBER = `\\d{1,3}(?:[ \\u00a0]\\d{3})+|\\d{2,}|(?:une )?(?:${word(10)})s?(?:[- ](?:et[- ])?(?:${word(1)})s?)*(?: de)?`

/** What a number may count that is no appointment: a time, a share, a sum, who trusts the agency. */
const OTHER_THINGS =
  '[%€/°]|(?:h|j|min|minutes?|heures?|jours?|semaines?|mois|ans?|années?|euros?|psychologues?|praticiens?|thérapeutes?|cabinets?|avis)(?!\\p{L})'

const IN_HEADLINE = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?!(?:19|20)\\d\\d(?!\\d))(?:${NUMBER})(?![\\p{L}\\d]|[.,:-]\\d|[- ](?:${word(1)}))(?!\\s*(?:${OTHER_THINGS}))`,
  'giu',
)

/** Elsewhere, only what is written as the promise is: `50+ rendez-vous`. */
const ELSEWHERE = /\d+(?=\s*\+\s*rendez.vous)/giu

/** Reads a number: `quatre-vingt-dix` → `90`. */
function amountOf(number: string): number {
  const digits = number.replace(/\s/g, '')
  if (/^\d+$/.test(digits)) return Number(digits)
  const words = number.toLowerCase().replace(/^une /, '').match(ANY_WORD) ?? []
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
    const numbers = [...text.matchAll(isHeadline ? IN_HEADLINE : ELSEWHERE)]
    const other = numbers.find(([number]) => amountOf(number) !== guaranteed)
    if (!other) continue
    const [number] = other
    const sentence = `Cette phrase dit « ${number} », et votre promesse est de ${guaranteed}. Avec « {appointmentsPerMonth} », le nombre la suit.`
    const start = text.slice(0, other.index)
    const remedy = `${start}{appointmentsPerMonth}${text.slice(start.length + number.length)}`
    yield look(inWords(path), sentence, remedy)
  }
}
