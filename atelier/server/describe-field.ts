/*
 * Describes a question of the form from the schema of its key: what it is called, how it is answered and what
 * helps to answer. `describe-form.ts` calls `describeField` for each question, and the page shows the result.
 *
 * The key `legal.publisher.shareCapital` of `site.yaml` has the schema
 * `amount({ label: 'capital social', example: '5 000 €' })`. Its field is
 * `{ name: 'shareCapital', kind: 'line', label: 'Capital social', example: '5 000 €', … }`.
 */
import { z } from 'zod'
import { capital } from '../../owner/problems/in-form.ts'
import { definitionOf, keysUnder, relevanceOf, unwrap } from '../../owner/schema/describe-keys.ts'
import { groupDescriptions, keyDescriptions } from '../../owner/schema/fields/field.ts'
import type { Answer, Kind, Proposal } from '../../owner/schema/fields/KeyDescription.ts'
import { defaultAnswerOf, isAsked } from '../../owner/schema/settle-answers.ts'
import { isObject, valueAt } from '../../owner/values.ts'
import { purposes } from '../../src/embeds/consent/consent.ts'
import { NONE } from '../none.ts'

type Schema = z.core.$ZodType

/** A question of the form. `InputField` has one control, and all other kinds contain other questions. */
export type Field = GroupField | RowsField | VariantsField | InputField

type Heading = {
  /** The key that the question asks for, without the keys above it: `siret`. */
  name: string
  label: string
  help?: string
  /** True for a question that few owners answer, which the form folds away under « Avancé ». */
  isRare?: boolean | undefined
  /** True for a sentence of `words.yaml`: if the owner empties its field, the default sentence returns. */
  hasDefault?: boolean
}

type GroupField = Heading & {
  kind: 'group'
  fields: Field[]
  /** Answers that a company publishes about itself, which the owner can accept for the group with one click. */
  proposal: Proposal | undefined
}

export type RowsField = Heading & { kind: 'rows'; row: GroupField }

/** A question that the owner answers by choosing one of several groups of questions. */
export type VariantsField = Heading & { kind: 'variants'; variants: Variant[] }

export type InputField = Heading & {
  kind: InputKind
  example?: string | undefined
  choices?: [value: string, name: string][] | undefined
  /** The extensions of a file, as `<input accept>` takes them. */
  accept?: string | undefined
  /** True for the address of a film whose service has a picture that the form can fetch. */
  hasPreview?: boolean | undefined
  mayBeNone?: boolean | undefined
  /** What the site shows if the owner does not answer. */
  defaultAnswer?: string | undefined
  /** The value as the site reads it, if the owner has typed it in another way: `30` for « 30 min ». */
  understood?: string | undefined
}

/** `lines` is a list of texts, and `text` a whole legal text. */
export type InputKind = Exclude<Kind, 'list'> | 'lines' | 'text'

/** A choice, e.g. « Matomo » to measure the audience; `provider` is its name in `site.yaml`, `matomo`. */
type Variant = { title: string; provider: string; fields: Field[] }

export type FileContext = {
  /** Gives an answer of `site.yaml` as the site uses it: some questions are asked only after certain answers. */
  answer: Answer
  /** The data of the owner's `site.yaml`, as they were typed. */
  typedAnswers?: unknown
  /** The data of `defaults/words.yaml`, for questions about its sentences: a sentence is its own label. */
  defaultWords?: unknown
}

export function describeField(path: string[], wrapped: Schema, context: FileContext): Field {
  const schema = unwrap(wrapped)
  const heading = describeHeading(path, schema, context)
  const { element, options = [], shape } = definitionOf(schema)
  if (element) return describeList(path, heading, schema, element, context)
  if (options.length > 0 && !isFromAddress(path)) {
    const variants = options.map((option) => describeVariant(path, option, context))
    return { ...heading, kind: 'variants', variants }
  }
  if (options.length > 0 || shape) {
    const proposal = groupDescriptions.get(schema)?.proposes?.(context.answer)
    return { ...heading, kind: 'group', proposal, fields: describeKeysUnder(path, schema, context) }
  }
  return { ...heading, ...describeInput(path, schema, context) }
}

/** The provider of a video or a calendar follows from its address, so the form asks for no variant. */
const isFromAddress = ([key]: string[]) => purposes.some((purpose) => purpose === key)

