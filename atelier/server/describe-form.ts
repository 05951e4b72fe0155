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

/** One question of the page, as its schema describes it. */
export type Field = {
  /** The last step of its path. */
  name: string
  kind: Kind | 'group' | 'forms' | 'lines' | 'text'
  label: string
  help?: string
  example?: string | undefined
  unit?: string | undefined
  /** Of a group. */
  fields?: Field[]
  /** Of a group: answers that are accepted with one click. */
  proposal?: Proposal | undefined
  /** Of a list of groups. */
  item?: Field
  /** The ways of answering, where there are several. */
  forms?: Form[]
  /** Of a choice: what is written, and what it is called. */
  choices?: [value: string, name: string][]
  /** Of a file: the ends of its name. */
  accept?: string
  /** The service behind this address has a picture that the form can fetch. */
  hasPreview?: boolean | undefined
  /** « Il n’y en a pas » is an answer. */
  mayBeNone?: boolean | undefined
  /** Few owners answer it. */
  isRare?: boolean | undefined
  /** What the site says while nothing is written here. */
  otherwise?: string | undefined
  /** How we read what is written, where that is not how it was written. */
  understood?: string | undefined
}

/** One way of answering: a word alone, or keys of its own beside those that say which way it is. */
export type Form = { title: string; value?: string; fixed: Record<string, string>; fields: Field[] }

/** A question, and where its answer stands. */
export type Question = { file: string; path: string[]; field: Field }
export type Chapter = Pick<ChapterOutline, 'title' | 'help' | 'page'> & {
  asks: Question[]
  rare: Question[]
}

/** The title of a group, on it or on what says that it may be absent. */
function titleOf(schema: z.core.$ZodType): string | undefined {
  const { title } = z.globalRegistry.get(schema) ?? {}
  const { innerType } = definitionOf(schema)
  return title ?? (innerType && titleOf(innerType))
}

/** A sentence without a label says itself what it is. */
function asLabel(value: unknown): string {
  if (typeof value !== 'string') return value ? asLabel(Object.values(value)[0]) : ''
  const words = value.replace(/[\s~]+/g, ' ').trim()
  return `« ${words.length > 60 ? `${words.slice(0, 60).trim()}…` : words} »`
}

const YES_NO = ['oui', 'non']

/** How a written answer was read, where a person would not see that it is the same. */
function readingOf(schema: z.core.$ZodType, written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined
  const { data } = z.safeParse(schema, written)
  if (data === 'none') return written === data ? undefined : NONE
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()
  const isOther =
    ['string', 'number'].includes(typeof data) && plain(String(data)) !== plain(written)
  return isOther ? String(data) : undefined
}

/** What is drawn from: the schema of a file, and what the owner has written in it. */
type Source = {
  answer: Answer
  /** What is written in the file. */
  written: unknown
  /** Our own sentences: each is what shows until the owner writes another. */
  ours?: unknown
}

