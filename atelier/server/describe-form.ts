import { z } from 'zod'
import { capital } from '../../owner/problems/in-form.ts'
import type { Keys } from '../../owner/read/read-yaml.ts'
import { understandSite } from '../../owner/schema/check-site.ts'
import {
  aboutKey,
  audienceOf,
  bare,
  definitionOf,
  keysUnder,
} from '../../owner/schema/describe-keys.ts'
import {
  type Answer,
  aboutGroups,
  aboutKeys,
  type Kind,
  type Proposal,
} from '../../owner/schema/fields/field.ts'
import { answersIn, otherwiseOf, settleAnswers } from '../../owner/schema/settle-answers.ts'
import { siteSchema } from '../../owner/schema/site-schema.ts'
import { wordsSchema } from '../../owner/schema/words-schema.ts'
import { valueAt } from '../../owner/values.ts'
import { routes } from '../../src/routes.ts'
import { type ChapterOutline, outlines } from '../chapters.ts'
import { NONE } from '../none.ts'

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
  otherwise?: string | undefined
  /** The value that was read, where the owner has spelt it another way. */
  understood?: string | undefined
}

/** One way of answering: the value of its key `provider`, and the fields beside it. */
export type Form = { title: string; provider: string; fields: Field[] }

/** A field, with the place of its answer. */
export type Question = { file: string; path: string[]; field: Field }
export type Chapter = Pick<ChapterOutline, 'title' | 'help' | 'page'> & {
  questions: Question[]
  advancedQuestions: Question[]
}