function describeHeading(path: string[], schema: Schema, context: FileContext): Heading {
  const description = keyDescriptions.get(schema)
  const sentence = valueAt(context.defaultWords, path)
  const { isRare } = relevanceOf(schema)
  return {
    name: path.at(-1) ?? '',
    label: capital(description?.label ?? titleOf(schema) ?? labelOfSentence(sentence)),
    help: capital(description?.help ?? ''),
    isRare: typeof isRare === 'function' ? isRare(context.answer) : isRare,
    hasDefault: context.defaultWords !== undefined,
  }
}

const titleOf = (schema: Schema) => z.globalRegistry.get(schema)?.title

const LABEL_LENGTH = 60

function labelOfSentence(sentence: unknown): string {
  // A group without a title is called by its first sentence.
  if (isObject(sentence)) return labelOfSentence(Object.values(sentence)[0])
  if (typeof sentence !== 'string') return ''
  // In the files, `~` is a space at which no line may break: a label shows an ordinary space.
  const words = sentence.replace(/[\s~]+/g, ' ').trim()
  if (words.length <= LABEL_LENGTH) return `« ${words} »`
  return `« ${words.slice(0, LABEL_LENGTH).trim()}… »`
}

function describeList(
  path: string[],
  heading: Heading,
  schema: Schema,
  element: Schema,
  context: FileContext,
): Field {
  const item = describeField([...path, '0'], element, context)
  if (item.kind === 'group') return { ...heading, kind: 'rows', row: item }
  const { kind, example } = keyDescriptions.get(schema) ?? {}
  return {
    ...heading,
    kind: 'lines',
    help: `${heading.help} Une réponse par ligne.`.trim(),
    example,
    // A list of `site.yaml` may be empty. A list of `words.yaml`, of kind `sentence`, may not.
    mayBeNone: kind === 'list',
  }
}

function describeVariant(path: string[], member: Schema, context: FileContext): Variant {
  const { provider } = definitionOf(member).shape ?? {}
  return {
    title: titleOf(member) ?? '',
    provider: (provider && definitionOf(provider).values?.[0]) ?? '',
    fields: describeKeysUnder(path, member, context),
  }
}

function describeKeysUnder(path: string[], schema: Schema, context: FileContext): Field[] {
  return keysUnder(schema)
    .filter(([name, schemaOfKey]) => name !== 'provider' && isAsked(schemaOfKey, context.answer))
    .map(([name, schemaOfKey]) => describeField([...path, name], schemaOfKey, context))
}

type Input = Omit<InputField, keyof Heading>

function describeInput(path: string[], schema: Schema, context: FileContext): Input {
  const description = keyDescriptions.get(schema)
  // A key without a description is a sentence of `words.yaml`: all other keys have one.
  if (!description) return { kind: 'sentence' }
  const { kind, example, mayBeNone, values, names = {}, extensions, hasPreview } = description
  const choices = values?.map((value): [value: string, name: string] => [
    value,
    capital(names[value] ?? value),
  ])
  const defaultAnswer = defaultAnswerOf(description, context.answer)
  const defaultChoice = choices?.find(([value]) => value === defaultAnswer)
  const isTyped = !choices && !extensions
  return {
    // `kind` is not `list` here, because `describeList` describes the lists.
    kind: kind as InputKind,
    choices,
    example: isTyped ? example : undefined,
    mayBeNone,
    accept: extensions?.map((extension) => `.${extension}`).join(),
    hasPreview: hasPreview?.(context.answer),
    defaultAnswer: defaultChoice?.[1] ?? defaultAnswer,
    understood: isTyped ? findReading(path, schema, context) : undefined,
  }
}

/** Finds the value that the site reads in an answer, if it was typed otherwise: 30 in « 30 min ». */
function findReading(path: string[], schema: Schema, context: FileContext): string | undefined {
  const typed = valueAt(context.typedAnswers, path)
  if (typeof typed !== 'string') return undefined
  const { data: value } = z.safeParse(schema, typed)
  if (value === 'none') return typed === 'none' ? undefined : NONE
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const reading = String(value)
  const isSameSpelling = withoutSpaces(reading) === withoutSpaces(typed)
  return isSameSpelling ? undefined : reading
}

/** `FR 11 123` → `fr11123` */
const withoutSpaces = (text: string) => text.replace(/\s/g, '').toLowerCase()
