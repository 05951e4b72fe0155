/*
 * Reads the sentences of a site: those of the owner's `words.yaml`, over those of `defaults/words.ts`. A list counts
 * as one sentence. `readSite` and the atelier call `readWords`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { words as shipped, type Words } from '../../defaults/words.ts'
import { PLACEHOLDER } from '../../src/fill.ts'
import { placeholderValues } from '../finish-words.ts'
import { fix, inWords, look, type Problem, type Problems } from '../problems/Problem.ts'
import type { Reading } from '../questions/Question.ts'
import { isObject, type Path, textsIn, valueAt, withValue } from '../values.ts'
import { correctKeys } from './correct-keys.ts'
import { readYaml, type WrittenKeys, type YamlFile } from './read-yaml.ts'
import type { SiteFolder } from './site-folder.ts'

type ReadWords = {
  /** The sentences that the pages show: the shipped one wherever the owner's cannot be shown. */
  words: Words
  /** Every sentence as it was typed: the owner's, or else the shipped one. */
  data: WrittenKeys
  problems: Problem[]
  /** The owner's `words.yaml`, if there is one. */
  wordsYaml: YamlFile | undefined
}

/** The greatest number of characters of a sentence. */
const MAX_LENGTH = 500

/** Lists the paths of all sentences. */
export const sentencePaths = (words: unknown, path: Path = []): Path[] =>
  isObject(words)
    ? Object.entries(words).flatMap(([name, inner]) => sentencePaths(inner, [...path, name]))
    : [path]

export function readWords(folder: SiteFolder): ReadWords {
  const name = join(folder.name, 'words.yaml')
  const wordsYaml = existsSync(name) ? readYaml(name) : undefined
  const paths = sentencePaths(shipped)
  // A release that drops a sentence must not stop a site: hence `look`.
  const { corrected, problems } = correctKeys(wordsYaml?.data ?? {}, paths, (path, sentence) =>
    look(inWords(path), sentence),
  )
  let words: unknown = shipped
  let data: unknown = shipped
  for (const path of paths) {
    const written = valueAt(corrected, path)
    if (written === undefined) continue
    data = withValue(data, path, written)
    const reading = readSentence(written, Array.isArray(valueAt(shipped, path)))
    if ('value' in reading) words = withValue(words, path, reading.value)
    else problems.push(fix(inWords(path), reading.refusal))
  }
  return {
    words: words as Words,
    data: data as WrittenKeys,
    problems: [...(wordsYaml?.problems ?? []), ...problems, ...checkPlaceholders(corrected)],
    wordsYaml,
  }
}

function readSentence(written: unknown, isList: boolean): Reading<unknown> {
  const lines = isList ? [written].flat() : [written]
  if (lines.length === 0 || lines.some((line) => typeof line !== 'string')) {
    const refusal = isList ? 'Écrivez une phrase par ligne.' : 'Écrivez ici une seule phrase.'
    return { refusal }
  }
  const texts = lines.map((line) => String(line).trim())
  if (texts.includes('')) {
    return { refusal: 'Cette phrase est vide : retirez la ligne, et la nôtre revient.' }
  }
  const longest = Math.max(...texts.map(({ length }) => length))
  if (longest > MAX_LENGTH) {
    return { refusal: `Cette phrase a ${longest} caractères : écrivez-en ${MAX_LENGTH} au plus.` }
  }
  return { value: isList ? texts : texts[0] }
}

/** Matches a placeholder, `{siteName}`, and what a missing brace leaves of one: `{siteName` or `}`. */
const BRACES = /\{[^{}]*\}|\{\w*|\}/g

/** Finds the placeholders that neither the build nor the page can fill, and the braces that have no pair. */
function* checkPlaceholders(sentences: WrittenKeys): Problems {
  const ofEverySentence = Object.keys(placeholderValues).map((name) => `{${name}}`)
  for (const [path, text] of textsIn(sentences)) {
    const ofThisOne = String(valueAt(shipped, path)).match(PLACEHOLDER) ?? []
    const possible = [...new Set([...ofThisOne, ...ofEverySentence])]
    const [wrong] = (text.match(BRACES) ?? []).filter((found) => !possible.includes(found))
    if (!wrong) continue
    const sentence = `Rien ne peut remplir « ${wrong} » dans cette phrase. Elle peut contenir ${possible.join(', ')}.`
    yield fix(inWords(path), sentence)
  }
}
