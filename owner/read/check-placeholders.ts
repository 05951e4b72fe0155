import { PLACEHOLDER } from '../../src/fill.ts'
import { placeholderValues } from '../finish-words.ts'
import { nearest } from '../problems/closest.ts'
import { fix, inWords, type Problems } from '../problems/Problem.ts'
import { textsIn, valueAt } from '../values.ts'

/** Matches a placeholder, `{siteName}`, and what a missing brace leaves of one: `{siteName` or `}`. */
const BRACES = /\{[^{}]*\}|\{\w*|\}/g

/** Finds the placeholders that neither the build nor the page can fill, and the braces that have no pair. */
export function* checkPlaceholders(sentences: unknown, shipped: unknown): Problems {
  for (const [path, text] of textsIn(sentences)) {
    const possible = listPossible(String(valueAt(shipped, path)))
    for (const { 0: found, index } of text.matchAll(BRACES)) {
      if (possible.includes(found)) continue
      const right = correct(found, possible)
      const to =
        right !== undefined && text.slice(0, index) + right + text.slice(index + found.length)
      const sentence = `Rien ne peut remplir « ${found} » dans cette phrase. Elle peut contenir ${possible.join(', ')}.`
      yield fix(inWords(path), sentence, to ? { set: path, to } : undefined)
    }
  }
}

function listPossible(shippedSentence: string): string[] {
  const shippedPlaceholders = shippedSentence.match(PLACEHOLDER) ?? []
  const ofEverySentence = Object.keys(placeholderValues).map((name) => `{${name}}`)
  return [...new Set([...shippedPlaceholders, ...ofEverySentence])]
}

/** Writes the placeholder that was meant: `{siteNam` → `{siteName}`. A lone brace is removed. */
function correct(found: string, possible: readonly string[]): string | undefined {
  const name = found.replace(/[{}]/g, '')
  return name === '' ? '' : nearest(`{${name}}`, possible)
}
