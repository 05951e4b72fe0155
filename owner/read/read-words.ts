/*
 * Reads the sentences of a site. The site's folder, and each site that it names as `base`, may have a `words.yaml` with
 * some of them. The first file that has a sentence wins, then the file that ships. A list counts as one sentence.
 * `readSite` and the atelier call `readWords`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { nearest } from '../problems/closest.ts'
import { fix, inWords, look, type Problem } from '../problems/Problem.ts'
import { findUnquotedText } from '../schema/check-answers.ts'
import { type Words, wordsSchema } from '../schema/words-schema.ts'
import { isObject, nameOf, type Path, valueAt, withValue } from '../values.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import {
  locate,
  readYaml,
  type WrittenKeys,
  type WrittenValue,
  type YamlFile,
} from './read-yaml.ts'
import type { SiteFolder, Unsaved } from './site-folder.ts'

type ReadWords = {
  /** The sentences that the pages show: the shipped one wherever the owner's cannot be shown. */
  words: Words
  /** Every sentence as it was typed: the owner's, or else the shipped one. */
  data: WrittenKeys
  problems: Problem[]
  /** The keys of the sentences that the owner has changed. */
  changed: string[]
  /** The owner's `words.yaml` files, then the one that the product ships. */
  files: YamlFile[]
}

export function readWords(folder: SiteFolder, unsaved: Unsaved = new Map()): ReadWords {
  const files = folder.folders
    .map((each) => join(each, 'words.yaml'))
    .filter((name) => unsaved.has(name) || existsSync(name))
    .map((name) => readYaml(name, unsaved))
  const shipped = files.at(-1)?.data ?? {}
  const { data, changed, unused } = mergeFiles(files.slice(0, -1), shipped)

  const { data: value, error } = wordsSchema.safeParse(data)
  const refused = (error?.issues ?? []).map((issue) => explain(issue, data))
  const words = value ?? wordsSchema.parse(replaceRefused(data, shipped, refused))

  const faults = [...refused, ...checkPlaceholders(data, shipped)].map((problem) => {
    const holders = files.filter((file) => valueAt(file.data, problem.path) !== undefined)
    return locate(problem, holders)
  })
  const unreadable = files.flatMap((file) => file.problems)
  return { words, data, problems: [...unreadable, ...unused, ...faults], changed, files }
}

/** Replaces shipped sentences by those of the owner's files. The first file that has a sentence wins. */
function mergeFiles(ownerFiles: YamlFile[], shipped: WrittenKeys) {
  const changed = new Set<string>()
  const unused: Problem[] = []
  let data = shipped
  for (const file of ownerFiles.toReversed()) {
    const differences: Differences = { unused: [], changed }
    data = merge(data, file.data, differences)
    unused.push(...differences.unused.map((problem) => locate(problem, [file])))
  }
  return { data, changed: [...changed], unused }
}

/** What `merge` finds: problems of the keys that it leaves out, and the keys of sentences it replaces. */
type Differences = { unused: Problem[]; changed: Set<string> }

/** Replaces sentences by those of an owner's file. A key that the shipped sentences lack is left out. */
function merge(
  sentences: WrittenKeys,
  written: WrittenKeys,
  differences: Differences,
  group: Path = [],
): WrittenKeys {
  const merged = { ...sentences }
  for (const [key, value] of Object.entries(written)) {
    const path = [...group, key]
    const current = sentences[key]
    if (current === undefined) {
      differences.unused.push(explainUnknown(key, value, group, Object.keys(sentences)))
    } else if (isObject(current) !== isObject(value)) {
      differences.unused.push(look('sentence-reshaped', inWords(path), {}))
    } else if (isObject(current) && isObject(value)) {
      merged[key] = merge(current, value, differences, path)
    } else {
      if (JSON.stringify(current) !== JSON.stringify(value)) differences.changed.add(nameOf(path))
      merged[key] = value
    }
  }
  return merged
}

function explainUnknown(
  key: string,
  value: WrittenValue | undefined,
  group: Path,
  possible: string[],
) {
  const place = inWords([...group, key])
  const meant = nearest(key, possible)
  if (!meant) return look('sentence-unknown', place, {})
  if (typeof value !== 'string') return look('group-misspelt', place, { found: key, meant })
  const remedy = { set: [...group, meant], to: value, insteadOf: place.path }
  return look('sentence-unknown', place, {}, [remedy])
}

function explain(issue: z.core.$ZodIssue, data: WrittenKeys): Problem {
  // Zod's paths may contain symbols, which are not in YAML: hence the cast.
  const path = issue.path as Path
  const place = inWords(path)
  const typed = valueAt(data, path)
  if (issue.code === 'too_big') {
    const text = String(typed)
    const values = { found: text, most: Number(issue.maximum), length: text.length }
    return fix('text-too-long', place, values)
  }
  if (issue.code === 'too_small') {
    const isText = issue.origin === 'string'
    return isText ? fix('sentence-empty', place, {}) : fix('sentences-expected', place, {})
  }
  const isListExpected = issue.code === 'invalid_type' && issue.expected === 'array'
  if (isListExpected) return fix('sentences-expected', place, {})
  const unquoted = findUnquotedText(typed)
  if (unquoted) return fix('text-unquoted', place, { found: unquoted })
  return fix('sentence-expected', place, {})
}

function replaceRefused(data: WrittenKeys, shipped: WrittenKeys, refused: Problem[]): unknown {
  let replaced: unknown = data
  for (const { path } of refused) {
    // A list counts as one sentence, so the whole list is replaced.
    const sentence = path.filter((step) => typeof step === 'string')
    replaced = withValue(replaced, sentence, valueAt(shipped, sentence))
  }
  return replaced
}
