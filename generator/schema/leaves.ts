import { z } from 'zod'
import { parsePlainUrl } from '../../services/plain-url.ts'
import type { Field } from '../../services/VideoProvider.ts'
import { contrastProblem } from '../brand/brand-colors.ts'
import { parseSiren, parseSiret, parseVatNumber } from './registry-numbers.ts'

/** How a value is shown by a page that shows it. */
export type Kind =
  | 'line'
  /** Ends one of our sentences: shown without a final stop. */
  | 'phrase'
  /** Stands alone: shown with its final stop. */
  | 'sentence'
  | 'email'
  | 'phone'
  | 'url'
  | 'day'
  | 'siren'
  | 'siret'
  | 'vat'
  | 'yes-no'
  | 'number'
  | 'choice'
  | 'list'
  | 'file'
  | 'color'

/** What there is to know of one key, beside its type. */
export type About = {
  kind: Kind
  /** What the key is called in French; completes « [À compléter : …] ». */
  label: string
  /** What an owner could write there, as it is typed. */
  example: string
  /** What it changes, in a French sentence. */
  help?: string
  /** The JSON Schema of what may be typed, where text of any form is not the answer. */
  accepts?: object
}

/** Everything that is known of the keys: the label of a page, the hover of an editor. */
export const aboutKeys = z.registry<About>()

/**
 * A value of the file: always a text there, since a SIREN loses its zero and a telephone number its
 * plus as soon as YAML takes them for numbers.
 *
 * @param fix French, an order: what to write. `{key}` stands for the name of the key
 * @param read makes the value; `refuse` says what to write instead, `fix` unless given another order
 */
const leaf = <Value>(
  about: About,
  fix: string,
  read: (typed: string, refuse: (fix?: string) => never) => Value,
) =>
  z
    .string({ error: fix })
    .transform(
      (typed, context): Value =>
        read(typed.trim(), (order = fix) => {
          context.addIssue({ code: 'custom', message: order })
          return z.NEVER
        }),
    )
    .register(aboutKeys, about)

/** What a key says of itself, after its form: `label | example | help`. */
type Said = readonly string[]
const parts = ([said = '']: Said) => said.split(' | ')

/** What is wrong with any text, whatever it should say; an order in French. */
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

type Form = {
  fix?: string
  isRight?: (text: string) => boolean
  max?: number
  accepts?: object
}

/** A kind of text, which each of its keys names with its label, an example and a sentence of help. */
const text =
  (kind: Kind, { fix = 'Écrivez un texte', isRight = () => true, max = 300, accepts }: Form = {}) =>
  (said: Said) => {
    const [label = '', example = '', help] = parts(said)
    return leaf(
      { kind, label, example, help, accepts },
      `${fix}, par exemple « ${example} ».`,
      (typed, refuse) => {
        const fault = findTextFault(typed, max)
        return fault || !isRight(typed) ? refuse(fault) : typed
      },
    )
  }

