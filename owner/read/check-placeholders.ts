import { PLACEHOLDER } from '../../src/fill.ts'
import { placeholderValues } from '../finish-words.ts'
import { fix, inWords, type Problems } from '../problems/Problem.ts'
import { textsIn, valueAt } from '../values.ts'

/** Matches a placeholder, `{siteName}`, and what a missing brace leaves of one: `{siteName` or `}`. */
const BRACES = /\{[^{}]*\}|\{\w*|\}/g

/** Finds the placeholders that neither the build nor the page can fill, and the braces that have no pair. */
export function* checkPlaceholders(sentences: unknown, shipped: unknown): Problems {
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
