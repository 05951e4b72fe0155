import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { businessBlanks } from '../finish-words.ts'
import { closest, nearest } from '../problems/closest.ts'
import { nameOf } from '../problems/name-of.ts'
import { fix, look, type Problem } from '../problems/Problem.ts'
import { checkAgainstSchema } from '../schema/check-against-schema.ts'
import { type Words, wordsSchema } from '../schema/words-schema.ts'
import { isObject, type Path, textsIn, valueAt, withValue } from '../values.ts'
import { locate } from './locate.ts'
import { type Keys, readYaml, type Typed, type YamlFile } from './read-yaml.ts'
import type { SiteFolder, Unsaved } from './site-folder.ts'

type ReadWords = {
  /** The sentences that the pages show: the shipped one wherever the owner's cannot be shown. */
  words: Words
  /** Every sentence as it was typed: the owner's, or else the shipped one. */
  data: Keys
  problems: Problem[]
  /** The keys of the sentences that the owner has changed. */
  changed: string[]
  /** The owner's `words.yaml` files, then the one that the product ships. */
  files: YamlFile[]
}

const inWords = (path: Path) => ({ file: 'words.yaml', path }) as const

/**
 * Reads the sentences of a site. Each of the site's folders may have a `words.yaml`, which may hold some of
 * the sentences only: each sentence comes from the first folder that has it. A list counts as one sentence.
 */
export function readWords(folder: SiteFolder, unsaved: Unsaved = new Map()): ReadWords {
  const files = folder.folders
    .map((each) => join(each, 'words.yaml'))
    .filter((name) => unsaved.has(name) || existsSync(name))
    .map((name) => readYaml(name, unsaved))
  const problems = files.flatMap((file) => file.problems)
  const changed: string[] = []

  /**
   * Replaces sentences by those of an owner's file. A key that the shipped sentences lack is reported and
   * left out.
   */
  function merge(others: Keys, written: Keys, file: YamlFile, parents: Path = []): Keys {
    const merged = { ...others }
    for (const [key, value] of Object.entries(written)) {
      const path = [...parents, key]
      const ours: Typed | undefined = others[key]
      if (ours === undefined || isObject(ours) !== isObject(value)) {
        problems.push(locate(ignored(path, ours, value, Object.keys(others)), [file]))
      } else if (isObject(ours) && isObject(value)) {
        merged[key] = merge(ours, value, file, path)
      } else {
        if (JSON.stringify(ours) !== JSON.stringify(value)) changed.push(nameOf(path))
        merged[key] = value
      }
    }
    return merged
  }

  const [ours, ...owners] = files.toReversed()
  const data = owners.reduce((merged, file) => merge(merged, file.data, file), ours?.data ?? {})
  const { value, problems: misshapen } = checkAgainstSchema(wordsSchema, data, 'words.yaml')
  const withOurs = (words: unknown, { path }: Problem) =>
    withValue(words, path, valueAt(ours?.data, path))
  const fileOf = (path: Path) =>
    files.find((file) => valueAt(file.data, path) !== undefined) ?? files[0]
  for (const problem of [...misshapen, ...checkBlanks(data, ours?.data)]) {
    problems.push(locate(problem, [fileOf(problem.path)].filter(Boolean) as YamlFile[]))
  }
  const words = value ?? wordsSchema.parse(misshapen.reduce<unknown>(withOurs, data))
  return { words, data, problems, changed: [...new Set(changed)], files }
}

/**
 * Makes the problem of a sentence that no page shows. Where its key is misspelt, the remedy is the right key.
 */
function ignored(
  path: Path,
  ours: Typed | undefined,
  value: Typed | undefined,
  siblings: string[],
) {
  if (ours !== undefined) return look('sentence-reshaped', inWords(path), {})
  const found = String(path.at(-1))
  const meant = nearest(found, siblings)
  if (!meant) return look('sentence-unknown', inWords(path), {})
  if (typeof value !== 'string') return look('group-misspelt', inWords(path), { found, meant })
  const remedies = [{ set: [...path.slice(0, -1), meant], to: value, insteadOf: path }]
  return look('sentence-unknown', inWords(path), {}, remedies)
}

/**
 * Finds braces that are not closed or opened, and blanks, as `{siteName}`, that neither the build nor the
 * page can fill.
 */
const checkBlanks = (words: Keys, ours: Keys = {}): Problem[] =>
  textsIn(words).flatMap(([path, typed]) => {
    const ourBlanks = String(valueAt(ours, path)).match(/(?<=\{)\w+(?=\})/g) ?? []
    const possible = [...new Set([...ourBlanks, ...Object.keys(businessBlanks)])]
    const shown = possible.map((blank) => `{${blank}}`).join(', ')
    const braces = [...typed.matchAll(/\{(?<blank>[^{}]*)\}|\{(?<unclosed>\w*)|\}/g)]
    const unknown = braces.filter(({ groups }) => !possible.includes(groups?.blank ?? ''))
    return unknown.map(({ 0: found, groups }) => {
      const blank = groups?.blank || groups?.unclosed || ''
      const to = typed.replace(found, blank && `{${closest(blank, possible)}}`)
      return fix('blank-unknown', inWords(path), { found, possible: shown }, [{ set: path, to }])
    })
  })
