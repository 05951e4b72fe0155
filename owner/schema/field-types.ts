import { parsePlainUrl } from '../../services/plain-url.ts'
import { findContrastFault } from '../brand-colors.ts'
import { isYes } from '../values.ts'
import { type Description, field, type Kind } from './field.ts'
import { readAmount, readDay, readPhone, withScheme } from './read-as-written.ts'
import { digitsOf, findSiretFault, parseVatNumber } from './registry-numbers.ts'

/** What is wrong with a text of any kind, as an order in French. */
function findTextFault(text: string, max: number): string | undefined {
  if (text === '') return 'Écrivez un texte, ou rien tant que vous ne savez pas.'
  if (text.length > max) return `Écrivez ${max} caractères au plus (il y en a ${text.length}).`
  // Control characters, line breaks, text-direction marks, halves of an emoji.
  if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u.test(text)) {
    return 'Ce texte contient un caractère invisible ou un retour à la ligne : tapez-le de nouveau, sur une seule ligne.'
  }
  if (/^(?:[x.?…_-]+|todo|tbd|n\/?a|(?:à|a) compl[ée]ter)$/i.test(text)) {
    return 'N’écrivez rien tant que vous ne savez pas : la page dira « [À compléter : …] ».'
  }
  return undefined
}

type Options = { max?: number; extensions?: readonly string[] }

/** How owners write that there is none. */
const noneWords = /^(?:none|aucune?|non|néant|0|0 ?€)$/i

/**
 * Makes the function that describes a key whose value is a text of this kind.
 *
 * @param read gives the text as we understand it, or nothing where it cannot be understood
 */
const text =
  (
    kind: Kind,
    fix = 'Écrivez un texte',
    read: (typed: string) => string | undefined = (typed) => typed,
    { max = 300, extensions }: Options = {},
  ) =>
  (about: Description) =>
    field(
      { kind, extensions, ...about },
      `${fix}, par exemple « ${about.example} ».`,
      (typed, refuse): string => {
        if (about.mayBeNone && noneWords.test(typed)) return 'none'
        const fault = findTextFault(typed, max)
        return fault ? refuse(fault) : (read(typed) ?? refuse())
      },
    )

/** Reads a text as it is, where it has this form. */
const ofForm = (form: RegExp) => (typed: string) => (form.test(typed) ? typed : undefined)

