// Reads the braces of a legal text without Liquid: finds those that nothing closes, shows the passages of every
// condition, and ends lines of tags as Liquid needs them.
import { fix, type Place, type Problem } from '../../problems/Problem.ts'

/** Matches a tag, even where it goes on over several lines: `{% if publisher.isCompany %}`. */
const TAG = /\{%[\s\S]*?%\}/g
/** Matches the end of a line's last tag, with or without a dash: `%}`, `-%}`. */
const LAST_TAG_END = /-?%\}$/
/** Matches the two signs that open or close a tag or a value. */
const BRACES = /\{\{|\}\}|\{%|%\}/g
/** Matches a value: `{{ publisher.name }}`. */
const VALUE = /\{\{[\s\S]*?\}\}/g
/** Matches a comment, with its text: `{% comment %} À revoir {% endcomment %}`. */
const COMMENT = /\{%-?\s*comment\b[\s\S]*?endcomment\s*-?%\}/g

/**
 * Finds the first `{{` or `{%` that is still open where the next one begins, or where the text ends. Liquid would
 * name the line of that next one and, in a long text, search for minutes.
 */
export function findOpenBraces(source: string, place: Place): Problem | undefined {
  let start: number | undefined
  for (const { 0: braces, index } of source.matchAll(BRACES)) {
    const isOpening = braces.startsWith('{')
    if (isOpening && start !== undefined) break
    start = isOpening ? index : undefined
  }
  if (start === undefined) return undefined
  const line = source.slice(0, start).split('\n').length
  const [written = ''] = source.slice(start).split('\n')
  return fix('braces-unreadable', { ...place, line }, { written })
}

/** Turns a legal text into Markdown: keeps the passages of every condition, and writes `x` for each value. */
export function showAllBranches(source: string): string {
  const lines = source.replace(COMMENT, '').split('\n')
  // A line of tags goes away as a whole: an empty line left there would cut a list or a table in two.
  const text = lines.filter((line) => !holdsOnlyTags(line)).join('\n')
  return text.replace(TAG, '').replace(VALUE, 'x')
}

/** Ends each line of tags with `-%}`, after which Liquid drops the line end, so that no empty line stays there. */
export function trimTagLines(source: string): string {
  const lines = source.split('\n')
  const trimmedLines = lines.map((line) =>
    holdsOnlyTags(line) ? line.trim().replace(LAST_TAG_END, '-%}') : line,
  )
  return trimmedLines.join('\n')
}

/** True for a line that holds nothing but tags: `{% endif %}{% if host.phone %}`. */
const holdsOnlyTags = (line: string) => line.includes('{%') && line.replace(TAG, '').trim() === ''
