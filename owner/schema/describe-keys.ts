import type { z } from 'zod'
import type { Path } from '../values.ts'
import { type About, aboutGroups, aboutKeys, type Relevance } from './fields/field.ts'
import { siteSchema } from './site-schema.ts'

/** The parts of a Zod schema that we read. They are in `_zod.def`, which Zod documents for libraries. */
type Definition = {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  shape?: Record<string, z.core.$ZodType>
  values?: string[]
  entries?: Record<string, string>
}
export const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition

/** Takes the wrappers `optional`, `nullable` and `default` off a schema. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = definitionOf(schema)
  return innerType ? unwrap(innerType) : schema
}

/** True for a group that the site has although nothing of it is written. */
export const isRequired = (schema: z.core.$ZodType) =>
  !['default', 'optional', 'nullable'].includes(definitionOf(schema).type)

/** Lists the keys of a group with their schemas; those of all members, where it is a union. */
export function keysUnder(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const { options = [], shape = {} } = definitionOf(unwrap(schema))
  const keys = [...options.flatMap(keysUnder), ...Object.entries(shape)]
  return keys.filter(([key], index) => keys.findIndex(([other]) => other === key) === index)
}

/** Yields every key under a schema, with the schema of its value; once for each member of a union. */
function* walk(schema: z.core.$ZodType, path = ''): Generator<[string, z.core.$ZodType]> {
  const inner = unwrap(schema)
  const { element, options = [], shape = {} } = definitionOf(inner)
  if (element) yield* walk(element, path)
  for (const option of options) yield* walk(option, path)
  for (const [name, value] of Object.entries(shape)) {
    const key = path ? `${path}.${name}` : name
    yield [key, unwrap(value)]
    yield* walk(value, key)
  }
}

const schemas = new Map<string, z.core.$ZodType[]>()
for (const [path, schema] of walk(siteSchema)) {
  schemas.set(path, [...(schemas.get(path) ?? []), schema])
}

/** The schemas of a key of `site.yaml`: there are several where the members of a union share it. */
export const schemasOf = (path: string) => schemas.get(path) ?? []

const abouts = new Map(
  [...schemas].flatMap(([path, ways]) =>
    ways.flatMap((schema) => {
      const about = aboutKeys.get(schema)
      return about ? [[path, about] as const] : []
    }),
  ),
)

/** Names the key of a path, whichever item of a list it is in: `legal.dataStorage.name`. */
export const keyOf = (path: Path) => path.filter((step) => typeof step !== 'number').join('.')

/** Finds the description of a key, e.g. of `legal.publisher.siret`. */
export const aboutKey = (path: string): About | undefined => abouts.get(path)

/** Finds the description of the answer at a path: of a key, or of the item of a list. */
export function aboutAnswer(path: Path): About | undefined {
  const key = keyOf(path)
  const item = schemasOf(key).map((schema) => definitionOf(schema).element)[0]
  return (typeof path.at(-1) === 'number' && item && aboutKeys.get(item)) || aboutKey(key)
}

/** Lists the words of a key that decides which member of a union is written: `matomo`, `server`. */
export const discriminatorsOf = (key: string): string[] =>
  schemasOf(key).flatMap((schema) => {
    const { values = [], entries = {} } = definitionOf(schema)
    return [...values, ...Object.values(entries)]
  })

/** Lists every key that has a description, e.g. `legal.publisher.siret`. */
export const describedKeys = (): string[] => [...abouts.keys()]

/** Finds out which owners the questions of a schema concern. */
export const relevanceOf = (schema: z.core.$ZodType): Relevance =>
  aboutKeys.get(unwrap(schema)) ?? aboutGroups.get(unwrap(schema)) ?? {}

/** Lists the keys of a section, e.g. those of `legal.publisher`. */
export const namesUnder = (schema: z.core.$ZodType, section: string): string[] => {
  const start = section && `${section}.`
  const keys = [...walk(schema)].map(([path]) => path).filter((path) => path.startsWith(start))
  return [...new Set(keys.map((path) => path.slice(start.length).split('.')[0] ?? ''))]
}
