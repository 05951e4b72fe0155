import { expect, it } from 'vitest'
import { readYaml } from '../../generator/schema/read-yaml.ts'
import { formSchemas, type Schema } from '../server/form-schema.ts'
import { chapterOf, chaptersOf } from './chapters.ts'

const schemas = formSchemas(readYaml('defaults/words.yaml').data)
const chapters = chaptersOf(schemas)

function leaves({ properties, oneOf }: Schema, path: string[] = []): string[][] {
  if (oneOf) return [path]
  if (!properties) return [path]
  return Object.entries(properties).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

it('asks for every key once, under a French title', () => {
  for (const [file, schema] of Object.entries(schemas)) {
    for (const path of leaves(schema)) {
      const chapter = chapterOf(chapters, file, path)
      expect(chapter?.file, path.join('.')).toBe(file)
      expect(chapter?.schema.title, path.join('.')).toMatch(/\S/)
    }
  }
  const titles = chapters.map(({ file, schema }) => `${file} ${schema.title}`)
  expect(titles).toEqual([...new Set(titles)])
})
