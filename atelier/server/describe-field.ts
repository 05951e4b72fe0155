/*
 * Describes the fields of the form from the schema of a file, which says what each key is called, what it
 * accepts and who is asked for it. `describe-form.ts` puts the fields into chapters.
 */
import { z } from 'zod'
import { capital } from '../../owner/problems/in-form.ts'
import { definitionOf, keysUnder, relevanceOf, unwrap } from '../../owner/schema/describe-keys.ts'
import {
  type Answer,
  groupDescriptions,
  type KeyDescription,
  type Kind,
  keyDescriptions,
  type Proposal,
} from '../../owner/schema/fields/field.ts'
import { defaultAnswerOf } from '../../owner/schema/settle-answers.ts'
import { valueAt } from '../../owner/values.ts'
import { NONE } from '../none.ts'

type Schema = z.core.$ZodType

/** A field of the form, as the schema of its key describes it. */
export type Field = {
  /** Its key: the last step of the path. */
  name: string
  kind: Kind | 'group' | 'forms' | 'lines' | 'text'
  label: string
  help?: string
  example?: string | undefined
  unit?: string | undefined
  /** The fields of a group. */
  fields?: Field[]
  /** Answers to a group that the owner accepts with one click. */
  proposal?: Proposal | undefined
  /** The group that each row of a list has. */
  item?: Field
  /** The ways of answering, if there are several. */
  forms?: Form[]
  /** The values of a choice, with their names. */
  choices?: [value: string, name: string][]
  /** The extensions of a file, as `<input accept>` takes them. */
  accept?: string
  /** The service behind this address has a picture that the form can fetch. */
  hasPreview?: boolean | undefined
  /** True where « Il n’y en a pas » is an answer. */
  mayBeNone?: boolean | undefined
  /** True where few owners answer it. */
  isRare?: boolean | undefined
  /** What the site shows without an answer. */
  defaultAnswer?: string | undefined
  /** The value that was read, where the owner has spelt it another way. */
  understood?: string | undefined
}

/** One way of answering: the value of its key `provider`, and the fields beside it. */
export type Form = { title: string; provider: string; fields: Field[] }

/** What decides which questions a file has, beside its schema. */
export type Answers = {
  /** The answers as the site understands them. */
  answer: Answer
  /** The data of the file, as it was typed. */
  written?: unknown
  /** Our own sentences: one without a label in the schema is its own label. */
  ours?: unknown
}

/** Reads the title of a group, which may stand on the schema inside `optional` or `nullable`. */
function titleOf(schema: Schema): string | undefined {
  const { title } = z.globalRegistry.get(schema) ?? {}
  const { innerType } = definitionOf(schema)
  return title ?? (innerType && titleOf(innerType))
}

/** Makes a label of a sentence that has none: its first 60 letters. */
function asLabel(value: unknown): string {
  if (typeof value !== 'string') return value ? asLabel(Object.values(value)[0]) : ''
  const words = value.replace(/[\s~]+/g, ' ').trim()
  return `« ${words.length > 60 ? `${words.slice(0, 60).trim()}…` : words} »`
}

/** Gives the value that was read from an answer, if it is spelt another way: « 2 000 € » for `2000`. */
function readingOf(schema: Schema, written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined
  const { data } = z.safeParse(schema, written)
  if (data === 'none') return written === data ? undefined : NONE
  if (typeof data !== 'string' && typeof data !== 'number') return undefined
  const withoutSpaces = (text: string) => text.replace(/\s/g, '').toLowerCase()
  return withoutSpaces(String(data)) === withoutSpaces(written) ? undefined : String(data)
}

const isConstant = (schema: Schema) =>
  ['literal', 'enum'].includes(definitionOf(unwrap(schema)).type)

/** True for a video or a calendar: the address says whose it is, so nobody is asked for a way of answering. */
const isFoundByAddress = (members: readonly Schema[]) =>
  members.some((member) =>
    keysUnder(member).some(([, schema]) => definitionOf(unwrap(schema)).type === 'enum'),
  )

/** Describes a choice. What the site does without an answer is one of its names. */
function choiceOf(
  { values = ['oui', 'non'], names }: KeyDescription,
  defaultAnswer: string | undefined,
) {
  const choices = values.map((value): [string, string] => [value, capital(names?.[value] ?? value)])
  return { choices, defaultAnswer: choices.find(([value]) => value === defaultAnswer)?.[1] }
}

/** Gives the function that describes the field of a key, and the fields inside it, by the key's path. */
export function fieldDescriber({ answer, written, ours }: Answers) {
  /** Describes some keys, without those that do not concern this site. */
  const fieldsOf = (path: string[], keys: [string, Schema][]): Field[] =>
    keys
      .filter(
        ([, schema]) => !isConstant(schema) && (relevanceOf(schema).askedWhen?.(answer) ?? true),
      )
      .map(([key, schema]) => fieldOf([...path, key], schema))

  function formOf(path: string[], member: Schema): Form {
    const keys = keysUnder(member)
    const provider = keys.find(([key]) => key === 'provider')?.[1]
    const [value = ''] = (provider && definitionOf(provider).values) ?? []
    return { title: capital(titleOf(member) ?? ''), provider: value, fields: fieldsOf(path, keys) }
  }

  /** Describes a list: of groups, which has rows, or of texts, which has a line for each. */
  function listOf(path: string[], element: Schema, help: string, kind: Kind | undefined) {
    const item = fieldOf([...path, '0'], element)
    if (item.kind === 'group') return { kind: 'list', item } as const
    const { example } = item
    const oneEach = `${help} Une réponse par ligne.`.trim()
    return { kind: 'lines', help: oneEach, example, mayBeNone: kind === 'list' } as const
  }

  /** Describes the field of one answer. A sentence has no description in the schema. */
  function answerOf(path: string[], schema: Schema, about: KeyDescription | undefined) {
    const defaultAnswer = defaultAnswerOf(about, answer)
    const understood = readingOf(schema, valueAt(written, path))
    if (!about) return { kind: 'sentence', defaultAnswer, understood } as const
    const { kind, unit, example, mayBeNone, extensions = [] } = about
    if (kind === 'choice' || kind === 'yes-no') return { kind, ...choiceOf(about, defaultAnswer) }
    return {
      ...{ kind, unit, mayBeNone, defaultAnswer, understood },
      // A file is chosen and not typed.
      example: kind === 'file' ? undefined : example,
      accept: extensions.map((end) => `.${end}`).join(),
      hasPreview: about.hasPreview?.(answer),
    }
  }

  function fieldOf(path: string[], schema: Schema): Field {
    const inner = unwrap(schema)
    const { element, shape, options } = definitionOf(inner)
    const about = keyDescriptions.get(inner)
    const { isRare } = relevanceOf(inner)
    const common = {
      name: path.at(-1) ?? '',
      label: capital(about?.label ?? titleOf(schema) ?? asLabel(valueAt(ours, path))),
      help: capital(about?.help ?? ''),
      isRare: typeof isRare === 'function' ? isRare(answer) : isRare,
    }
    if (element) return { ...common, ...listOf(path, element, common.help, about?.kind) }
    if (options && !isFoundByAddress(options)) {
      return { ...common, kind: 'forms', forms: options.map((member) => formOf(path, member)) }
    }
    if (shape || options) {
      const proposal = groupDescriptions.get(inner)?.proposes?.(answer)
      return { ...common, kind: 'group', proposal, fields: fieldsOf(path, keysUnder(inner)) }
    }
    return { ...common, ...answerOf(path, inner, about) }
  }
  return fieldOf
}
