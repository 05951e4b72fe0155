import { z } from 'zod'
import { bare } from '../../generator/schema/describe-keys.ts'
import { aboutKeys, type Kind } from '../../generator/schema/field.ts'
import type { Keys, Typed } from '../../generator/schema/read-yaml.ts'
import { businessBlanks } from '../../generator/schema/sentence.ts'
import { siteSchema } from '../../generator/schema/site-schema.ts'
import { isObject, valueAt } from '../../generator/schema/values.ts'
import { wordsSchema } from '../../generator/schema/words-schema.ts'
import { typeset } from '../../generator/typography.ts'
import { type ChapterOutline, outlines, REST } from '../chapters.ts'
import { choiceName, helpNamed, NONE } from '../owners-words.ts'
import { inOwnersWords } from './in-owners-words.ts'

/** One question of the page, as its schema describes it. */
export type Field = {
  /** The last step of its path. */
  name: string
  kind: Kind | 'group' | 'forms'
  label: string
  help?: string | undefined
  example?: string | undefined
  /** Of a group. */
  fields?: Field[]
  /** Of a list. */
  item?: Field
  /** The ways of answering, where there are several. */
  forms?: Form[]
  /** Of a choice: what is written, and what it is called. */
  choices?: [value: string, name: string][]
  /** Of a file: the ends of its name. */
  accept?: string
  /** What no answer means, where it means something. */
  nothing?: string
  /** « Il n’y en a pas » is an answer. */
  mayBeNone?: boolean
}

/** One way of answering: a word alone, or keys of its own beside those that say which way it is. */
export type Form = { title: string; value?: string; fixed: Record<string, string>; fields: Field[] }

/** A question, and where its answer stands. */
export type Question = { file: string; path: string[]; field: Field }
export type Chapter = Pick<ChapterOutline, 'id' | 'title' | 'help' | 'page'> & {
  asks: Question[]
  rare: Question[]
}

type Definition = {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  shape?: Record<string, z.core.$ZodType>
  values?: string[]
}
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition

const capital = (text = '') => typeset(text.charAt(0).toUpperCase() + text.slice(1))

/** The title of a group, on it or on what says that it may be absent. */
function titleOf(schema: z.core.$ZodType): string | undefined {
  const { title } = z.globalRegistry.get(schema) ?? {}
  const { innerType } = definitionOf(schema)
  return title ?? (innerType && titleOf(innerType))
}

/** Several ways, nested ones among them. */
const optionsOf = (schema: z.core.$ZodType): z.core.$ZodType[] =>
  (definitionOf(bare(schema)).options ?? []).flatMap((option) =>
    definitionOf(bare(option)).options ? optionsOf(option) : [bare(option)],
  )

/** `\.(?:webp|jpe?g)$` → `.webp,.jpg,.jpeg` */
const endingsOf = (extensions = '') =>
  [...extensions.replace('jpe?g', 'jpg|jpeg').matchAll(/[a-z]{3,}\d?|mp4/g)]
    .map(([end]) => `.${end}`)
    .join(',')

/** Sentences about the words of a file are none of the page's. */
const helpOf = (name: string, help = '') =>
  helpNamed(name) ??
  inOwnersWords(help.replace(/(?:^|(?<=[.] ))[^.]*\b(?:none|dpf|both)\b[^.]*\.?\s*/g, ''))

function formOf(name: string, option: z.core.$ZodType): Form {
  const { shape = {}, values } = definitionOf(option)
  if (values?.[0] !== undefined) {
    const title = values[0] === 'none' ? NONE : (choiceName(name, values[0]) ?? values[0])
    return { title, value: values[0], fixed: {}, fields: [] }
  }
  const fixed: Form['fixed'] = {}
  const fields: Field[] = []
  for (const [key, inner] of Object.entries(shape)) {
    const { type, values: words } = definitionOf(bare(inner))
    if (type === 'literal') fixed[key] = String(words?.[0])
    // Which service it is, its address says.
    else if (type !== 'enum') fields.push(fieldOf(key, inner))
  }
  const title = titleOf(option) ?? choiceName(name, Object.values(fixed)[0] ?? '') ?? ''
  return { title: capital(title), fixed, fields }
}

/**
 * What a form asks for a key of `site.yaml`.
 *
 * @param name of the key
 */
