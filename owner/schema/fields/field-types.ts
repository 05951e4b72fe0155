import { parsePlainUrl } from '../../../services/addresses/plain-url.ts'
import { findContrastFault } from '../../brand-colors.ts'
import { isYes } from '../../values.ts'
import { type Description, field, type Kind, type Refusal, refusal } from './field.ts'
import { readAmount, readPhone, withScheme } from './read-as-written.ts'
import { digitsOf, findSiretFault, parseVatNumber } from './registry-numbers.ts'

/** Finds the reason why a text is refused whatever its kind. */
function findTextFault(text: string, max: number): Refusal | undefined {
  if (text === '') return refusal('text-empty', {})
  if (text.length > max) return refusal('text-too-long', { most: max, length: text.length })
  // Control characters, line breaks, text-direction marks, halves of an emoji.
  if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u.test(text)) {
    return refusal('text-invisible', {})
  }
  if (/^(?:[x.?…_-]+|todo|tbd|none|n\/?a|(?:à|a) compl[ée]ter)$/i.test(text)) {
    return refusal('text-to-complete', {})
  }
  return undefined
}

type Options = { max?: number; extensions?: readonly string[] }

/** Words by which owners answer that there is nothing of what a question asks for, e.g. no budget. */
const noneWords = /^(?:none|aucune?|non|néant|0|0 ?€)$/i

/**
 * Makes the function that turns the description of a key into a schema, for texts of this kind.
 *
 * @param read gives the text as we understand it, or nothing: it is then refused for `usualRefusal`
 */
const text =
  (
    kind: Kind,
    usualRefusal: Refusal = refusal('not-text', {}),
    read: (typed: string) => string | undefined = (typed) => typed,
    { max = 300, extensions }: Options = {},
  ) =>
  (about: Description) =>
    field({ kind, extensions, ...about }, usualRefusal, (typed, refuse): string => {
      if (about.mayBeNone && noneWords.test(typed)) return 'none'
      const fault = findTextFault(typed, max)
      if (fault) return refuse(fault)
      const value = read(typed)
      if (value !== undefined) return value
      // An owner may type the question too, as in « Capital social : 2000 € ».
      const answer = read(typed.replace(/^.*?:\s*/, ''))
      return refuse({ ...usualRefusal, corrections: answer ? [answer] : [] })
    })

/** Makes a reader that returns a text of this form unchanged, and refuses any other. */
const ofForm = (form: RegExp) => (typed: string) => (form.test(typed) ? typed : undefined)

