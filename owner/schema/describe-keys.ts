/*
 * Answers questions about the keys of `site.yaml`, e.g. `legal.publisher.siret`: how a key is described, which
 * schema it has, which keys stand below it. The checks, the legal pages and the form of the atelier ask them.
 * The answers come from the Zod schemas, which declare each key once. All items of a list share one key.
 */
import type { z } from 'zod'
import type { Path } from '../values.ts'
import { groupDescriptions, keyDescriptions } from './fields/field.ts'
import type { KeyDescription, Relevance } from './fields/KeyDescription.ts'
import { siteSchema } from './site-schema.ts'

type Schema = z.core.$ZodType

/** The parts of a Zod schema's `_zod.def` that we read. Zod documents it for libraries that inspect schemas. */
type Definition = {
  type: string
  /** The schema that the wrapper `optional`, `nullable` or `default` contains. */
  innerType?: Schema
  element?: Schema
  /** The members of a union: a value must fit one of these schemas. */
  options?: readonly Schema[]
  shape?: Record<string, Schema>
  /** The words that a schema made by `z.literal` accepts. */
  values?: string[]
  /** The words that a schema made by `z.enum` accepts. */
  entries?: Record<string, string>
}

// Zod's own type of `_zod.def` lacks the members that depend on `type`, which `Definition` has.
export const definitionOf = (schema: Schema): Definition => schema._zod.def

export function unwrap(schema: Schema): Schema {
  const { innerType } = definitionOf(schema)
  return innerType ? unwrap(innerType) : schema
}

export const isRequired = (schema: Schema): boolean =>
  !['default', 'optional', 'nullable'].includes(definitionOf(schema).type)

/** Lists the keys of a group with their schemas. A union has the keys of all its members. */
export function keysUnder(schema: Schema): [name: string, schema: Schema][] {
  const { options = [], shape = {} } = definitionOf(unwrap(schema))
  const schemaByName = new Map<string, Schema>()
  for (const [name, value] of [...options.flatMap(keysUnder), ...Object.entries(shape)]) {
    // Members of a union may share a key, as `provider`: the first member's schema counts.
    if (!schemaByName.has(name)) schemaByName.set(name, value)
  }
  return [...schemaByName]
}

function* allKeysUnder(schema: Schema, parent?: string): Generator<[key: string, schema: Schema]> {
  const { element, options = [], shape = {} } = definitionOf(unwrap(schema))
  if (element) yield* allKeysUnder(element, parent)
  for (const option of options) yield* allKeysUnder(option, parent)
  for (const [name, value] of Object.entries(shape)) {
    const key = parent ? `${parent}.${name}` : name
    yield [key, unwrap(value)]
    yield* allKeysUnder(value, key)
  }
}

const schemasByKey = new Map<string, Schema[]>()
const descriptionsByKey = new Map<string, KeyDescription>()
for (const [key, schema] of allKeysUnder(siteSchema)) {
  schemasByKey.set(key, [...schemasOf(key), schema])
  const description = keyDescriptions.get(schema)
  if (description) descriptionsByKey.set(key, description)
}

/** Lists the schemas of a key. There are several where members of a union share the key. */
export function schemasOf(key: string): Schema[] {
  return schemasByKey.get(key) ?? []
}

export const describedKeys = (): string[] => [...descriptionsByKey.keys()]

export const describeKey = (key: string): KeyDescription | undefined => descriptionsByKey.get(key)

/** Drops the indexes of a path: `['legal', 'dataStorage', 0, 'name']` → `legal.dataStorage.name`. */
export const keyOf = (path: Path): string =>
  path.filter((step) => typeof step !== 'number').join('.')

/** Finds the description of the value at a path, which may be an item of a list. */
export function describeAnswer(path: Path): KeyDescription | undefined {
  const key = keyOf(path)
  const [schema] = schemasOf(key)
  const item = typeof path.at(-1) === 'number' && schema && definitionOf(schema).element
  return (item ? keyDescriptions.get(item) : undefined) ?? describeKey(key)
}

/** Lists the words that a key with fixed words accepts, e.g. `matomo` and `server` for `audience.provider`. */
export function wordsOf(key: string): string[] {
  return schemasOf(key).flatMap((schema) => {
    const { values = [], entries = {} } = definitionOf(schema)
    return [...values, ...Object.values(entries)]
  })
}

export function relevanceOf(schema: Schema): Relevance {
  const inner = unwrap(schema)
  return keyDescriptions.get(inner) ?? groupDescriptions.get(inner) ?? {}
}

/** Lists the keys directly below a group, e.g. below `legal.publisher`; for `''`, those of the top level. */
export function namesUnder(group: string): string[] {
  const prefix = group && `${group}.`
  const keys = [...schemasByKey.keys()].filter((key) => key.startsWith(prefix))
  const names = keys.map((key) => key.slice(prefix.length).split('.')[0] ?? '')
  return [...new Set(names)]
}

/** Lists the groups that have a key of this name: `call`, for `minutes`. */
export const groupsWith = (name: string): string[] =>
  [...schemasByKey.keys()]
    .filter((key) => key.endsWith(`.${name}`))
    .map((key) => key.slice(0, -name.length - 1))
