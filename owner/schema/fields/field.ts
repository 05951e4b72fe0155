import { z } from 'zod'
import type { fieldSentences } from '../../problems/sentences/fields.ts'
import type { QuotedBy } from '../../problems/sentences.ts'

/** How a page writes a value that it shows. */
export type Kind =
  | 'line'
  | 'sentence'
  | 'email'
  | 'phone'
  | 'url'
  | 'siret'
  | 'vat'
  | 'yes-no'
  | 'number'
  | 'choice'
  | 'list'
  | 'file'
  | 'color'

/** The value of another key as we read it, its default included: `answer('legal.publisher.siret')`. */
export type Answer = (key: string) => unknown

/** For whom a question is. */
export type Audience = {
  /** Few owners answer it: the form shows it under « Avancé ». */
  isRare?: true | ((answer: Answer) => boolean)
  /** Whether the question concerns this site. Elsewhere nobody is asked, and what is written is set aside. */
  askedWhen?: (answer: Answer) => boolean
}

/** Answers that the owner accepts at once, or does not, with the page that shows them. */
export type Proposal = { values: Record<string, string>; source: string; readOn: string }

/** For whom a group of questions is, and what we propose for all of it. */
export type AboutGroup = Audience & { proposes?: (answer: Answer) => Proposal | undefined }

/** What is written beside a key in the schema. */
export type Description = Audience & {
  /** What the key is called in French; completes « [À compléter : …] ». */
  label: string
  /** What an owner could write there, as it is typed. */
  example: string
  /** What it changes, in a French sentence. */
  help?: string
  /** What is counted, where a number alone does not say it: « minutes ». */
  unit?: string
  /** What each word of a choice means, where it does not say so itself. */
  names?: Readonly<Record<string, string>>
  /** Stands where the owner writes nothing: a default, or what we compute from other answers. */
  otherwise?: string | ((answer: Answer) => string | undefined)
  /** `none` is an answer: the owner knows that there is none. */
  mayBeNone?: true
  /** The form offers to fetch the picture of what this address leads to. */
  hasPreview?: (answer: Answer) => boolean
}

/** What there is to know of one key, beside its type. */
export type About = Description & {
  kind: Kind
  /** What is wrong with a value of another form. */
  refusal?: Refusal
  /** The words of a choice. */
  values?: readonly string[]
  /** How the name of a file ends, without the dot: `webp`. */
  extensions?: readonly string[]
}

/** Everything that is known of the keys: the label of a page, the hover of an editor. */
export const aboutKeys = z.registry<About>()

/** Everything that is known of groups. */
export const aboutGroups = z.registry<AboutGroup>()

type FieldCode = keyof typeof fieldSentences

/** What the sentences of a code quote, but for the value and the example, which the check knows. */
type Quoted<Code extends FieldCode> = Omit<
  QuotedBy<(typeof fieldSentences)[Code]>,
  'found' | 'example'
>

/** Why a field cannot take a value. */
export type Refusal = {
  [Code in FieldCode]: {
    code: Code
    /** The right way to write the same. */
    to?: string[]
  } & (object extends Quoted<Code> ? { values?: undefined } : { values: Quoted<Code> })
}[FieldCode]

/**
 * A value of the file: always a text there, since a SIREN loses its zero and a telephone number its
 * plus as soon as YAML takes them for numbers.
 *
 * @param refusal of a value that has another form
 * @param read makes the value; `refuse` refuses the one that was typed, for another reason where one is given
 */
export const field = <Value>(
  about: About,
  refusal: Refusal,
  read: (typed: string, refuse: (reason?: Refusal) => never) => Value,
) =>
  z
    .string()
    .transform(
      (typed, context): Value =>
        read(typed.trim(), (reason = refusal) => {
          context.addIssue({ code: 'custom', params: reason })
          return z.NEVER
        }),
    )
    .register(aboutKeys, { ...about, refusal })

type Shape = z.core.$ZodLooseShape

/** Several keys under one, with its name in French. */
export const group = <Keys extends Shape>(title: string, keys: Keys, about: AboutGroup = {}) =>
  z.strictObject(keys).meta({ title }).register(aboutGroups, about)

/** `null` until the owner writes it. */
export const maybe = <Value extends z.ZodType>(value: Value) =>
  value.nullable().default(null as never) as z.ZodDefault<z.ZodNullable<Value>>

type Facts<Keys extends Shape> = { [Name in keyof Keys]: z.ZodDefault<z.ZodNullable<Keys[Name]>> }

/** Keys that are `null` until the owner knows them: the page shows « [À compléter : …] ». */
export const facts = <Keys extends Record<string, z.ZodType>>(
  title: string,
  keys: Keys,
  about?: AboutGroup,
) =>
  group(
    title,
    Object.fromEntries(
      Object.entries(keys).map(([name, value]) => [name, maybe(value)]),
    ) as Facts<Keys>,
    about,
  ).prefault({} as never)

/** A list, or `[]`: there is none, and that is known. */
export const list = <Item extends z.ZodType>(
  item: Item,
  about: Pick<Description, 'label' | 'help' | 'otherwise' | keyof Audience>,
) => {
  const { example = '' } = aboutKeys.get(item) ?? {}
  return z
    .array(item)
    .register(aboutKeys, { kind: 'list', ...about, example, refusal: { code: 'list-expected' } })
}