export const line = text('line')
export const shortLine = text('line', undefined, undefined, { max: 80 })
export const sentence = text('sentence', undefined, undefined, { max: 1000 })
export const email = text(
  'email',
  refusal('not-email', {}),
  // Before the `@`, only characters that have no other meaning in a `mailto:` link are accepted.
  ofForm(/^[\p{L}\d._+-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u),
)
export const phone = text('phone', refusal('not-phone', {}), readPhone)
export const amount = text('line', refusal('not-amount', {}), readAmount)
export const url = text('url', refusal('not-url', {}), (typed) =>
  parsePlainUrl(withScheme(typed)) ? withScheme(typed) : undefined,
)
export const siteUrl = text('url', refusal('not-site-url', {}), (typed) => {
  const address = withScheme(typed.toLowerCase()).replace(/\/+$/, '')
  return parsePlainUrl(address)?.origin === address ? address : undefined
})
export const clockTime = text(
  'line',
  refusal('not-duration', {}),
  ofForm(/^(?:\d:)?[0-5]?\d:[0-5]\d$/),
)
export const siret = (about: Description) =>
  field({ kind: 'siret', ...about }, refusal('not-siret', {}), (typed, refuse) => {
    const code = findSiretFault(typed)
    return code ? refuse(refusal(code, {})) : digitsOf(typed)
  })
export const rna = text('line', refusal('not-rna', {}), (typed) => {
  const number = digitsOf(typed).toUpperCase()
  return /^W[\dA-Z]{9}$/.test(number) ? number : undefined
})
export const vatNumber = text('vat', refusal('not-vat-number', {}), parseVatNumber)
/** Takes the town of a trade register, which may also be typed « RCS Lyon » or « Lyon RCS ». */
export const city = text('line', refusal('not-city', {}), (typed) => {
  const town = typed.replace(/^RCS (?:de |d[’'])?| RCS$/i, '')
  return /^(?!RCS\b)\p{L}[\p{L}\d '’.-]*$/iu.test(town) ? town : undefined
})

/** Takes a name or a country that can stand in a sentence: letters, digits and plain punctuation. */
export const properName = text(
  'line',
  refusal('not-proper-name', {}),
  ofForm(/^[\p{L}\p{N}][\p{L}\p{N} .,'’&+()-]{0,79}$/u),
)

/**
 * Takes the path of a file in the site's folder, and refuses a path out of that folder or to a hidden file.
 *
 * @param kind what the file is: `un fichier WebVTT`
 */
export const file = (extensions: readonly string[], kind: string) =>
  text(
    'file',
    refusal('not-file', { kind }),
    (typed) => {
      const end = typed.split('.').at(-1)?.toLowerCase() ?? ''
      const isPath = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(typed)
      return isPath && extensions.includes(end) ? typed : undefined
    },
    { extensions },
  )

const no = /^(?:non|no|false)$/i

export const yesNo = (about: Omit<Description, 'example'>) =>
  field(
    { kind: 'yes-no', example: 'oui', values: ['oui', 'non'], ...about },
    refusal('not-choice', {}),
    (typed, refuse) => isYes(typed) || (no.test(typed) ? false : refuse()),
  )

/** Takes a whole number, also written « 30 min » or « 1 000 ». */
export const whole = ({
  min,
  max,
  unit = '',
  ...about
}: Description & { min: number; max: number }) =>
  field(
    { kind: 'number', unit, ...about },
    refusal('not-number', { min, max }),
    (typed, refuse) => {
      const [, digits = '', rest = ''] = /^(\d[\d\s]*)\+?\s*(.*?)\.?$/.exec(typed) ?? []
      const value = Number(digits.replace(/\s/g, '') || Number.NaN)
      // « min » is enough for « minutes », and « par mois » for « rendez-vous par mois ».
      const isUnit = unit.startsWith(rest.toLowerCase()) || unit.endsWith(rest.toLowerCase())
      return isUnit && value >= min && value <= max ? value : refuse()
    },
  )

/** Takes a width over a height: `16 / 9`, `1.78`, `1,78`. */
export const ratio = (about: Description) =>
  field({ kind: 'number', ...about }, refusal('not-ratio', {}), (typed, refuse) => {
    const [width, height = 1] = typed
      .replaceAll(',', '.')
      .split(/[/:x×]/)
      .map(Number)
    const value = (width ?? 0) / height
    return value >= 0.5 && value <= 3 ? value : refuse()
  })

/** Takes capitals and accents off, for comparing: « Réservation » → « reservation ». */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Takes one of a few words, whatever its capitals and accents. */
export const choice = <const Values extends readonly string[]>(
  values: Values,
  about: Omit<Description, 'example'>,
) =>
  field(
    { kind: 'choice', example: values[0] ?? '', values, ...about },
    refusal('not-choice', {}),
    (typed, refuse): Values[number] =>
      values.find((value) => plain(value) === plain(typed)) ?? refuse(),
  )

/** Takes a colour in which text can be read on our backgrounds. */
export const color = (about: Description) =>
  field({ kind: 'color', ...about }, refusal('not-color', {}), (typed, refuse) => {
    const hex = `#${typed.toLowerCase().replace('#', '')}`.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    const isColor = /^#[\da-f]{6}$/.test(hex)
    if (!isColor) return refuse()
    const fault = findContrastFault(hex)
    if (!fault) return hex
    const { contrast, readable } = fault
    return refuse(refusal('color-too-light', { contrast }, [readable]))
  })