export const line = text('line')
export const shortLine = text('line', 'Écrivez un texte de 80 caractères au plus', undefined, {
  max: 80,
})
export const phrase = text('phrase', undefined, undefined, { max: 1000 })
export const sentence = text('sentence', undefined, undefined, { max: 1000 })
export const email = text(
  'email',
  'Écrivez une adresse e-mail',
  // Nothing in front of the `@` that a `mailto:` would read as something else.
  ofForm(/^[\p{L}\d._+-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u),
)
export const phone = text(
  'phone',
  'Écrivez dix chiffres, ou le numéro international qui commence par +',
  readPhone,
)
export const amount = text('phrase', 'Écrivez un montant en euros', readAmount)
export const url = text('url', 'Écrivez une adresse qui commence par https://', (typed) =>
  parsePlainUrl(withScheme(typed)) ? withScheme(typed) : undefined,
)
export const siteUrl = text('url', 'Écrivez l’adresse publique, sans chemin', (typed) => {
  const address = withScheme(typed.toLowerCase()).replace(/\/+$/, '')
  return parsePlainUrl(address)?.origin === address ? address : undefined
})
export const day = text('day', 'Écrivez une date qui existe, année-mois-jour', readDay)
export const clockTime = text(
  'line',
  'Écrivez les minutes, deux points, les secondes',
  ofForm(/^(?:\d:)?[0-5]?\d:[0-5]\d$/),
)
export const siret = (about: Description) =>
  field({ kind: 'siret', ...about }, findSiretFault('') ?? '', (typed, refuse) => {
    const fault = findSiretFault(typed)
    return fault ? refuse(fault) : digitsOf(typed)
  })
export const rna = text(
  'line',
  'Recopiez le W et les neuf signes qui le suivent sur votre récépissé de préfecture',
  (typed) => {
    const number = digitsOf(typed).toUpperCase()
    return /^W[\dA-Z]{9}$/.test(number) ? number : undefined
  },
)
export const vatNumber = text(
  'vat',
  'Recopiez FR, la clé de deux caractères et le SIREN : la clé vérifie les autres',
  parseVatNumber,
)
/** « RCS Lyon » and « Lyon RCS » name the town of Lyon. */
export const city = text('line', 'Écrivez la ville seule', (typed) => {
  const town = typed.replace(/^RCS (?:de |d[’'])?| RCS$/i, '')
  return /^(?!RCS\b)\p{L}[\p{L}\d '’.-]*$/iu.test(town) ? town : undefined
})

/** A name or a country that can stand in a sentence: letters, digits and plain punctuation. */
export const properName = (fix: string) =>
  text('line', fix, ofForm(/^[\p{L}\p{N}][\p{L}\p{N} .,'’&+()-]{0,79}$/u))

/**
 * A file of the site's folder: it stays there, and is not hidden.
 *
 * @param extensions without the dot; `JPG` is read as `jpg`
 */
export const file = (extensions: readonly string[], what: string) =>
  text(
    'file',
    `Écrivez le chemin d’${what} de ce dossier, sans espace ni accent`,
    (typed) => {
      const end = typed.split('.').at(-1)?.toLowerCase() ?? ''
      const isPath = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(typed)
      return isPath && extensions.includes(end) ? typed : undefined
    },
    { extensions },
  )

const no = /^(?:non|no|false)$/i

type YesNo = Omit<Description, 'example'> & {
  /** What the answer changes, where a name does not say it. */
  reason?: string
}

export const yesNo = ({ reason, ...about }: YesNo) =>
  field(
    { kind: 'yes-no', example: 'oui', ...about },
    `Écrivez « {key}: oui » ou « {key}: non ».${reason ? ` ${reason}` : ''}`,
    (typed, refuse) => isYes(typed) || (no.test(typed) ? false : refuse()),
  )

type Range = { min: number; max: number; reason?: string }

/** A whole number, « 30 min » and « 1 000 » included; `reason` is why it has these bounds. */
export const whole = ({ min, max, reason = '', unit = '', ...about }: Range & Description) =>
  field(
    { kind: 'number', unit, ...(reason && { help: reason }), ...about },
    min === max
      ? `Écrivez « {key}: ${min} ». ${reason}`.trim()
      : `Écrivez un nombre entier de ${min} à ${max}, en chiffres, par exemple « ${about.example} ». ${reason}`.trim(),
    (typed, refuse) => {
      const [, digits = '', rest = ''] = /^(\d[\d\s]*)\+?\s*(.*?)\.?$/.exec(typed) ?? []
      const value = Number(digits.replace(/\s/g, '') || Number.NaN)
      // « min », « mois » or « par mois », of « minutes » or « rendez-vous par mois ».
      const isUnit = unit.startsWith(rest.toLowerCase()) || unit.endsWith(rest.toLowerCase())
      return isUnit && value >= min && value <= max ? value : refuse()
    },
  )

/** Width over height, as a fraction or with decimals. */
export const ratio = (about: Description) =>
  field(
    { kind: 'number', ...about },
    `Écrivez la largeur divisée par la hauteur, entre 0.5 et 3, par exemple « ${about.example} ».`,
    (typed, refuse) => {
      const [width, height = 1] = typed
        .replaceAll(',', '.')
        .split(/[/:x×]/)
        .map(Number)
      const value = (width ?? 0) / height
      return value >= 0.5 && value <= 3 ? value : refuse()
    },
  )

type Choices<Value extends string> = Omit<Description, 'example'> & {
  /** Why nothing else may be written. */
  reason?: string
  /** Other names of a choice. */
  aliases?: Record<string, Value>
}

/** Without capitals and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** One of a few words. */
export const choice = <const Values extends readonly string[]>(
  values: Values,
  { reason, aliases = {}, ...about }: Choices<Values[number]>,
) =>
  field(
    { kind: 'choice', example: values[0] ?? '', values, ...about },
    `Écrivez ${values.map((value) => `« {key}: ${value} »`).join(' ou ')}.${reason ? ` ${reason}` : ''}`,
    (typed, refuse): Values[number] => {
      const names = [...values.map((value) => [value, value]), ...Object.entries(aliases)]
      const [, meant] = names.find(([name = '']) => plain(name) === plain(typed)) ?? []
      return meant ?? refuse()
    },
  )

/** A colour in which text can be read on our backgrounds. */
export const color = (about: Description) =>
  field(
    { kind: 'color', ...about },
    `Écrivez une couleur entre guillemets, par exemple « {key}: "${about.example}" » : sans eux, # commence une note.`,
    (typed, refuse) => {
      const hex = `#${typed.toLowerCase().replace('#', '')}`.replace(
        /^#(.)(.)(.)$/,
        '#$1$1$2$2$3$3',
      )
      const isColor = /^#[\da-f]{6}$/.test(hex)
      if (!isColor) return refuse({ code: 'not-color' })
      const fault = findContrastFault(hex)
      if (!fault) return hex
      const { contrast, readable } = fault
      return refuse({ code: 'color-too-light', values: { contrast }, to: [readable] })
    },
  )
