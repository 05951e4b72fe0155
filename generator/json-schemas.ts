// `npm run schema`: what an editor of YAML shows of each key, and proposes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { siteJsonSchema, wordsJsonSchema } from './schema/json-schema.ts'

const folder = '.build'
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries({ site: siteJsonSchema(), words: wordsJsonSchema() })) {
  writeFileSync(`${folder}/${name}.schema.json`, JSON.stringify(schema))
  console.log(
    `En tête de site/${name}.yaml : # yaml-language-server: $schema=../${folder}/${name}.schema.json`,
  )
}
