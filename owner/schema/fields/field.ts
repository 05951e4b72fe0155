/*
 * The makers of schemas: one value (`field`), a list, a group of keys. Each also records the description of
 * what it makes, in French, from which the form and the sentences about mistakes are written.
 * `field-types.ts` makes the fields of each kind, and `site-schema.ts` and its neighbours put them together.
 */
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
  /** True where the question concerns this site. Elsewhere it is not asked, and an answer in the file is ignored. */
  askedWhen?: (answer: Answer) => boolean
}

/** Answers that the owner may accept with one click, and the page where we read them. */
export type Proposal = { values: Record<string, string>; source: string; readOn: string }

/** Describes a group: who is asked, and the answers that we propose. */
export type GroupDescription = Relevance & { proposes?: (answer: Answer) => Proposal | undefined }

/** What a schema says of each of its keys, for the form and for the sentences about mistakes. */
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

/** A description completed by `field` and by the makers of `field-types.ts`. */
export type KeyDescription = Description & {
  kind: Kind
  /** The reason given for a value of another form. */
  refusal?: Refusal
  /** The words of a choice. */
  values?: readonly string[]
  /** Ends of the names of files, without the dot: `webp`. */
  extensions?: readonly string[]
}

/** The descriptions of the keys. */
export const keyDescriptions = z.registry<KeyDescription>()

/** The descriptions of the groups. */
export const groupDescriptions = z.registry<GroupDescription>()

type FieldCode = keyof typeof fieldSentences

/** The values that `checkAgainstSchema` gives to every sentence: what was typed, and the key's example. */
type CommonValue = 'found' | 'example'

/** The values that the sentences of a code quote, without the common ones: `'min' | 'max' | 'reason'`. */
type Quoted<Code extends FieldCode> = Omit<QuotedBy<(typeof fieldSentences)[Code]>, CommonValue>

/** `values` is required by a code whose sentences quote some, and forbidden to the others. */
type WithValues<Code extends FieldCode> =
  object extends Quoted<Code> ? { values?: undefined } : { values: Quoted<Code> }

type RefusalFor<Code extends FieldCode> = {
  code: Code
  /** Right ways to write the same. */
  to?: string[]
} & WithValues<Code>

/**
 * The reason why a field refuses a value: `{ code: 'text-too-long', values: { most: 300, length: 412 } }`.
 * It is a union with a member for each code, so that the compiler checks the values against the code's sentences.
 */
export type Refusal = { [Code in FieldCode]: RefusalFor<Code> }[FieldCode]

/** Refuses the typed value: for this reason, or for the field's usual one. It returns Zod's mark of a failure. */
type Refuse = (reason?: Refusal) => never

/**
 * Makes the schema of one value. It is always a text in the file: a SIREN loses its zero and a telephone number
 * its plus as soon as YAML takes them for numbers.
 *
 * @param refusal the usual reason to refuse a value
 * @param read makes the value out of what was typed, or returns `refuse()`
 */
export function field<Value>(
  description: KeyDescription,
  refusal: Refusal,
  read: (typed: string, refuse: Refuse) => Value,
) {
  const schema = z.string().transform((typed, context): Value => {
    function refuse(reason = refusal): never {
      context.addIssue({ code: 'custom', params: reason })
      return z.NEVER
    }
    return read(typed.trim(), refuse)
  })
  return schema.register(keyDescriptions, { ...description, refusal })
}

/** Makes the schema of several keys under one, which has a French name. */
export function group<Keys extends z.core.$ZodLooseShape>(
  title: string,
  keys: Keys,
  description: GroupDescription = {},
) {
  return z.strictObject(keys).meta({ title }).register(groupDescriptions, description)
}

type Nullable<Value extends z.ZodType> = z.ZodDefault<z.ZodNullable<Value>>

/** Makes a value `null` until the owner writes it. */
export function maybe<Value extends z.ZodType>(value: Value): Nullable<Value> {
  const nullable = value.nullable()
  // The compiler does not know the output of a schema that is still a type parameter, not even that it may
  // be `null`. `never` is accepted as a default of any schema.
  return nullable.default(null as never)
}

/** Makes a group of keys that are `null` until the owner writes them: the page shows « [À compléter : …] ». */
export function nullableGroup<Keys extends Record<string, z.ZodType>>(
  title: string,
  keys: Keys,
  description?: GroupDescription,
) {
  const nullableKeys: Record<string, z.ZodType> = {}
  for (const [name, value] of Object.entries(keys)) nullableKeys[name] = maybe(value)
  // A loop loses which name has which type.
  const shape = nullableKeys as { [Name in keyof Keys]: Nullable<Keys[Name]> }
  // Without the group, every key has its default, which the compiler cannot see of a type parameter: see `maybe`.
  return group(title, shape, description).prefault({} as never)
}

/** Makes the schema of a list. `[]` says that there is nothing to list. */
export function list<Item extends z.ZodType>(
  item: Item,
  description: Pick<Description, 'label' | 'help' | 'defaultAnswer' | keyof Relevance>,
) {
  const { example = '' } = keyDescriptions.get(item) ?? {}
  return z.array(item).register(keyDescriptions, {
    kind: 'list',
    ...description,
    example,
    refusal: { code: 'list-expected' },
  })
}