/** A real day written `YYYY-MM-DD`: 2026-02-30 is not one. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export const line = text('line')
export const shortLine = text('line', { fix: 'Écrivez un texte de 80 caractères au plus', max: 80 })
export const phrase = text('phrase', { max: 1000 })
export const sentence = text('sentence', { max: 1000 })
export const email = text('email', {
  fix: 'Écrivez une adresse e-mail',
  // Nothing in front of the `@` that a `mailto:` would read as something else.
  isRight: (text) =>
    /^[\p{L}\d._+-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u.test(text),
})
export const phone = text('phone', {
  fix: 'Écrivez dix chiffres, ou le numéro international qui commence par +',
  isRight: (text) => /^(?:0[1-9](?:[ .]?\d\d){4}|\+[1-9](?:[ .]?\d){6,14})$/.test(text),
})
const isUrl = (text: string) => parsePlainUrl(text) !== undefined
export const url = text('url', {
  fix: 'Écrivez une adresse qui commence par https://',
  isRight: isUrl,
})
export const siteUrl = text('url', {
  fix: 'Écrivez l’adresse publique en https, sans chemin ni barre finale',
  isRight: (text) => parsePlainUrl(text)?.origin === text,
})
export const day = text('day', {
  fix: 'Écrivez une date qui existe, année-mois-jour',
  isRight: isDay,
})
export const siren = text('siren', {
  fix: 'Recopiez les neuf chiffres de votre extrait Kbis ou de votre avis Insee : le dernier vérifie les autres',
  isRight: (text) => parseSiren(text) !== undefined,
})
export const siret = text('siret', {
  fix: 'Recopiez les quatorze chiffres de votre avis Insee : le dernier vérifie les autres',
  isRight: (text) => parseSiret(text) !== undefined,
})
export const vatNumber = text('vat', {
  fix: 'Recopiez FR, la clé de deux caractères et le SIREN : la clé vérifie les autres',
  isRight: (text) => parseVatNumber(text) !== undefined,
})
export const city = text('line', {
  fix: 'Écrivez la ville seule',
  isRight: (text) => /^(?!RCS\b)[\p{L}][\p{L}\d '’.-]*$/iu.test(text),
})
export const editionNumber = text('line', {
  fix: 'Écrivez un numéro',
  isRight: (text) => /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(text),
})

/** A name or a country that can stand in a sentence: letters, digits and plain punctuation. */
const isProperName = (text: string) => /^[\p{L}\p{N}][\p{L}\p{N} .,'’&+()-]{0,79}$/u.test(text)
export const properName = text('line', {
  fix: 'Écrivez un nom de 80 caractères au plus',
  isRight: isProperName,
})

const forms = {
  url: isUrl,
  host: (text: string) => parsePlainUrl(`https://${text}`)?.host === text,
  name: isProperName,
}

/** What a service asks for, by the forms that services know. */
export const ofForm = (fix: string, form: Field['form']) =>
  text('line', { fix, isRight: typeof form === 'string' ? forms[form] : (text) => form.test(text) })

/** A file of the site's folder: it stays there, is not hidden, and has one of these extensions. */
export const file = (extensions: RegExp, what: string) =>
  text('file', {
    accepts: { type: ['string', 'null'], pattern: extensions.source },
    fix: `Écrivez le chemin d’${what} de ce dossier, sans espace ni accent`,
    isRight: (text) => /^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(text) && extensions.test(text),
  })

const booleans: Record<string, boolean> = { oui: true, true: true, non: false, false: false }
/** What the older YAML took for booleans, and nobody can be sure of. */
const ambiguous: Record<string, string> = { yes: 'oui', on: 'oui', no: 'non', off: 'non' }

/** Says `label | help`. */
export const yesNo = (said: Said) => {
  const [label = '', help] = parts(said)
  return leaf(
    { kind: 'yes-no', label, example: 'oui', help, accepts: { enum: [true, false, 'oui', 'non'] } },
    'Écrivez « {key}: oui » ou « {key}: non ».',
    (typed, refuse) => {
      const meant = ambiguous[typed.toLowerCase()]
      return booleans[typed.toLowerCase()] ?? refuse(meant && `Écrivez « {key}: ${meant} ».`)
    },
  )
}

/** Says `minimum–maximum | label | example | help`. */
export const whole = (said: Said) => {
  const [range = '', label = '', example = '', help] = parts(said)
  const [minimum = 0, maximum = 0] = range.split('–').map(Number)
  return leaf(
    { kind: 'number', label, example, help, accepts: { type: 'integer', minimum, maximum } },
    `Écrivez un nombre entier de ${minimum} à ${maximum}, en chiffres, par exemple « ${example} ».`,
    (typed, refuse) => {
      const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN
      return value >= minimum && value <= maximum ? value : refuse()
    },
  )
}

/** Width over height, as a fraction or with decimals. */
export const ratio = (said: Said) => {
  const [label = '', example = '', help] = parts(said)
  return leaf(
    { kind: 'number', label, example, help, accepts: { type: ['number', 'string'] } },
    `Écrivez la largeur divisée par la hauteur, entre 0.5 et 3, par exemple « ${example} ».`,
    (typed, refuse) => {
      const [width, height = 1] = typed.replaceAll(',', '.').split('/').map(Number)
      const value = (width ?? 0) / height
      return value >= 0.5 && value <= 3 ? value : refuse()
    },
  )
}

/**
 * Says `label | help`.
 *
 * @param reason why nothing else may be written
 */
export const choice =
  <const Values extends readonly string[]>(values: Values, reason?: string) =>
  (said: Said) => {
    const [label = '', help] = parts(said)
    return leaf(
      { kind: 'choice', label, example: values[0] ?? '', help, accepts: { enum: values } },
      `Écrivez ${values.map((value) => `« {key}: ${value} »`).join(' ou ')}.${reason ? ` ${reason}` : ''}`,
      (typed, refuse): Values[number] => (values.includes(typed) ? typed : refuse()),
    )
  }

/** A colour in which text can be read on our backgrounds. */
export const color = (said: Said) => {
  const [label = '', example = '', help] = parts(said)
  return leaf(
    { kind: 'color', label, example, help },
    `Écrivez une couleur entre guillemets, par exemple « {key}: "${example}" » : sans eux, # commence une note.`,
    (typed, refuse) => {
      const hex = typed.toLowerCase()
      const isColor = /^#[\da-f]{6}$/.test(hex)
      const fault = isColor && contrastProblem(hex)
      return !isColor || fault ? refuse(fault || undefined) : hex
    },
  )
}

/** A list, or `[]`: there is none, and that is known. Says its label. */
export const list =
  <Item extends z.ZodType>(item: Item, example = aboutKeys.get(item)?.example ?? '') =>
  ([label = '']: Said) => {
    // Without quotes, « - Vidéo : Studio » would be a key and its value.
    const shown = example.includes(' : ') ? `"${example}"` : example
    return z
      .array(item, {
        error: `Écrivez chaque élément sur sa ligne, après un tiret, par exemple « - ${shown} », ou « {key}: [] » s’il n’y en a pas.`,
      })
      .register(aboutKeys, { kind: 'list', label, example: shown })
  }

/** Several keys under one. The message of an unknown one lists those that exist. */
export const section = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? names
        : `Écrivez en dessous, décalées de deux espaces, une ligne par clé : ${names}.`,
  })
}

type Facts<Shape extends z.core.$ZodLooseShape> = {
  [Name in keyof Shape]: z.ZodDefault<z.ZodNullable<Shape[Name]>>
}

/** Keys of which each may not be known yet: `null`, and the page says so. */
export const facts = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  section(
    Object.fromEntries(
      Object.entries(shape).map(([name, value]) => [name, maybe(value)]),
    ) as Facts<Shape>,
  ).prefault({} as never)

/** `null` until the owner writes it. */
export const maybe = <Value extends z.ZodType>(value: Value) =>
  value.nullable().default(null as never) as z.ZodDefault<z.ZodNullable<Value>>
