/*
 * Makes the Zod schemas of `site.yaml`: of one value, of a list, of a group of keys. Each function
 * also records a description of the schema in French. The form and the sentences about mistakes are
 * written from it. `field-types.ts` calls `field` for each kind of value, and `site-schema.ts` and
 * its neighbours put the values into lists and groups.
 *
 *   const city = field(
 *     { kind: 'line', label: 'ville du RCS', example: 'Lyon' },
 *     refusal('not-city', {}),
 *     (typed, refuse) => (/^[A-Z]/.test(typed) ? typed : refuse()),
 *   )
 *   city.parse(' Lyon ') // 'Lyon'
 *   city.safeParse('69') // an issue, whose `params` are the refusal `not-city`
 *   keyDescriptions.get(city) // { kind: 'line', label: 'ville du RCS', … }
 */
import { z } from 'zod'
import type { Description, GroupDescription, KeyDescription } from './KeyDescription.ts'
import { type Refusal, refusal } from './refusal.ts'

/** The descriptions of the keys that have a value, by schema. */
export const keyDescriptions = z.registry<KeyDescription>()

export const groupDescriptions = z.registry<GroupDescription>()

/**
 * Makes the schema of one value, which is typed as a text: as a number, a SIREN would lose its first zero.
 *
 * @param usualRefusal the reason that is given where `read` gives none
 */
export function field<Value>(
  description: KeyDescription,
  usualRefusal: Refusal,
  read: (typed: string, refuse: Refuse) => Value,
) {
  const schema = z.string().transform((typed, context): Value => {
    function refuse(reason = usualRefusal): never {
      context.addIssue({ code: 'custom', params: reason })
      return z.NEVER
    }
    return read(typed.trim(), refuse)
  })
  return schema.register(keyDescriptions, { ...description, refusal: usualRefusal })
}

/** Refuses the typed value. Its result has no meaning: `return refuse()` only ends the function `read`. */
type Refuse = (reason?: Refusal) => never

/** Makes the schema of a list, with the example of its items. */
export function list<Item extends z.ZodType>(
  item: Item,
  description: Omit<Description, 'example'>,
) {
  const { example = '' } = keyDescriptions.get(item) ?? {}
  return z.array(item).register(keyDescriptions, {
    kind: 'list',
    ...description,
    example,
    refusal: refusal('list-expected', {}),
  })
}

/** Makes the schema of a group: a key with a French title, and several keys below it. */
export function group<Keys extends z.core.$ZodLooseShape>(
  title: string,
  keys: Keys,
  description: GroupDescription = {},
) {
  return z.strictObject(keys).meta({ title }).register(groupDescriptions, description)
}

/** Makes the schema of a value that is `null` until the owner writes it. */
export function maybe<Value extends z.ZodType>(value: Value): Nullable<Value> {
  return value.nullable().default(null)
}

/**
 * Makes a group of keys that are `null` until the owner writes them. Meanwhile, the page shows
 * « [À compléter : …] ».
 */
export function nullableGroup<Keys extends Record<string, z.ZodType>>(
  title: string,
  keys: Keys,
  description?: GroupDescription,
) {
  const nullableKeys = Object.entries(keys).map(([name, value]) => [name, maybe(value)])
  // `Object.fromEntries` gives the schemas of all keys one type: the cast restores the type of each.
  const shape = Object.fromEntries(nullableKeys) as { [Name in keyof Keys]: Nullable<Keys[Name]> }
  const schema = group(title, shape, description)
  // The compiler cannot know that each key has a default, which makes `{}` valid: hence the cast.
  return schema.prefault({} as z.input<typeof schema>)
}

type Nullable<Value extends z.ZodType> = z.ZodDefault<z.ZodNullable<Value>>
