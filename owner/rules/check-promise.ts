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

const NAMES = [...inLetters.keys()].join('|')
const WORD = `(?:${NAMES})s?`

/** Matches a number: `50`, `1 000`, `quatre-vingt-dix`, `trente et un`, `une cinquantaine de`. */
const NUMBER = `(?:\\d{1,3}(?:\\s\\d{3})+|\\d+|(?:une )?${WORD}(?:[- ](?:et[- ](?:un|onze)|${WORD}))*(?: de)?)`

/** Matches what the promise counts: `rendez-vous`, `nouveaux patients`, `par mois`. */
const COUNTED =
  '(?:nouve(?:aux|lles) |vrais )?(?:rendez.vous|rdv|patient|client|appel|demande|contact|réservation|consultation|séance|bilan|créneau|personne|prospect|par mois)'

/** What stands between the ends of a range: « de 30 à 50 », « entre 30 et 50 ». */
const BETWEEN = '(?:\\s+(?:à|et|ou)\\s+|\\s*[–—]\\s*|(?<=\\d)-)'

/** Matches the start of a range, if there is one, then a number of what the promise counts: `30 à 50+ patients`. */
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER}${BETWEEN})??(${NUMBER})(?=\\s*(\\+?)\\s*${COUNTED})`,
  'giu',
)

/** A smaller number is no promise: « 2 rendez-vous de suivi ». */
const LEAST = 10

/** Reads a number: `quatre-vingt-dix` → `90`. */
function amountOf(number: string): number {
  const digits = number.replace(/\s/g, '')
  if (/^\d+$/.test(digits)) return Number(digits)
  const words = number.toLowerCase().replace(/^une /, '').match(new RegExp(NAMES, 'g')) ?? []
  return words.reduce((sum, each) => sum + Number(inLetters.get(each)), 0)
}

/**
 * Finds numbers of appointments in the owner's sentences that are not the guaranteed one, and proposes the
 * placeholder. Outside the headline, only what is written as the promise counts: `50+ rendez-vous`.
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
    const other = [...text.matchAll(COUNT)].find(([, range, number = '', plus]) => {
      const amount = amountOf(number)
      const isPromise = amount >= LEAST && (isHeadline || plus)
      return isPromise && (range || amount !== guaranteed)
    })
    if (!other) continue
    const [words, range] = other
    const sentence = `Cette phrase dit « ${words} », et votre promesse est de ${guaranteed}. Avec « {appointmentsPerMonth} », le nombre la suit.`
    const start = text.slice(0, other.index)
    const end = text.slice(other.index + words.length)
    // Only the owner knows what a range is to become.
    yield look(inWords(path), sentence, range ? undefined : `${start}{appointmentsPerMonth}${end}`)
  }
}
