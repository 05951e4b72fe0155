// Writes answers of `site.yaml` as French Markdown, for the legal texts: a telephone number as a link, a SIRET in groups.
import { questionOf } from '../questions/chapters.ts'
import { isObject } from '../values.ts'
import { MarkdownValue } from './MarkdownValue.ts'
import { escapeMarkdown } from './markdown.ts'

export const fixedText = (words: string) => new MarkdownValue(words, escapeMarkdown(words))

/** Makes the mark « [À compléter : …] » of a missing answer, by which `findGaps` finds it. */
export function gapFor(key: string) {
  const name = key.replace('legal.', '')
  const words = escapeMarkdown(`[À compléter : ${questionOf(key)?.label}]`)
  return new MarkdownValue(null, `<mark data-a-completer="${name}">${words}</mark>`)
}

/** A part of the configuration in which a `MarkdownValue` takes the place of each value. */
type AsMarkdown<Part> = Part extends object
  ? { [Key in keyof Part]: AsMarkdown<Part[Key]> }
  : MarkdownValue

/** Writes the whole configuration, or the part of it that stands under a key: `legal.publisher`. */
export function answersAsMarkdown<Part>(part: Part, key?: string): AsMarkdown<Part>
export function answersAsMarkdown(part: unknown, key = ''): unknown {
  if (!isObject(part)) return answerAsMarkdown(part, key)
  const written: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(part)) {
    written[name] = answersAsMarkdown(value, key ? `${key}.${name}` : name)
  }
  return written
}

function answerAsMarkdown(value: unknown, key: string): MarkdownValue {
  const question = questionOf(key)
  // A key that no question has, as `provider`, is only compared in conditions, so it has no Markdown.
  if (!question) return new MarkdownValue(value, '')
  // Nobody needs the answer to a rare question, unless another answer asks for it.
  const isNeeded = !question.rare || question.when
  if (value === null) return isNeeded ? gapFor(key) : new MarkdownValue(null, '')
  const toMarkdown = question.toMarkdown ?? escapeMarkdown
  return new MarkdownValue(value, toMarkdown(String(value)))
}
