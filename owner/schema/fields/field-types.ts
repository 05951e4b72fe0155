/*
 * Every kind of answer that a key of `site.yaml` may take. Each export is called with the description of a key
 * and returns its Zod schema: `email({ label: 'e-mail du support', example: 'bonjour@mon-agence.fr' })`.
 */
import { parsePlainUrl } from '../../../services/addresses/plain-url.ts'
import { findContrastFault } from '../../brand-colors.ts'
import { readCountry } from '../../questions/countries.ts'
import { readAmount, readPhone, withScheme } from '../../questions/read-as-written.ts'
import { digitsOf, parseVatNumber, refusalOfSiret } from '../../questions/registry-numbers.ts'
import { isYes } from '../../values.ts'
import { field } from './field.ts'
import type { Description, Kind } from './KeyDescription.ts'
import { type Refusal, refusal } from './refusal.ts'

/** A kind of text, e.g. an e-mail address: how to read it, and why any other text is refused. */
type TextForm = {
  refusal?: Refusal
  /** Returns the text as the site will write it, or `undefined` for a text of another kind. */
  read?: (typed: string) => string | undefined
  /** The greatest number of characters. */
  max?: number
  extensions?: readonly string[]
}

/** Matches signs that no answer may have: control characters, line breaks, direction marks, half emojis. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u
/** Matches what people type while they do not know the answer: `…`, `xxx`, `à compléter`. */
const TO_COMPLETE = /^(?:[x.?…_-]+|todo|tbd|none|n\/?a|(?:à|a) compl[ée]ter)$/i
/** Matches words by which owners answer that there is nothing to give, e.g. no budget: `aucun`, `0 €`. */
const NONE = /^(?:none|aucune?|non|néant|0|0 ?€)$/i

function findTextFault(text: string, max: number): Refusal | undefined {
  if (text === '') return refusal('text-empty', {})
  if (text.length > max) return refusal('text-too-long', { most: max, length: text.length })
  if (INVISIBLE.test(text)) return refusal('text-invisible', {})
  if (TO_COMPLETE.test(text)) return refusal('text-to-complete', {})
  return undefined
}

/** Makes a function that turns the description of a key into a schema, for texts of one kind. */
function textField(kind: Kind, form: TextForm = {}) {
  const { max = 300, read = (typed) => typed, extensions } = form
  const usualRefusal = form.refusal ?? refusal('not-text', {})
  return (about: Description) =>
    field({ kind, extensions, ...about }, usualRefusal, (typed, refuse): string => {
      if (about.mayBeNone && NONE.test(typed)) return 'none'
      const fault = findTextFault(typed, max)
      if (fault) return refuse(fault)
      const value = read(typed)
      if (value !== undefined) return value
      // Where the owner typed the question too, « Capital social : 2000 € », the rest is proposed.
      const answer = read(typed.replace(/^.*?:\s*/, ''))
      return refuse({ ...usualRefusal, corrections: answer ? [answer] : [] })
    })
}

const matching = (form: RegExp) => (typed: string) => (form.test(typed) ? typed : undefined)

