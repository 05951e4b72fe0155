import { PLACEHOLDER } from '../../src/fill.ts'
import { placeholderValues } from '../finish-words.ts'
import { closest } from '../problems/closest.ts'
import { fix, inWords, type Problems } from '../problems/Problem.ts'
import { textsIn, valueAt } from '../values.ts'
import type { WrittenKeys } from './read-yaml.ts'

/** Matches a placeholder, `{siteName}`, and what a missing brace leaves of one: `{siteName` or `}`. */
const BRACES = /\{[^{}]*\}|\{\w*|\}/g

/** Finds the placeholders that neither the build nor the page can fill, and the braces that have no pair. */
export function* checkPlaceholders(sentences: WrittenKeys, shipped: WrittenKeys): Problems {
  for (const [path, text] of textsIn(sentences)) {
    const possible = listPossible(String(valueAt(shipped, path)))
    for (const { 0: found, index } of text.matchAll(BRACES)) {
      if (possible.includes(found)) continue
      const before = text.slice(0, index)
      const after = text.slice(index + found.length)
      const remedy = { set: path, to: before + correct(found, possible) + after }
      const values = { found, possible: possible.join(', ') }
      yield fix('placeholder-unknown', inWords(path), values, [remedy])
    }
  }
}

function listPossible(shippedSentence: string): string[] {
  const shippedPlaceholders = shippedSentence.match(PLACEHOLDER) ?? []
  const ofEverySentence = Object.keys(placeholderValues).map((name) => `{${name}}`)
  return [...new Set([...shippedPlaceholders, ...ofEverySentence])]
}

/** Writes the placeholder that was probably meant: `{siteNam` → `{siteName}`. A lone brace is removed. */
function correct(found: string, possible: string[]): string {
  const name = found.replace(/[{}]/g, '')
  if (name === '') return ''
  return closest(`{${name}}`, possible)
}
