// Reads the braces of a legal text without Liquid: finds those that nothing closes, shows the passages of every
// condition, and ends lines of tags as Liquid needs them.
import { fix, type Place, type Problem } from '../../problems/Problem.ts'

/** Matches a tag, even where it goes on over several lines: `{% if publisher.isCompany %}`. */
const TAG = /\{%[\s\S]*?%\}/g
/** Matches the end of a line's last tag, with or without a dash: `%}`, `-%}`. */
const LAST_TAG_END = /-?%\}$/
/** Matches a value: `{{ publisher.name }}`. */
const VALUE = /\{\{[\s\S]*?\}\}/g
/** Matches a comment, with its text: `{% comment %} À revoir {% endcomment %}`. */
const COMMENT = /\{%-?\s*comment\b[\s\S]*?endcomment\s*-?%\}/g

/**
 * Finds a `{{` or `{%` that nothing closes. Liquid would search for the end of such an opening again from each
 * brace that follows, which takes minutes in a long text.
 */
export function findOpenBraces(source: string, place: Place): Problem | undefined {
  const openings = [findUnclosed(source, '{{', '}}'), findUnclosed(source, '{%', '%}')]
  const starts = openings.filter((start) => start >= 0)
  if (starts.length === 0) return undefined
  const start = Math.min(...starts)
  const line = source.slice(0, start).split('\n').length
  const [written = ''] = source.slice(start).split('\n')
  return fix('braces-unreadable', { ...place, line }, { written })
}

/** Finds the first `opening`, e.g. `{{`, after the last `closing`, e.g. `}}`; -1 where there is none. */
const findUnclosed = (source: string, opening: string, closing: string): number =>
  source.indexOf(opening, source.lastIndexOf(closing) + 1)

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
