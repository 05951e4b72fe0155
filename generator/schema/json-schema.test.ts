import { expect, it } from 'vitest'
import { siteJsonSchema, wordsJsonSchema } from './json-schema.ts'

it.each([
  ['site', siteJsonSchema],
  ['words', wordsJsonSchema],
])(
  'is what generator/%s.schema.json says to editors: npm run unit -- -u json-schema renews it',
  async (name, schema) => {
    const json = `${JSON.stringify(schema(), null, 2)}\n`
    await expect(json).toMatchFileSnapshot(`../${name}.schema.json`)
  },
)
