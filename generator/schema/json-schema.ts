import { z } from 'zod'
import { bare } from './describe-keys.ts'
import { aboutKeys } from './field.ts'
import { siteSchema } from './site-schema.ts'
import { wordsSchema } from './words-schema.ts'

/** What may be typed by default: a text, which may look like a number. */
const anyText = { type: ['string', 'number', 'null'] }

/** The schema for editors: what they show of a key, and propose. Ours alone decides what is right. */
export function siteJsonSchema(of: z.ZodType = siteSchema) {
  const schema = z.toJSONSchema(of, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const { kind, label, help, example, accepts } = aboutKeys.get(bare(zodSchema)) ?? {}
      if (!label) return
      const isList = bare(zodSchema)._zod.def.type === 'array'
      if (!isList) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema]
        Object.assign(jsonSchema, accepts ?? anyText)
      }
      jsonSchema.title = label
      if (help) jsonSchema.description = help
      if (!isList) Object.assign(jsonSchema, { format: kind, examples: [example ?? ''] })
    },
  })
  // What `understandPasted` makes of a value alone, or under `url`, comes before the schema.
  for (const [key, what] of Object.entries(pasted)) {
    const keys = schema.properties?.[key]
    if (typeof keys !== 'object') continue
    schema.properties = {
      ...schema.properties,
      [key]: {
        title: keys.title,
        anyOf: [
          { type: 'string', description: what },
          { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
          keys,
        ],
      },
    }
  }
  return schema
}

const pasted = {
  video: 'Adresse ou code d’intégration de la vidéo, tel que son service le donne.',
  scheduling: 'Adresse ou code d’intégration de la page de réservation.',
}

/** The same for the sentences: the names that exist, and what each may be completed with. */
export const wordsJsonSchema = () =>
  z.toJSONSchema(wordsSchema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const { label, help } = aboutKeys.get(zodSchema) ?? {}
      // The owner's file holds only what differs.
      delete jsonSchema.required
      if (label) jsonSchema.title = label
      if (help) jsonSchema.description = `${help} ${jsonSchema.description ?? ''}`.trim()
    },
  })
