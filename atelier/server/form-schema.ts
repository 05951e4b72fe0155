import { siteJsonSchema, wordsJsonSchema } from '../../generator/schema/json-schema.ts'
import { businessBlanks } from '../../generator/schema/sentence.ts'
import { typeset } from '../../generator/typography.ts'

/** The part of JSON Schema that our own schemas use. */
export type Schema = {
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

const capital = (text = '') => text.charAt(0).toUpperCase() + text.slice(1)

const unknown: Schema = { type: 'null', title: 'Pas encore répondu' }

/** Several forms of one value become one list, without the detours of the schema for editors. */
function optionsOf({ anyOf, oneOf }: Schema): Schema[] {
  return (anyOf ?? oneOf ?? []).flatMap((option) =>
    option.anyOf || option.oneOf ? optionsOf(option) : [option],
  )
}

/** Keys that every option has: they go with whatever was pasted. */
function sharedBy(options: Schema[]): Record<string, Schema> {
  const [first, ...others] = options.map(({ properties = {} }) => properties)
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([key]) => others.every((keys) => key in keys)),
  )
}

/** Where an address alone is understood, it is the first thing to ask for. */
function withPasted(options: Schema[]): Schema[] {
  const [text, group, ...rest] = options
  const isPasted = text?.type === 'string' && text.description && group?.properties?.url
  if (!isPasted) return options
  if (rest.some(({ properties }) => properties?.url && !properties.provider?.const)) return rest
  const { provider: _, ...shared } = sharedBy(rest)
  const url: Schema = {
    title: 'Adresse ou code d’intégration',
    description: text.description,
    format: 'sentence',
    examples: [],
  }
  const title = 'Chez un service : son adresse suffit'
  return [{ type: 'object', title, properties: { url, ...shared } }, ...rest]
}

/**
 * A schema for editors as a form asks it: every value is a text, as it would be typed into the file,
 * and nothing is required, since our own schema judges.
 */
export function forTyping(schema: Schema): Schema {
  const { title, description, format, enum: values, examples, pattern } = schema
  const said = { title: capital(title), description, format, examples, pattern }
  if (schema.properties) {
    const keys = Object.entries(schema.properties).map(([key, inner]) => {
      const asked = inner.const === undefined ? forTyping(inner) : { ...inner, type: 'string' }
      return [key, asked.title || inner.const !== undefined ? asked : { ...asked, title: key }]
    })
    return { type: 'object', title, description, properties: Object.fromEntries(keys) }
  }
  if (schema.items) {
    const items = forTyping(schema.items)
    return { type: 'array', title: capital(title), description, items }
  }
  const options = withPasted(optionsOf(schema))
  const real = options.filter(({ type }) => type !== 'null')
  const [only] = real
  if (real.length === 1 && only && !only.properties && !only.items) {
    return forTyping({ ...only, ...(title && { title }) })
  }
  if (options.length > 0) {
    const asked = real.map((option) =>
      option.const === undefined
        ? { ...forTyping(option), title: option.title ?? 'À remplir' }
        : { type: 'string', const: option.const, title: 'Il n’y en a pas' },
    )
    return {
      title: capital(title ?? real.find((option) => option.title)?.title),
      description,
      oneOf: options.length > real.length ? [unknown, ...asked] : asked,
    }
  }
  const texts = values?.map(String)
  return {
    type: 'string',
    ...said,
    ...(format === 'yes-no' ? { enum: ['oui', 'non'] } : texts && { enum: texts }),
  }
}

/** Where no note says what a sentence is for, it says so itself. */
const asLabel = (sentence: string) =>
  typeset(
    `« ${sentence.replace(/\s+/g, ' ').slice(0, 60).trim()}${sentence.length > 60 ? '…' : ''} »`,
  )

const firstSentence = (value: unknown): string =>
  typeof value === 'string' ? value : firstSentence(Object.values(value ?? { '': '' })[0] ?? '')

/** Blanks that any sentence may have are no news; those of its own are. */
function ownBlanks(description = ''): string {
  const blanks = [...description.matchAll(/\{(\w+)\}/g)].map(([, blank = '']) => blank)
  const own = blanks.filter((blank) => !businessBlanks.some((each) => each === blank))
  return own.length > 0 ? `La page y met ${own.map((blank) => `{${blank}}`).join(', ')}.` : ''
}

/** A sentence without a label says itself what it is. */
function named(schema: Schema, value: unknown): Schema {
  const { title, description = '' } = schema
  const help = description.replace(/Peut contenir.*/, '').trim()
  if (schema.properties) {
    const keys = Object.entries(schema.properties).map(([key, inner]) => [
      key,
      named(inner, (value as Record<string, unknown>)?.[key]),
    ])
    return {
      ...schema,
      title: title || asLabel(firstSentence(value)),
      description: help,
      properties: Object.fromEntries(keys),
    }
  }
  return {
    ...schema,
    title: title || asLabel(firstSentence(value)),
    description: [help, ownBlanks(schema.description)].filter(Boolean).join(' '),
    ...(schema.items
      ? { items: { type: 'string', format: 'sentence', title: 'Phrase' } }
      : { format: 'sentence' }),
  }
}

/** Which folder a site leans on is said where folders are made. */
const ownersKeys = (schema: Schema): Schema => {
  const { base: _, ...properties } = schema.properties ?? {}
  return { ...schema, properties }
}

/** What the forms ask, by file. `words` are the sentences as they are. */
export const formSchemas = (words: unknown): Record<string, Schema> => ({
  'site.yaml': ownersKeys(forTyping(siteJsonSchema() as Schema)),
  'words.yaml': named(forTyping(wordsJsonSchema() as Schema), words),
})
