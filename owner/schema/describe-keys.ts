import type { z } from 'zod'
import type { Path } from '../values.ts'
import { type About, type Audience, aboutGroups, aboutKeys } from './fields/field.ts'
import { siteSchema } from './site-schema.ts'

/** What a schema of Zod is made of. */
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

/** The schema inside `optional`, `nullable` and `default`. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = definitionOf(schema)
  return innerType ? bare(innerType) : schema
}

/** Whether a group is there although nothing of it is written. */
export const isRequired = (schema: z.core.$ZodType) =>
  !['default', 'optional', 'nullable'].includes(definitionOf(schema).type)

/** The keys of a group, and of all the ways of writing it where there are several. */
export function keysUnder(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const { options = [], shape = {} } = definitionOf(bare(schema))
  const keys = [...options.flatMap(keysUnder), ...Object.entries(shape)]
  return keys.filter(([key], index) => keys.findIndex(([other]) => other === key) === index)
}

/** Every key under a schema, with the schema of its value; once for each member of a union. */
function* walk(schema: z.core.$ZodType, path = ''): Generator<[string, z.core.$ZodType]> {
  const inner = bare(schema)
  const { element, options = [], shape = {} } = definitionOf(inner)
  if (element) yield* walk(element, path)
  for (const option of options) yield* walk(option, path)
  for (const [name, value] of Object.entries(shape)) {
    const key = path ? `${path}.${name}` : name
    yield [key, bare(value)]
    yield* walk(value, key)
  }
}

const schemas = new Map<string, z.core.$ZodType[]>()
for (const [path, schema] of walk(siteSchema)) {
  schemas.set(path, [...(schemas.get(path) ?? []), schema])
}

/** The ways of writing a key of `site.yaml`: several under a union. */
export const schemasOf = (path: string) => schemas.get(path) ?? []

const abouts = new Map(
  [...schemas].flatMap(([path, ways]) =>
    ways.flatMap((schema) => {
      const about = aboutKeys.get(schema)
      return about ? [[path, about] as const] : []
    }),
  ),
)

/** `legal.dataStorage.name`: a key, whichever item of a list it is in. */
export const keyOf = (path: Path) => path.filter((step) => typeof step !== 'number').join('.')

/** What is known of a key, e.g. of `legal.publisher.siret`. */
export const aboutKey = (path: string): About | undefined => abouts.get(path)

/** What is known of the answer at a path: of a key, or of the item of a list. */
export function aboutAnswer(path: Path): About | undefined {
  const key = keyOf(path)
  const item = schemasOf(key).map((schema) => definitionOf(schema).element)[0]
  return (typeof path.at(-1) === 'number' && item && aboutKeys.get(item)) || aboutKey(key)
}

/** The words that a key may hold where it says which of several groups is written: `matomo`, `server`. */
export const discriminatorsOf = (key: string): string[] =>
  schemasOf(key).flatMap((schema) => {
    const { values = [], entries = {} } = definitionOf(schema)
    return [...values, ...Object.values(entries)]
  })

/** Every key that has a label, e.g. `legal.publisher.siret`. */
export const describedKeys = (): string[] => [...abouts.keys()]

/** For whom the questions of a schema are. */
export const audienceOf = (schema: z.core.$ZodType): Audience =>
  aboutKeys.get(bare(schema)) ?? aboutGroups.get(bare(schema)) ?? {}

/** The keys of a section, e.g. those of `legal.publisher`. */
export const keysOf = (schema: z.core.$ZodType, section: string): string[] => {
  const start = section && `${section}.`
  const keys = [...walk(schema)].map(([path]) => path).filter((path) => path.startsWith(start))
  return [...new Set(keys.map((path) => path.slice(start.length).split('.')[0] ?? ''))]
}

/** The sections of a file that have a key of this name, e.g. `siret` → `legal.publisher`. */
export const pathsOf = (schema: z.core.$ZodType, name: string): string[] => [
  ...new Set(
    [...walk(schema)].flatMap(([path]) =>
      path.endsWith(`.${name}`) ? [path.slice(0, -name.length - 1)] : [],
    ),
  ),
]
