import { z } from 'zod'
import { parsePlainUrl } from '../../services/plain-url.ts'
import { contrastProblem } from '../brand-colors.ts'
import { isYes } from '../values.ts'
import { type Description, field, type Kind } from './field.ts'
import { parseSiren, parseSiret, parseVatNumber } from './registry-numbers.ts'

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

type Options = {
  /** What to write instead of a common mistake. */
  correct?: (text: string) => string
  max?: number
  extensions?: string
}

/**
 * Makes the function that describes a key whose value is a text of this kind.
 *
 * @param form a pattern, or a reader that gives nothing for what is wrong
 */
const text =
  (
    kind: Kind,
    fix = 'Écrivez un texte',
    form: RegExp | ((text: string) => unknown) = /./,
    { correct = (text) => text, max = 300, extensions }: Options = {},
  ) =>
  (said: Description) =>
    field(
      { kind, extensions, ...said },
      `${fix}, par exemple « ${said.example} ».`,
      (typed, refuse) => {
        const fault = findTextFault(typed, max)
        const isRight = (text: string) => (form instanceof RegExp ? form.test(text) : form(text))
        if (!fault && isRight(typed)) return typed
        const right = correct(typed)
        return refuse(!fault && isRight(right) ? `Écrivez « {key}: ${right} ».` : fault)
      },
    )

export const line = text('line')
export const shortLine = text('line', 'Écrivez un texte de 80 caractères au plus', /./, { max: 80 })
export const phrase = text('phrase', undefined, /./, { max: 1000 })
export const sentence = text('sentence', undefined, /./, { max: 1000 })
export const email = text(
  'email',
  'Écrivez une adresse e-mail',
  // Nothing in front of the `@` that a `mailto:` would read as something else.
  /^[\p{L}\d._+-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u,
)
export const phone = text(
  'phone',
  'Écrivez dix chiffres, ou le numéro international qui commence par +',
  // The number of a company may have four digits, as 1007 has.
  /^(?:0[1-9](?:[ .]?\d\d){4}|\+[1-9](?:[ .]?\d){6,14}|10\d\d|3\d{3})$/,
  { correct: (text) => text.replace(/ *\(0\) */, ' ') },
)
export const amount = text('phrase', 'Écrivez le montant avec sa monnaie', /[^\d\s.,]/, {
  correct: (text) => `${text} €`,
})
export const url = text('url', 'Écrivez une adresse qui commence par https://', parsePlainUrl)
export const siteUrl = text(
  'url',
  'Écrivez l’adresse publique en https, sans chemin ni barre finale',
  (text) => parsePlainUrl(text)?.origin === text,
)
export const day = text('day', 'Écrivez une date qui existe, année-mois-jour', z.regexes.date, {
  correct: (text) =>
    text.replace(
      /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/,
      (_, day, month, year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    ),
})
export const clockTime = text(
  'line',
  'Écrivez les minutes, deux points, les secondes',
  /^(?:\d:)?[0-5]?\d:[0-5]\d$/,
)
export const siren = text(
  'siren',
  'Recopiez les neuf chiffres de votre extrait Kbis ou de votre avis Insee : le dernier vérifie les autres',
  parseSiren,
)
export const siret = text(
  'siret',
  'Recopiez les quatorze chiffres de votre avis Insee : le dernier vérifie les autres',
  parseSiret,
)
export const vatNumber = text(
  'vat',
  'Recopiez FR, la clé de deux caractères et le SIREN : la clé vérifie les autres',
  parseVatNumber,
)
export const city = text('line', 'Écrivez la ville seule', /^(?!RCS\b)\p{L}[\p{L}\d '’.-]*$/iu)
export const editionNumber = text('line', 'Écrivez un numéro', /^\d{1,3}(?:\.\d{1,3}){0,2}$/)

/** A name or a country that can stand in a sentence: letters, digits and plain punctuation. */
export const properName = (fix: string) =>
  text('line', fix, /^[\p{L}\p{N}][\p{L}\p{N} .,'’&+()-]{0,79}$/u)

/** A file of the site's folder: it stays there, is not hidden, and has one of these extensions. */
export const file = (extensions: RegExp, what: string) =>
  text(
    'file',
    `Écrivez le chemin d’${what} de ce dossier, sans espace ni accent`,
    (text) => /^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(text) && extensions.test(text),
    { extensions: extensions.source },
  )

const no = /^(?:non|no|false)$/i

export const yesNo = (said: Omit<Description, 'example'>) =>
  field(
    { kind: 'yes-no', example: 'oui', ...said },
    'Écrivez « {key}: oui » ou « {key}: non ».',
    (typed, refuse) => isYes(typed) || (no.test(typed) ? false : refuse()),
  )

type Range = { min: number; max: number; reason?: string }

/** A whole number; `reason` is why it has these bounds. */
export const whole = ({ min, max, reason = '', ...said }: Range & Description) =>
  field(
    { kind: 'number', ...(reason && { help: reason }), ...said },
    min === max
      ? `Écrivez « {key}: ${min} ». ${reason}`.trim()
      : `Écrivez un nombre entier de ${min} à ${max}, en chiffres, par exemple « ${said.example} ». ${reason}`.trim(),
    (typed, refuse) => {
      const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN
      return value >= min && value <= max ? value : refuse()
    },
  )

/** Width over height, as a fraction or with decimals. */
export const ratio = (said: Description) =>
  field(
    { kind: 'number', ...said },
    `Écrivez la largeur divisée par la hauteur, entre 0.5 et 3, par exemple « ${said.example} ».`,
    (typed, refuse) => {
      const [width, height = 1] = typed.replaceAll(',', '.').split('/').map(Number)
      const value = (width ?? 0) / height
      return value >= 0.5 && value <= 3 ? value : refuse()
    },
  )

type Choices<Value extends string> = Omit<Description, 'example'> & {
  /** Why nothing else may be written. */
  reason?: string
  /** Other names of a choice; the message gives the choice. */
  aliases?: Record<string, Value>
}

/** Without capitals and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** One of a few words. */
export const choice = <const Values extends readonly string[]>(
  values: Values,
  { reason, aliases = {}, ...said }: Choices<Values[number]>,
) =>
  field(
    { kind: 'choice', example: values[0] ?? '', values, ...said },
    `Écrivez ${values.map((value) => `« {key}: ${value} »`).join(' ou ')}.${reason ? ` ${reason}` : ''}`,
    (typed, refuse): Values[number] => {
      if (values.includes(typed)) return typed
      const names = [...values.map((value) => [value, value]), ...Object.entries(aliases)]
      const [, meant] = names.find(([name = '']) => plain(name) === plain(typed)) ?? []
      return refuse(meant && `Écrivez « {key}: ${meant} ».`)
    },
  )

/** A colour in which text can be read on our backgrounds. */
export const color = (said: Description) =>
  field(
    { kind: 'color', ...said },
    `Écrivez une couleur entre guillemets, par exemple « {key}: "${said.example}" » : sans eux, # commence une note.`,
    (typed, refuse) => {
      const hex = typed.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
      const isColor = /^#[\da-f]{6}$/.test(hex)
      const fault = isColor && contrastProblem(hex)
      return !isColor || fault ? refuse(fault || undefined) : hex
    },
  )
