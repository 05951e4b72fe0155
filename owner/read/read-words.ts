/*
 * Reads the sentences of a site: those of the owner's `words.yaml`, over those of `defaults/words.ts`. A list counts
 * as one sentence. `readSite` and the atelier call `readWords`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { words as shipped, type Words } from '../../defaults/words.ts'
import { fix, inWords, look, type Problem } from '../problems/Problem.ts'
import { isObject, type Path, valueAt, withValue } from '../values.ts'
import { checkPlaceholders } from './check-placeholders.ts'
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
  file: YamlFile | undefined
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
  if (!existsSync(name)) return { words: shipped, data: shipped, problems: [], file: undefined }
  const file = readYaml(name)
  const paths = sentencePaths(shipped)
  // A release that drops a sentence must not stop a site: hence `look`.
  const { corrected, problems } = correctKeys(file.data, paths, (path, sentence) =>
    look(inWords(path), sentence),
  )
  let words: unknown = shipped
  let data: unknown = shipped
  for (const path of paths) {
    const written = valueAt(corrected, path)
    if (written === undefined) continue
    const { value, problem } = readSentence(valueAt(shipped, path), written, path)
    data = withValue(data, path, written)
    if (problem) problems.push(problem)
    else words = withValue(words, path, value)
  }
  problems.push(...checkPlaceholders(corrected, shipped))
  return {
    words: words as Words,
    data: data as WrittenKeys,
    problems: [...file.problems, ...problems],
    file,
  }
}

function readSentence(
  words: unknown,
  written: unknown,
  path: Path,
): { value?: unknown; problem?: Problem } {
  const isList = Array.isArray(words)
  const lines = isList && Array.isArray(written) ? written : [written]
  const refuse = (sentence: string) => ({ problem: fix(inWords(path), sentence) })
  if (lines.length === 0 || lines.some((line) => typeof line !== 'string')) {
    return refuse(isList ? 'Écrivez une phrase par ligne.' : 'Écrivez ici une seule phrase.')
  }
  const texts = lines.map((line) => String(line).trim())
  if (texts.includes('')) {
    return refuse('Cette phrase est vide : retirez la ligne, et la nôtre revient.')
  }
  const longest = Math.max(...texts.map(({ length }) => length))
  if (longest > MAX_LENGTH) {
    return refuse(`Cette phrase a ${longest} caractères : écrivez-en ${MAX_LENGTH} au plus.`)
  }
  return { value: isList ? texts : texts[0] }
}
