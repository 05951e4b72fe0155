import { Liquid, type LiquidError, type LiquidErrors } from 'liquidjs'
import { closest } from '../problems/closest.ts'
import { fix, type Place, type Problem } from '../problems/Problem.ts'
import { type LegalContext, legalScope, namesIn } from './legal-scope.ts'
import { toMarkdown } from './MarkdownValue.ts'

const engine = new Liquid({
  strictFilters: true,
  strictVariables: true,
  catchAllErrors: true,
  outputEscape: toMarkdown,
  greedy: false,
  // `{% include %}` finds no file.
  templates: {},
})

const TAG_LINE = /^[ \t]*((?:\{%(?:(?!%\}).)*%\}[ \t]*)+)$/gm
const COMMENT = /\{%-?\s*comment\b[\s\S]*?endcomment\s*-?%\}/g

/** The text with every branch and an `x` for every fact: its faults do not depend on the site. */
export const showAll = (source: string): string =>
  source
    .replace(COMMENT, '')
    .replace(new RegExp(`${TAG_LINE.source}\n`, 'gm'), '')
    .replace(/\{%[\s\S]*?%\}/g, '')
    .replace(/\{\{[\s\S]*?\}\}/g, 'x')

const innermost = (error: Error & { originalError?: Error }): Error =>
  error.originalError ? innermost(error.originalError) : error

/** The first `{{` or `{%` that nothing closes: Liquid would look for its end from each of those that follow. */
export function findOpenBraces(source: string, place: Place): Problem[] {
  let at = 0
  for (;;) {
    const open = source.slice(at).search(/\{[{%]/)
    if (open < 0) return []
    const start = at + open
    const end = source.indexOf(source[start + 1] === '{' ? '}}' : '%}', start + 2)
    if (end < 0) {
      const line = source.slice(0, start).split('\n').length
      const written = source.slice(start).split('\n')[0]?.slice(0, 60) ?? ''
      return [fix('braces-unreadable', { ...place, line }, { written })]
    }
    at = end + 2
  }
}

/** What Liquid found. Its errors have no code: their English messages alone tell one from another. */
function explain(error: LiquidError, names: string[], file: Place): Problem {
  const place = { ...file, line: error.token.getPosition()[0] }
  const written = error.token.getText().trim()
  const { message } = innermost(error)
  const [, tag] = /^tag (.*) not closed/.exec(message) ?? []
  const [, unknown] = /^tag "(.*)" not found/.exec(message) ?? []
  const [, filter] = /^undefined filter: ([^,]*)/.exec(message) ?? []
  const [, variable] = /^undefined variable: ([^,]*)/.exec(message) ?? []
  if (tag) return fix('tag-unclosed', place, { tag, end: String(/\w+/.exec(tag)) })
  if (filter) return unknownName(filter, Object.keys(engine.filters), place)
  if (unknown && !/^(?:end|els)/.test(unknown)) {
    return unknownName(unknown, Object.keys(engine.tags), place)
  }
  if (unknown) return fix('tag-stray', place, { written })
  if (variable) {
    const [group = ''] = variable.split('.')
    const guard = names.includes(`${group}.isThirdParty`) ? `${group}.isThirdParty` : group
    return fix('name-absent', place, { name: variable, guard })
  }
  return fix('braces-unreadable', place, { written: written.split('\n')[0] ?? '' })
}

const unknownName = (name: string, known: readonly string[], place: Place) =>
  fix('name-unknown', place, { name, closest: closest(name, known) })

/** Every name that does not exist, in every branch. */
const findUnknownNames = (
  templates: ReturnType<typeof engine.parse>,
  names: string[],
  place: Place,
): Problem[] =>
  Object.values(engine.analyzeSync(templates, { partials: false }).globals)
    .flat()
    .map((variable) => ({ name: variable.toArray().join('.'), line: variable.location.row }))
    .filter(({ name }) => !names.includes(name.replace(/\.(?:size|first|last|\d+)$/, '')))
    .map(({ name, line }) => unknownName(name, names, { ...place, line }))

/** Replaces what is between braces by what the configuration says, and lists what cannot be read. */
export function fillIn(
  source: string,
  context: LegalContext,
  place: Place,
): { markdown: string; problems: Problem[] } {
  // A line of nothing but tags goes with its line end: left empty, it would cut a list or a table.
  const trimmed = source.replace(TAG_LINE, (_, tags) => tags.trim().replace(/-?%\}$/, '-%}'))
  const scope = legalScope(context)
  const names = namesIn(scope)
  try {
    const templates = engine.parse(trimmed)
    const problems = findUnknownNames(templates, names, place)
    if (problems.length > 0) return { markdown: '', problems }
    return { markdown: engine.renderSync(templates, scope), problems }
  } catch (error) {
    const found = (error as LiquidErrors).errors ?? [error]
    if (!found.every(({ token }) => token)) throw error
    // After « {% if a = b %} », which cannot be read, Liquid complains of « {% endif %} » as well.
    const own = found.filter(({ message }) => !/^tag "(?:end|els)/.test(message))
    const faults = own.length > 0 ? own : found
    return { markdown: '', problems: faults.map((fault) => explain(fault, names, place)) }
  }
}