/** Draws the questions of one file. */
function formDrawer({ answer, written, ours }: Source) {
  /** The questions of some keys, without those that do not concern this site. */
  const fieldsOf = (path: string[], keys: [string, z.core.$ZodType][]) =>
    keys
      // Which service it is, its address says.
      .filter(([, schema]) => !['literal', 'enum'].includes(definitionOf(bare(schema)).type))
      .filter(([, schema]) => audienceOf(schema).askedWhen?.(answer) ?? true)
      .map(([key, schema]) => fieldOf([...path, key], schema))

  function formOf(path: string[], option: z.core.$ZodType): Form {
    const { values: [value] = [] } = definitionOf(option)
    if (value !== undefined) return { title: NONE, value, fixed: {}, fields: [] }
    const fixed: Form['fixed'] = {}
    for (const [key, schema] of keysUnder(option)) {
      const { type, values: [word] = [] } = definitionOf(bare(schema))
      if (type === 'literal') fixed[key] = String(word)
    }
    return {
      title: capital(titleOf(option) ?? ''),
      fixed,
      fields: fieldsOf(path, keysUnder(option)),
    }
  }

  /** What a form asks for a key. */
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
    const asked = { name, label, help, isRare }
    if (element) {
      const item = fieldOf([...path, '0'], element)
      if (item.kind === 'group') return { ...asked, kind: 'list', item }
      const oneEach = `${help} Une réponse par ligne.`.trim()
      const { example } = item
      return { ...asked, kind: 'lines', help: oneEach, example, mayBeNone: kind === 'list' }
    }
    const isToldByAddress = options?.some((option) =>
      keysUnder(option).some(([, each]) => definitionOf(bare(each)).type === 'enum'),
    )
    if (shape || isToldByAddress) {
      const proposal = aboutGroups.get(inner)?.proposes?.(answer)
      return { ...asked, kind: 'group', proposal, fields: fieldsOf(path, keysUnder(inner)) }
    }
    if (options) {
      return { ...asked, kind: 'forms', forms: options.map((option) => formOf(path, bare(option))) }
    }
    const otherwise = otherwiseOf(about, answer)
    if (kind === 'choice' || kind === 'yes-no') {
      const choices = values.map((value): [string, string] => [
        value,
        capital(names?.[value] ?? value),
      ])
      return {
        ...asked,
        kind,
        choices,
        otherwise: choices.find(([value]) => value === otherwise)?.[1],
      }
    }
    return {
      ...asked,
      kind,
      unit,
      // Nobody types the name of a file.
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

/** The questions inside one that few owners answer, each on its own: they are shown in another place. */
function rareIn({ file, path, field }: Question): Question[] {
  if (field.isRare) return [{ file, path, field }]
  return (field.fields ?? []).flatMap((inner) =>
    rareIn({ file, path: [...path, inner.name], field: inner }),
  )
}

/** A question without the rare ones inside it; nothing where all of them are. */
function withoutRare({ fields, ...field }: Field): Field[] {
  const left = fields?.flatMap(withoutRare)
  if (field.isRare || left?.length === 0) return []
  return [{ ...field, ...(left && { fields: left }) }]
}

/**
 * All that the page asks of this site, chapter by chapter.
 *
 * @param words our own sentences: where a sentence has no label, it says itself what it is
 * @param written what the owner's `site.yaml` says
 * @returns `aside`: what is written there and concerns this site no longer
 */
export function describeForm(words: Keys, written: Keys) {
  const { understood } = understandSite(written)
  const answer = answersIn(understood)
  const files = {
    'site.yaml': { schema: siteSchema, draw: formDrawer({ answer, written }) },
    'words.yaml': { schema: wordsSchema, draw: formDrawer({ answer, written: {}, ours: words }) },
  }

  function questions(asked: string): Question[] {
    const route = routes.find(({ path }) => asked === `legal${path}.md`)
    if (route) {
      const label = capital(String(valueAt(words, ['routes', route.name, 'title'])))
      return [{ file: asked, path: [], field: { name: '', kind: 'text', label } }]
    }
    const [key = '', file = 'site.yaml'] = asked.split(' ').reverse()
    const path = key.split('.')
    const { schema, draw } = files[file as keyof typeof files]
    let at: z.core.$ZodType = schema
    for (const step of path) {
      at = definitionOf(bare(at)).shape?.[step] ?? at
      if (audienceOf(at).askedWhen?.(answer) === false) return []
    }
    return [{ file, path, field: draw(path, at) }]
  }

  const chapters = outlines.map(({ asks, rare = [], ...outline }): Chapter => {
    const all = asks.flatMap(questions)
    return {
      ...outline,
      asks: all.flatMap((each) => withoutRare(each.field).map((field) => ({ ...each, field }))),
      rare: [...all.flatMap(rareIn), ...rare.flatMap(questions)],
    }
  })

  const aside = settleAnswers(understood).aside.map((path) => ({
    path: path.map(String),
    label: aboutKey(path.join('.'))?.label ?? String(path.at(-1)),
  }))
  return { chapters, aside }
}