export function fieldOf(name: string, schema: z.core.$ZodType): Field {
  const inner = bare(schema)
  const { type, element, shape, options } = definitionOf(inner)
  const about = aboutKeys.get(inner)
  const label = capital(about?.label ?? titleOf(schema) ?? titleOf(inner))
  if (element) return { name, kind: 'list', label, item: fieldOf('0', element), mayBeNone: true }
  if (shape) {
    const fields = Object.entries(shape).map(([key, each]) => fieldOf(key, each))
    return { name, kind: 'group', label, fields }
  }
  if (options) {
    const forms = optionsOf(inner).map((option) => formOf(name, option))
    const nothing = name === 'audience' ? 'Rien n’est compté' : 'Pas encore répondu'
    return { name, kind: 'forms', label: label || capital(choiceLabel[name]), forms, nothing }
  }
  const { kind = 'line', example, help, values = [], extensions } = about ?? {}
  return {
    name,
    kind: type === 'enum' ? 'choice' : kind,
    label,
    example: kind === 'choice' || kind === 'yes-no' ? undefined : example,
    help: helpOf(name, help),
    ...(kind === 'choice' && {
      choices: values.map((value) => [value, choiceName(name, value) ?? capital(value)]),
    }),
    ...(kind === 'file' && { accept: endingsOf(extensions) }),
    ...(kind !== 'choice' && /\bnone\b/.test(help ?? '') && { mayBeNone: true }),
  }
}

/** Ways of answering that have no name of their own in the schema. */
const choiceLabel: Record<string, string> = {
  audience: 'Mesure de l’audience',
  dpo: 'Délégué à la protection des données',
}

/** A sentence without a label says itself what it is. */
const asLabel = (value: Typed | undefined): string => {
  const [first = ''] = typeof value === 'string' ? [value] : Object.values(value ?? {})
  if (typeof first !== 'string') return asLabel(first)
  const words = first.replace(/\s+/g, ' ').replaceAll('~', ' ').trim()
  return typeset(`« ${words.length > 60 ? `${words.slice(0, 60).trim()}…` : words} »`)
}

/** Blanks that any sentence may have are no news; those of its own are. */
function ownBlanks(description = ''): string {
  const blanks = [...description.matchAll(/\{(\w+)\}/g)].map(([, blank = '']) => blank)
  const own = blanks.filter((blank) => !businessBlanks.some((each) => each === blank))
  return own.length > 0 ? `La page y met ${own.map((blank) => `{${blank}}`).join(', ')}.` : ''
}

/**
 * What a form asks for a sentence, or for several under one key.
 *
 * @param ours what it is until the owner writes another
 */
function sentenceOf(name: string, schema: z.core.$ZodType, ours: Typed | undefined): Field {
  const { shape, element } = definitionOf(bare(schema))
  const meta = z.globalRegistry.get(bare(schema)) ?? {}
  const label = capital(aboutKeys.get(bare(schema))?.label ?? titleOf(schema)) || asLabel(ours)
  if (shape) {
    const fields = Object.entries(shape).map(([key, inner]) =>
      sentenceOf(key, inner, isObject(ours) ? (ours as Keys)[key] : undefined),
    )
    return { name, kind: 'group', label, fields }
  }
  const said = aboutKeys.get(bare(schema))?.help ?? ''
  const help = [said, ownBlanks(meta.description)].filter(Boolean).join(' ')
  if (element) {
    const item: Field = { name: '0', kind: 'sentence', label: 'Phrase' }
    return { name, kind: 'list', label, help, item }
  }
  return { name, kind: 'sentence', label, help }
}

const schemaAt = (schema: z.core.$ZodType, path: string[]): z.core.$ZodType =>
  path.reduce((at, key) => {
    const inner = definitionOf(bare(at)).shape?.[key]
    if (!inner) throw new Error(`No key « ${path.join('.')} » in the schema.`)
    return inner
  }, schema)

/** The groups of a file that no chapter names. */
function unnamedIn(file: string): string[] {
  const named = outlines.flatMap(({ asks = {} }) => asks[file] ?? [])
  return Object.keys(wordsSchema.shape).filter((key) => !named.includes(key))
}

/**
 * All that the page asks, chapter by chapter.
 *
 * @param words our own sentences: where a sentence has no label, it says itself what it is
 */
export function describeForm(words: Keys): Chapter[] {
  const questions = (asked: ChapterOutline['asks'] = {}): Question[] =>
    Object.entries(asked).flatMap(([file, keys]) =>
      (keys === REST ? unnamedIn(file) : keys).map((key) => {
        const path = key.split('.')
        const name = path.at(-1) ?? ''
        const field =
          file === 'site.yaml'
            ? fieldOf(name, schemaAt(siteSchema, path))
            : sentenceOf(name, schemaAt(wordsSchema, path), valueAt(words, path) as Typed)
        return { file, path, field }
      }),
    )
  return outlines.map(({ asks, rare, ...outline }) => ({
    ...outline,
    asks: questions(asks),
    rare: questions(rare),
  }))
}
