import { z } from 'zod'
import type { Keys } from '../../owner/read/read-yaml.ts'
import { bare, definitionOf } from '../../owner/schema/describe-keys.ts'
import { aboutKeys, type Kind } from '../../owner/schema/field.ts'
import { siteSchema } from '../../owner/schema/site-schema.ts'
import { wordsSchema } from '../../owner/schema/words-schema.ts'
import { valueAt } from '../../owner/values.ts'
import { routes } from '../../src/routes.ts'
import { type ChapterOutline, outlines } from '../chapters.ts'
import { NONE } from '../none.ts'
import { capital, withoutFileWords } from './in-owners-words.ts'

/** One question of the page, as its schema describes it. */
export type Field = {
  /** The last step of its path. */
  name: string
  kind: Kind | 'group' | 'forms' | 'lines' | 'text'
  label: string
  help?: string
  example?: string | undefined
  /** Of a group. */
  fields?: Field[]
  /** Of a list of groups. */
  item?: Field
  /** The ways of answering, where there are several. */
  forms?: Form[]
  /** Of a choice: what is written, and what it is called. */
  choices?: [value: string, name: string][]
  /** Of a file: the ends of its name. */
  accept?: string
  /** « Il n’y en a pas » is an answer. */
  mayBeNone?: boolean
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

function formOf(option: z.core.$ZodType): Form {
  const { shape = {}, values: [value] = [] } = definitionOf(option)
  if (value !== undefined) return { title: NONE, value, fixed: {}, fields: [] }
  const fixed: Form['fixed'] = {}
  const fields: Field[] = []
  for (const [key, inner] of Object.entries(shape)) {
    const { type, values: [word] = [] } = definitionOf(bare(inner))
    if (type === 'literal') fixed[key] = String(word)
    // Which service it is, its address says.
    else if (type !== 'enum') fields.push(fieldOf(key, inner))
  }
  return { title: capital(titleOf(option)), fixed, fields }
}

const YES_NO = ['oui', 'non']

/**
 * What a form asks for a key.
 *
 * @param name of the key
 * @param ours what a sentence is until the owner writes another
 */
function fieldOf(name: string, schema: z.core.$ZodType, ours?: unknown): Field {
  const inner = bare(schema)
  const { element, shape, options } = definitionOf(inner)
  const about = aboutKeys.get(inner)
  const { kind = 'sentence', example, values = YES_NO, names, extensions = '' } = about ?? {}
  const label = capital(about?.label ?? titleOf(schema) ?? asLabel(ours))
  const help = capital(withoutFileWords(about?.help ?? ''))
  if (element) {
    const item = fieldOf('0', element)
    if (item.kind === 'group') return { name, kind: 'list', label, item }
    const oneEach = `${help} Une réponse par ligne.`.trim()
    const { example } = item
    return { name, kind: 'lines', label, help: oneEach, example, mayBeNone: kind === 'list' }
  }
  if (shape) {
    const fields = Object.entries(shape).map(([key, each]) =>
      fieldOf(key, each, valueAt(ours, [key])),
    )
    return { name, kind: 'group', label, fields }
  }
  if (options) {
    return { name, kind: 'forms', label, forms: options.map((option) => formOf(bare(option))) }
  }
  if (kind === 'choice' || kind === 'yes-no') {
    const choices = values.map((value): [string, string] => [
      value,
      capital(names?.[value] ?? value),
    ])
    return { name, kind, label, help, choices }
  }
  // `\.(?:webp|jpe?g)$`
  const ends = extensions.replace('e?', 'e').match(/[a-z]+\d?/g) ?? []
  return {
    name,
    kind,
    label,
    // Nobody types these.
    example: ['day', 'file'].includes(kind) ? undefined : example,
    help,
    accept: ends.map((end) => `.${end}`).join(),
    mayBeNone: /\bnone\b/.test(about?.help ?? ''),
  }
}

/**
 * All that the page asks, chapter by chapter.
 *
 * @param words our own sentences: where a sentence has no label, it says itself what it is
 */
export function describeForm(words: Keys): Chapter[] {
  function question(asked: string): Question {
    const route = routes.find(({ path }) => asked === `legal${path}.md`)
    if (route) {
      const label = capital(String(valueAt(words, ['routes', route.name, 'title'])))
      return { file: asked, path: [], field: { name: '', kind: 'text', label } }
    }
    const [key = '', file = 'site.yaml'] = asked.split(' ').reverse()
    const path = key.split('.')
    const [schema, ours] = file === 'site.yaml' ? [siteSchema] : [wordsSchema, words]
    const at = path.reduce<z.core.$ZodType>(
      (outer, step) => definitionOf(bare(outer)).shape?.[step] ?? outer,
      schema,
    )
    return { file, path, field: fieldOf(path.at(-1) ?? '', at, valueAt(ours, path)) }
  }
  return outlines.map(({ asks, rare = [], ...outline }) => ({
    ...outline,
    asks: asks.map(question),
    rare: rare.map(question),
  }))
}