/** Reads the title of a group, which may stand on the schema inside `optional` or `nullable`. */
function titleOf(schema: z.core.$ZodType): string | undefined {
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

const YES_NO = ['oui', 'non']

/** Gives the value that was read from an answer, if it is spelt another way: « 2 000 € » for `2000`. */
function readingOf(schema: z.core.$ZodType, written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined
  const { data } = z.safeParse(schema, written)
  if (data === 'none') return written === data ? undefined : NONE
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()
  const isOther =
    ['string', 'number'].includes(typeof data) && plain(String(data)) !== plain(written)
  return isOther ? String(data) : undefined
}

/** What decides which questions a file has, beside its schema. */
type Source = {
  answer: Answer
  /** The data of the file. */
  written: unknown
  /** Our own sentences, for labels. */
  ours?: unknown
}

/** Gives the function that describes the fields of one file. */
function fieldDescriber({ answer, written, ours }: Source) {
  /** Describes some keys, without those that do not concern this site. */
  const fieldsOf = (path: string[], keys: [string, z.core.$ZodType][]) =>
    keys
      // The address of a service says which one it is: the key is not asked for.
      .filter(([, schema]) => !['literal', 'enum'].includes(definitionOf(bare(schema)).type))
      .filter(([, schema]) => audienceOf(schema).askedWhen?.(answer) ?? true)
      .map(([key, schema]) => fieldOf([...path, key], schema))

  function formOf(path: string[], member: z.core.$ZodType): Form {
    const { provider } = definitionOf(member).shape ?? {}
    return {
      title: capital(titleOf(member) ?? ''),
      provider: definitionOf(provider as z.core.$ZodType).values?.[0] ?? '',
      fields: fieldsOf(path, keysUnder(member)),
    }
  }

  /** Describes the field of a key, and the fields inside it. */
  function fieldOf(path: string[], schema: z.core.$ZodType): Field {
    const inner = bare(schema)
    const { element, shape, options } = definitionOf(inner)
    const about = aboutKeys.get(inner)
    const { isRare: rarity } = audienceOf(inner)
    const isRare = rarity === true || rarity?.(answer) || undefined
    const {
      kind = 'sentence',
      example,
      unit,
      values = YES_NO,
      names,
      extensions = [],
    } = about ?? {}
    const name = path.at(-1) ?? ''
    const label = capital(about?.label ?? titleOf(schema) ?? asLabel(valueAt(ours, path)))
    const help = capital(about?.help ?? '')
    const common = { name, label, help, isRare }
    if (element) {
      const item = fieldOf([...path, '0'], element)
      if (item.kind === 'group') return { ...common, kind: 'list', item }
      const oneEach = `${help} Une réponse par ligne.`.trim()
      const { example } = item
      return { ...common, kind: 'lines', help: oneEach, example, mayBeNone: kind === 'list' }
    }
    const isFoundByAddress = options?.some((option) =>
      keysUnder(option).some(([, each]) => definitionOf(bare(each)).type === 'enum'),
    )
    if (shape || isFoundByAddress) {
      const proposal = aboutGroups.get(inner)?.proposes?.(answer)
      return { ...common, kind: 'group', proposal, fields: fieldsOf(path, keysUnder(inner)) }
    }
    if (options) {
      return {
        ...common,
        kind: 'forms',
        forms: options.map((option) => formOf(path, bare(option))),
      }
    }
    const otherwise = otherwiseOf(about, answer)
    if (kind === 'choice' || kind === 'yes-no') {
      const choices = values.map((value): [string, string] => [
        value,
        capital(names?.[value] ?? value),
      ])
      return {
        ...common,
        kind,
        choices,
        otherwise: choices.find(([value]) => value === otherwise)?.[1],
      }
    }
    return {
      ...common,
      kind,
      unit,
      // A file is chosen and not typed.
      example: kind === 'file' ? undefined : example,
      accept: extensions.map((end) => `.${end}`).join(),
      mayBeNone: about?.mayBeNone,
      hasPreview: about?.hasPreview?.(answer),
      otherwise,
      understood: readingOf(inner, valueAt(written, path)),
    }
  }
  return fieldOf
}

/** Takes out of a question those inside it that few owners answer: they are shown under « Avancé ». */
function advancedIn({ file, path, field }: Question): Question[] {
  if (field.isRare) return [{ file, path, field }]
  return (field.fields ?? []).flatMap((inner) =>
    advancedIn({ file, path: [...path, inner.name], field: inner }),
  )
}

/** Gives a question without those; an empty list if nothing else is in it. */
function withoutAdvanced({ fields, ...field }: Field): Field[] {
  const left = fields?.flatMap(withoutAdvanced)
  if (field.isRare || left?.length === 0) return []
  return [{ ...field, ...(left && { fields: left }) }]
}

/**
 * Describes the form of the atelier: its chapters, and the questions of each that concern this site.
 *
 * @param words our own sentences: one without a label in the schema is its own label
 * @param written the data of the owner's `site.yaml`
 * @returns `aside` lists answers in that file that no longer concern the site
 */
export function describeForm(words: Keys, written: Keys) {
  const { understood } = understandSite(written)
  const answer = answersIn(understood)
  const files = {
    'site.yaml': { schema: siteSchema, describe: fieldDescriber({ answer, written }) },
    'words.yaml': {
      schema: wordsSchema,
      describe: fieldDescriber({ answer, written: {}, ours: words }),
    },
  }

  function questionsOf(source: string): Question[] {
    const route = routes.find(({ path }) => source === `legal${path}.md`)
    if (route) {
      const label = capital(String(valueAt(words, ['routes', route.name, 'title'])))
      return [{ file: source, path: [], field: { name: '', kind: 'text', label } }]
    }
    const [key = '', file = 'site.yaml'] = source.split(' ').reverse()
    const path = key.split('.')
    const { schema, describe } = files[file as keyof typeof files]
    let at: z.core.$ZodType = schema
    for (const step of path) {
      at = definitionOf(bare(at)).shape?.[step] ?? at
      if (audienceOf(at).askedWhen?.(answer) === false) return []
    }
    return [{ file, path, field: describe(path, at) }]
  }

  const chapters = outlines.map(({ questions, advancedQuestions = [], ...outline }): Chapter => {
    const all = questions.flatMap(questionsOf)
    return {
      ...outline,
      questions: all.flatMap((each) =>
        withoutAdvanced(each.field).map((field) => ({ ...each, field })),
      ),
      advancedQuestions: [...all.flatMap(advancedIn), ...advancedQuestions.flatMap(questionsOf)],
    }
  })

  const aside = settleAnswers(understood).aside.map((path) => ({
    path: path.map(String),
    label: aboutKey(path.join('.'))?.label ?? String(path.at(-1)),
  }))
  return { chapters, aside }
}
