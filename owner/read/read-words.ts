/*
 * Reads the sentences of a site. Each of the site's folders may have a `words.yaml` with some of them: each
 * sentence comes from the first folder that has it, or else from the file that ships. A list counts as one
 * sentence. `readSite` and the atelier call `readWords`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { businessBlanks } from '../finish-words.ts'
import { closest, nearest } from '../problems/closest.ts'
import { fix, inWords, look, type Problem } from '../problems/Problem.ts'
import { findUnquotedText } from '../schema/check-answers.ts'
import { type Words, wordsSchema } from '../schema/words-schema.ts'
import { isObject, nameOf, type Path, textsIn, valueAt, withValue } from '../values.ts'
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
  const problems = files.flatMap((file) => file.problems)
  const changed = new Set<string>()
  const [shipped, ...owners] = files.toReversed()
  const ours = shipped?.data ?? {}
  let data = ours
  for (const file of owners) {
    const unused: Problem[] = []
    data = merge(data, file.data, { unused, changed })
    problems.push(...unused.map((problem) => locate(problem, [file])))
  }

  const { data: value, error } = wordsSchema.safeParse(data)
  const refused = (error?.issues ?? []).map((issue) => explain(issue, data))
  for (const problem of [...refused, ...checkBlanks(data, ours)]) {
    const holders = files.filter((file) => valueAt(file.data, problem.path) !== undefined)
    problems.push(locate(problem, holders))
  }
  const words = value ?? wordsSchema.parse(replaceRefused(data, ours, refused))
  return { words, data, problems, changed: [...changed], files }
}

/** Collects the keys that no sentence has, and those of the sentences that differ. */
type Differences = { unused: Problem[]; changed: Set<string> }

/** Replaces sentences by those of an owner's file. A key that the shipped sentences lack is left out. */
function merge(
  sentences: WrittenKeys,
  written: WrittenKeys,
  found: Differences,
  group: Path = [],
): WrittenKeys {
  const merged = { ...sentences }
  for (const [key, value] of Object.entries(written)) {
    const path = [...group, key]
    const current = sentences[key]
    if (current === undefined) {
      found.unused.push(explainUnknown(key, value, group, Object.keys(sentences)))
    } else if (isObject(current) !== isObject(value)) {
      found.unused.push(look('sentence-reshaped', inWords(path), {}))
    } else if (isObject(current) && isObject(value)) {
      merged[key] = merge(current, value, found, path)
    } else {
      if (JSON.stringify(current) !== JSON.stringify(value)) found.changed.add(nameOf(path))
      merged[key] = value
    }
  }
  return merged
}

/** Explains a key that no sentence has: it is misspelt, or its sentence is gone. */
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

/** Explains a sentence that the schema refuses. */
function explain(issue: z.core.$ZodIssue, data: WrittenKeys): Problem {
  // Zod allows symbols in paths; data read from YAML has none.
  const path = issue.path as Path
  const place = inWords(path)
  const typed = valueAt(data, path)
  if (issue.code === 'too_big') {
    const text = String(typed)
    const values = { found: text, most: Number(issue.maximum), length: text.length }
    return fix('text-too-long', place, values)
  }
  const isEmptyText = issue.code === 'too_small' && issue.origin === 'string'
  if (isEmptyText) return fix('sentence-empty', place, {})
  const isListExpected = issue.code !== 'invalid_type' || issue.expected === 'array'
  if (isListExpected) return fix('sentences-expected', place, {})
  const unquoted = findUnquotedText(typed)
  return unquoted
    ? fix('text-unquoted', place, { found: unquoted })
    : fix('sentence-expected', place, {})
}

/** Puts our sentence in the place of each that is refused. */
function replaceRefused(data: WrittenKeys, ours: WrittenKeys, refused: Problem[]): unknown {
  let words: unknown = data
  for (const { path } of refused) {
    // A list counts as one sentence, so the whole list is replaced.
    const sentence = path.filter((step) => typeof step === 'string')
    words = withValue(words, sentence, valueAt(ours, sentence))
  }
  return words
}

/**
 * Finds braces that are not closed or opened, and blanks, as `{siteName}`, that neither the build nor the
 * page can fill.
 */
const checkBlanks = (words: WrittenKeys, ours: WrittenKeys): Problem[] =>
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
