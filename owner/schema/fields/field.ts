/*
 * Makes the Zod schemas of `site.yaml`: of one value, of a list, of a group of keys. Each function
 * also records a description of the schema in French. The form and the sentences about mistakes are
 * written from it. `field-types.ts` calls `field` for each kind of value, and `site-schema.ts` and
 * its neighbours put the values into lists and groups.
 *
 *   const rna = field(
 *     { kind: 'line', label: 'numéro RNA', example: 'W123456789' },
 *     refusal('not-rna', {}),
 *     (typed, refuse) => (/^W\d{9}$/.test(typed) ? typed : refuse()),
 *   )
 *   rna.parse(' W123456789 ')  // 'W123456789'
 *   rna.safeParse('123')       // an issue, whose `params` are the refusal `not-rna`
 *   keyDescriptions.get(rna)   // { kind: 'line', label: 'numéro RNA', … }
 */
import { z } from 'zod'
import type { fieldSentences } from '../../problems/sentences/fields.ts'
import type { Values } from '../../problems/sentences/Sentences.ts'
import type { ValuesOf } from '../../problems/sentences.ts'

/** The descriptions of the keys that have a value, by schema. */
export const keyDescriptions = z.registry<KeyDescription>()

export const groupDescriptions = z.registry<GroupDescription>()

/**
 * Makes the schema of one value, which is typed as a text: as a number, a SIREN would lose its first zero.
 *
 * @param usualRefusal the reason that is given where `read` gives none
 */
export function field<Value>(
  description: KeyDescription,
  usualRefusal: Refusal,
  read: (typed: string, refuse: Refuse) => Value,
) {
  const schema = z.string().transform((typed, context): Value => {
    function refuse(reason = usualRefusal): never {
      context.addIssue({ code: 'custom', params: reason })
      return z.NEVER
    }
    return read(typed.trim(), refuse)
  })
  return schema.register(keyDescriptions, { ...description, refusal: usualRefusal })
}

/** Makes the schema of a list, with the example of its items. */
export function list<Item extends z.ZodType>(
  item: Item,
  description: Omit<Description, 'example'>,
) {
  const { example = '' } = keyDescriptions.get(item) ?? {}
  return z.array(item).register(keyDescriptions, {
    kind: 'list',
    ...description,
    example,
    refusal: refusal('list-expected', {}),
  })
}

/** Makes the schema of a group: a key with a French title, and several keys below it. */
export function group<Keys extends z.core.$ZodLooseShape>(
  title: string,
  keys: Keys,
  description: GroupDescription = {},
) {
  return z.strictObject(keys).meta({ title }).register(groupDescriptions, description)
}

/** Makes the schema of a value that is `null` until the owner writes it. */
export function maybe<Value extends z.ZodType>(value: Value): Nullable<Value> {
  return value.nullable().default(null)
}

/**
 * Makes a group of keys that are `null` until the owner writes them. Meanwhile, the page shows
 * « [À compléter : …] ».
 */
export function nullableGroup<Keys extends Record<string, z.ZodType>>(
  title: string,
  keys: Keys,
  description?: GroupDescription,
) {
  const nullableKeys = Object.entries(keys).map(([name, value]) => [name, maybe(value)])
  // `Object.fromEntries` gives the schemas of all keys one type: the cast restores the type of each.
  const shape = Object.fromEntries(nullableKeys) as { [Name in keyof Keys]: Nullable<Keys[Name]> }
  const schema = group(title, shape, description)
  // The compiler cannot know that each key has a default, which makes `{}` valid: hence the cast.
  return schema.prefault({} as z.input<typeof schema>)
}

type Nullable<Value extends z.ZodType> = z.ZodDefault<z.ZodNullable<Value>>

/** Makes the reason why a field refuses a value: `refusal('text-too-long', { most: 300, length: 412 })`. */
export function refusal<Code extends FieldCode>(
  code: Code,
  values: Record<QuotedName<Code>, string | number>,
  corrections?: string[],
): Refusal {
  return { code, values, corrections }
}

/** The reason why a field refuses a value, and right ways to write what the owner meant. */
export type Refusal = { code: FieldCode; values: Values; corrections?: string[] | undefined }

/** Refuses the typed value. Its result has no meaning: `return refuse()` only ends the function `read`. */
type Refuse = (reason?: Refusal) => never

type FieldCode = keyof typeof fieldSentences

/** Names of the values that a problem's sentence quotes, without `found` and `example`, which `checkAnswers` adds. */
type QuotedName<Code extends FieldCode> = Exclude<keyof ValuesOf<Code>, 'found' | 'example'>

/** A description completed by `field` and by the makers of `field-types.ts`. */
export type KeyDescription = Description & {
  kind: Kind
  /** The usual reason to refuse a value. */
  refusal?: Refusal
  /** The words among which the owner chooses. */
  values?: readonly string[]
  /** Ends of the names of files, without the dot: `webp`. */
  extensions?: readonly string[]
}

/** What a schema says of each of its keys, for the form and for the sentences about mistakes. */
export type Description = Relevance & {
  /** The French name of the key, which completes « [À compléter : …] ». */
  label: string
  /** An example of an answer, as an owner could type it. */
  example: string
  /** Says in a French sentence what the answer changes. */
  help?: string
  /** Explains the words of a choice that do not explain themselves. */
  names?: Readonly<Record<string, string>>
  /** The answer that counts while the owner has written none; a function computes it from other answers. */
  defaultAnswer?: string | ((answer: Answer) => string | undefined)
  /** True where the owner may answer `none`, i.e. that there is nothing to give. */
  mayBeNone?: true
  /** True where the form offers to fetch the preview picture of the video from its service. */
  hasPreview?: (answer: Answer) => boolean
}

/** Decides how a page writes a value, and which input of the form asks for it. */
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

/** Describes a group of questions: which owners are asked them, and the answers that we propose. */
export type GroupDescription = Relevance & { proposes?: (answer: Answer) => Proposal | undefined }

/** Answers that the owner may accept with one click, with the page and the day on which we read them. */
export type Proposal = { values: Record<string, string>; source: string; readOn: string }

/** Decides which owners a question concerns, and where in the form it stands. */
export type Relevance = {
  /** True for a question that few owners answer: the form shows it under « Avancé ». */
  isRare?: true | ((answer: Answer) => boolean)
  /** True where the question concerns this site. Elsewhere it is not asked, and an answer is ignored. */
  askedWhen?: (answer: Answer) => boolean
}

/** Gives the answer to another key, or its default if none is written: `answer('legal.publisher.siret')`. */
export type Answer = (key: string) => unknown
