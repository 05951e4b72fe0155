import { z } from 'zod'
import type { fieldSentences } from '../../problems/sentences/fields.ts'
import type { QuotedBy } from '../../problems/sentences/Sentences.ts'

/** The kind of a value decides how a page writes it, and which field of the form asks for it. */
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

/** Decides which owners a question concerns, and where in the form it stands. */
export type Relevance = {
  /** Few owners answer it: the form shows it under « Avancé ». */
  isRare?: true | ((answer: Answer) => boolean)
  /** True where the question concerns this site. Elsewhere it is not asked, and a written answer is set aside. */
  askedWhen?: (answer: Answer) => boolean
}

/** Answers that the owner may accept with one click, and the page where we read them. */
export type Proposal = { values: Record<string, string>; source: string; readOn: string }

/** Describes a group: who is asked, and the answers that we propose. */
export type AboutGroup = Relevance & { proposes?: (answer: Answer) => Proposal | undefined }

/** The schema writes this beside each key. */
export type Description = Relevance & {
  /** The French name of the key, which completes « [À compléter : …] ». */
  label: string
  /** An answer as an owner could type it. */
  example: string
  /** Says in a French sentence what the answer changes. */
  help?: string
  /** The unit of a number: « minutes ». */
  unit?: string
  /** Explains the words of a choice that do not explain themselves. */
  names?: Readonly<Record<string, string>>
  /** A default, or an answer that we compute from others. It counts while the owner writes nothing. */
  defaultAnswer?: string | ((answer: Answer) => string | undefined)
  /** `none` is an answer: the owner knows that there is none. */
  mayBeNone?: true
  /** The form offers to fetch the picture of what this address leads to. */
  hasPreview?: (answer: Answer) => boolean
}

/** All that describes one key, beside its type. */
export type About = Description & {
  kind: Kind
  /** The reason given for a value of another form. */
  refusal?: Refusal
  /** The words of a choice. */
  values?: readonly string[]
  /** Ends of the names of files, without the dot: `webp`. */
  extensions?: readonly string[]
}

/** The descriptions of the keys. */
export const aboutKeys = z.registry<About>()

/** The descriptions of the groups. */
export const aboutGroups = z.registry<AboutGroup>()

type FieldCode = keyof typeof fieldSentences

/** The values that the sentences of a code quote, without those that `checkAgainstSchema` adds. */
type Quoted<Code extends FieldCode> = Omit<
  QuotedBy<(typeof fieldSentences)[Code]>,
  'found' | 'example'
>

/** The reason why a field refuses a value. */
export type Refusal = {
  [Code in FieldCode]: {
    code: Code
    /** Right ways to write the same. */
    to?: string[]
  } & (object extends Quoted<Code> ? { values?: undefined } : { values: Quoted<Code> })
}[FieldCode]

/**
 * Makes the schema of one value. It is always a text in the file: a SIREN loses its zero and a telephone number
 * its plus as soon as YAML takes them for numbers.
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

/** Makes the schema of several keys under one, which has a French name. */
export const group = <Keys extends Shape>(title: string, keys: Keys, about: AboutGroup = {}) =>
  z.strictObject(keys).meta({ title }).register(aboutGroups, about)

/** Makes a value `null` until the owner writes it. */
export const maybe = <Value extends z.ZodType>(value: Value) =>
  value.nullable().default(null as never) as z.ZodDefault<z.ZodNullable<Value>>

type NullableKeys<Keys extends Shape> = {
  [Name in keyof Keys]: z.ZodDefault<z.ZodNullable<Keys[Name]>>
}

/** Makes a group of keys that are `null` until the owner writes them: the page shows « [À compléter : …] ». */
export const nullableGroup = <Keys extends Record<string, z.ZodType>>(
  title: string,
  keys: Keys,
  about?: AboutGroup,
) =>
  group(
    title,
    Object.fromEntries(
      Object.entries(keys).map(([name, value]) => [name, maybe(value)]),
    ) as NullableKeys<Keys>,
    about,
  ).prefault({} as never)

/** Makes the schema of a list. `[]` says that there is nothing to list. */
export const list = <Item extends z.ZodType>(
  item: Item,
  about: Pick<Description, 'label' | 'help' | 'defaultAnswer' | keyof Relevance>,
) => {
  const { example = '' } = aboutKeys.get(item) ?? {}
  return z
    .array(item)
    .register(aboutKeys, { kind: 'list', ...about, example, refusal: { code: 'list-expected' } })
}