/** Matches an e-mail address, except one with a sign that means something in a `mailto:` link, such as `?` or `&`. */
const EMAIL = /^[\p{L}\d._+-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u
/** Matches a length of time in minutes and seconds, or with hours: `3:20`, `1:02:45`. */
const CLOCK_TIME = /^(?:\d:)?[0-5]?\d:[0-5]\d$/
/** Matches a name or a country that can stand in a sentence: letters, digits and plain punctuation. */
const PROPER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,'’&+()-]{0,79}$/u
/** Matches « RCS », the abbreviation of the trade register, beside a town: « RCS Lyon », « Lyon RCS ». */
const RCS = /^RCS (?:de |d[’'])?| RCS$/i
/** Matches the name of a town, « Lyon », but not the abbreviation of the trade register, « RCS ». */
const TOWN = /^(?!RCS\b)\p{L}[\p{L}\d '’.-]*$/iu
/** Matches a path inside the site's folder, without hidden files or folders: `media/film.mp4`. */
const FILE_PATH = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/

export const line = textField('line')
export const shortLine = textField('line', { max: 80 })
export const sentence = textField('sentence', { max: 1000 })
export const email = textField('email', {
  refusal: refusal('not-email', {}),
  read: matching(EMAIL),
})
export const phone = textField('phone', { refusal: refusal('not-phone', {}), read: readPhone })
export const amount = textField('line', { refusal: refusal('not-amount', {}), read: readAmount })
export const url = textField('url', {
  refusal: refusal('not-url', {}),
  read(typed) {
    const address = withScheme(typed)
    return parsePlainUrl(address) ? address : undefined
  },
})
export const siteUrl = textField('url', {
  refusal: refusal('not-site-url', {}),
  read(typed) {
    const address = withScheme(typed.toLowerCase()).replace(/\/+$/, '')
    return parsePlainUrl(address)?.origin === address ? address : undefined
  },
})
export const clockTime = textField('line', {
  refusal: refusal('not-duration', {}),
  read: matching(CLOCK_TIME),
})
export const siret = (about: Description) =>
  field({ kind: 'siret', ...about }, refusal('not-siret', {}), (typed, refuse) => {
    const digits = digitsOf(typed)
    return refusalOfSiret(digits) ? refuse() : digits
  })
export const country = textField('line', { refusal: refusal('not-country', {}), read: readCountry })
export const vatNumber = textField('vat', {
  refusal: refusal('not-vat-number', {}),
  read: parseVatNumber,
})
export const city = textField('line', {
  refusal: refusal('not-city', {}),
  read: (typed) => matching(TOWN)(typed.replace(RCS, '')),
})
export const properName = textField('line', {
  refusal: refusal('not-proper-name', {}),
  read: matching(PROPER_NAME),
})

/** Makes the kind of answer that is a file of the site's folder. `what` names it: « un fichier WebVTT ». */
export const file = (extensions: readonly string[], what: string) =>
  textField('file', {
    refusal: refusal('not-file', { kind: what }),
    extensions,
    read(typed) {
      const extension = typed.split('.').at(-1)?.toLowerCase() ?? ''
      return extensions.includes(extension) ? matching(FILE_PATH)(typed) : undefined
    },
  })

const NO = /^(?:non|no|false)$/i

export const yesNo = (about: Omit<Description, 'example'>) =>
  field(
    { kind: 'yes-no', example: 'oui', values: ['oui', 'non'], ...about },
    refusal('not-choice', {}),
    (typed, refuse) => {
      if (isYes(typed)) return true
      return NO.test(typed) ? false : refuse()
    },
  )

/** A whole number, with a unit or without: `30 min.`, `1 000`, `30+ rendez-vous`. */
const NUMBER_AND_UNIT = /^(\d[\d\s]*)\+?\s*(.*?)\.?$/

export const whole = ({
  min,
  max,
  unit = '',
  ...about
}: Description & { min: number; max: number; unit?: string }) =>
  field({ kind: 'number', ...about }, refusal('not-number', { min, max }), (typed, refuse) => {
    const match = NUMBER_AND_UNIT.exec(typed)
    if (!match) return refuse()
    const [, digits = '', typedUnit = ''] = match
    const value = Number(digits.replace(/\s/g, ''))
    // A unit may be cut short: « min » for « minutes », « par mois » for « rendez-vous par mois ».
    const lowerUnit = typedUnit.toLowerCase()
    const isUnit = unit.startsWith(lowerUnit) || unit.endsWith(lowerUnit)
    return isUnit && value >= min && value <= max ? value : refuse()
  })

/** Accepts the ratio of a width to a height: `16 / 9`, `1.78`, `1,78`. */
export const ratio = (about: Description) =>
  field({ kind: 'number', ...about }, refusal('not-ratio', {}), (typed, refuse) => {
    const [width, height = 1] = typed
      .replaceAll(',', '.')
      .split(/[/:x×]/)
      .map(Number)
    const value = (width ?? 0) / height
    return value >= 0.5 && value <= 3 ? value : refuse()
  })

/** Removes capitals and accents, to compare words: « Réservation » → « reservation ». */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

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

export const color = (about: Description) =>
  field({ kind: 'color', ...about }, refusal('not-color', {}), (typed, refuse) => {
    const digits = typed.toLowerCase().replace('#', '')
    // A colour of three digits is completed: `1c5` is short for `11cc55`.
    const hex = digits.length === 3 ? `#${digits.replace(/./g, '$&$&')}` : `#${digits}`
    if (!/^#[\da-f]{6}$/.test(hex)) return refuse()
    const fault = findContrastFault(hex)
    if (!fault) return hex
    const { contrast, readable } = fault
    return refuse(refusal('color-too-light', { contrast }, [readable]))
  })
