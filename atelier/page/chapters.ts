import type { Schema } from '../server/form-schema.ts'

/** One screen of the form: some keys of a file that belong together. */
export type Chapter = {
  file: string
  /** Where its keys stand; several chapters may share a group, each with keys of its own. */
  path: string[]
  schema: Schema
}

/** More than this, and a chapter is a wall. */
const MANY = 24

const countOf = (schema: Schema): number =>
  schema.properties
    ? Object.values(schema.properties).reduce((sum, inner) => sum + countOf(inner), 0)
    : 1

/** A group that is too long gives its inner groups a chapter each, and keeps its own keys. */
function split(file: string, schema: Schema, path: string[], isRoot: boolean): Chapter[] {
  const keys = Object.entries(schema.properties ?? {})
  if (!isRoot && countOf(schema) <= MANY) return [{ file, path, schema }]
  const isGroup = ([, inner]: [string, Schema]) =>
    inner.properties !== undefined ||
    (isRoot && (inner.oneOf ?? []).some(({ properties }) => properties))
  const own = keys.filter((entry) => !isGroup(entry))
  const ownChapter = { file, path, schema: { ...schema, properties: Object.fromEntries(own) } }
  const inner = keys
    .filter(isGroup)
    .flatMap(([key, group]) => split(file, group, [...path, key], false))
  return own.length > 0 ? [ownChapter, ...inner] : inner
}

export const chaptersOf = (schemas: Record<string, Schema>): Chapter[] =>
  Object.entries(schemas).flatMap(([file, schema]) => split(file, schema, [], true))

/** Whether a value is asked for here, or further inside. */
export function isIn({ path: group, schema }: Chapter, path: (string | number)[]): boolean {
  const [next] = path.slice(group.length)
  const isUnder = group.every((step, index) => step === path[index])
  return isUnder && (!schema.properties || next === undefined || next in schema.properties)
}

/** Where a value is asked for; the nearest chapter around it. */
export function chapterOf(chapters: Chapter[], file: string, path: (string | number)[]) {
  return chapters
    .filter((chapter) => chapter.file === file && isIn(chapter, path))
    .sort((a, b) => b.path.length - a.path.length)[0]
}

export const idOf = ({ file, path }: Chapter) => [file, ...path].join('/')
