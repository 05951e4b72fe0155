/*
 * Reads the sentences of a site: those of the owner's `words.yaml`, over those of `defaults/words.ts`. A list counts
 * as one sentence. `readSite` and the atelier call `readWords`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { words as shipped, type Words } from '../../defaults/words.ts'
import { nearest } from '../problems/closest.ts'
import { fix, inWords, look, type Problem } from '../problems/Problem.ts'
import { isObject, nameOf, type Path } from '../values.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { locate, readYaml, type WrittenKeys, type YamlFile } from './read-yaml.ts'
import type { SiteFolder } from './site-folder.ts'

type ReadWords = {
  /** The sentences that the pages show: the shipped one wherever the owner's cannot be shown. */
  words: Words
  /** Every sentence as it was typed: the owner's, or else the shipped one. */
  data: WrittenKeys
  problems: Problem[]
  /** The keys of the sentences that the owner has changed. */
  changed: string[]
  /** The owner's `words.yaml`, if there is one. */
  file: YamlFile | undefined
}

/** The greatest number of characters of a sentence. */
const MAX_LENGTH = 500

export function readWords(folder: SiteFolder): ReadWords {
  const name = join(folder.name, 'words.yaml')
  if (!existsSync(name)) {
    return { words: shipped, data: shipped, problems: [], changed: [], file: undefined }
  }
  const file = readYaml(name)
  const { words, data, problems, changed } = merge(shipped, shipped, file.data)
  const found = [...problems, ...checkPlaceholders(file.data, shipped)]
  return {
    words: words as Words,
    data: data as WrittenKeys,
    problems: [...file.problems, ...found.map((problem) => locate(problem, file))],
    changed,
    file,
  }
}

type Merged = { words: unknown; data: unknown; problems: Problem[]; changed: string[] }

/** Replaces shipped sentences by the owner's, and finds those that no page can show. */
function merge(words: unknown, data: unknown, written: unknown, path: Path = []): Merged {
  if (!isObject(words)) {
    const { value, problem } = readSentence(words, written, path)
    if (problem) return { words, data: written, problems: [problem], changed: [] }
    const isChanged = JSON.stringify(value) !== JSON.stringify(words)
    return { words: value, data: written, problems: [], changed: isChanged ? [nameOf(path)] : [] }
  }
  if (!isObject(written)) {
    const sentence = 'C’est ici un groupe de phrases : écrivez chacune dessous, avec son nom.'
    return { words, data, problems: [look(inWords(path), sentence)], changed: [] }
  }
  const merged: Merged & Record<'words' | 'data', Record<string, unknown>> = {
    words: { ...words },
    data: { ...(data as Record<string, unknown>) },
    problems: [],
    changed: [],
  }
  for (const [name, value] of Object.entries(written)) {
    const inner = [...path, name]
    if (!Object.hasOwn(words, name)) {
      merged.problems.push(explainUnknown(inner, value, Object.keys(words)))
      continue
    }
    const one = merge(words[name], merged.data[name], value, inner)
    merged.words[name] = one.words
    merged.data[name] = one.data
    merged.problems.push(...one.problems)
    merged.changed.push(...one.changed)
  }
  return merged
}

function explainUnknown(path: Path, value: unknown, possible: string[]): Problem {
  const name = String(path.at(-1))
  const meant = nearest(name, possible)
  const sentence = `Aucune page ne montre « ${name} »`
  if (!meant) return look(inWords(path), `${sentence} : retirez cette ligne.`)
  const set = [...path.slice(0, -1), meant]
  const remedy = typeof value === 'string' ? { set, to: value, insteadOf: path } : undefined
  return look(inWords(path), `${sentence} : le nom juste est « ${meant} ».`, remedy)
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
