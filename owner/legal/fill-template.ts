// Fills a legal text: Liquid replaces what stands between braces by the values of `templateValues`.
import { Liquid, type LiquidError, type LiquidErrors } from 'liquidjs'
import { closest } from '../problems/closest.ts'
import { fix, type Place, type Problem } from '../problems/Problem.ts'
import { toMarkdown } from './MarkdownValue.ts'
import { type LegalContext, listNames, templateValues } from './template-values.ts'

const engine = new Liquid({
  strictFilters: true,
  strictVariables: true,
  catchAllErrors: true,
  outputEscape: toMarkdown,
  greedy: false,
  // No file can be included: `{% include %}` would read any that the project has.
  templates: {},
})

/** A line that holds nothing but `{% … %}`. */
const TAG_LINE = /^[ \t]*((?:\{%(?:(?!%\}).)*%\}[ \t]*)+)$/gm

/**
 * Makes Markdown out of a text without filling it: every branch is there, and an `x` for each value. Its
 * faults are then the same on every site.
 */
export const showAllBranches = (source: string): string =>
  source
    .replace(/\{%-?\s*comment\b[\s\S]*?endcomment\s*-?%\}/g, '')
    .replace(new RegExp(`${TAG_LINE.source}\n`, 'gm'), '')
    .replace(/\{%[\s\S]*?%\}/g, '')
    .replace(/\{\{[\s\S]*?\}\}/g, 'x')

/**
 * Trims the line end after a line of tags, as Liquid does for `-%}`: an empty line left there would cut a
 * list or a table in two.
 */
const trimTagLines = (source: string): string =>
  source.replace(TAG_LINE, (_, tags: string) => tags.trim().replace(/-?%\}$/, '-%}'))

/** Unwraps an error of Liquid, which wraps it once for each block around the faulty tag. */
const findCause = (error: Error & { originalError?: Error }): Error =>
  error.originalError ? findCause(error.originalError) : error

/**
 * Finds the first `{{` or `{%` that nothing closes. Liquid itself would search for its end again from each
 * brace that follows, which takes minutes in a long text.
 */
export function findOpenBraces(source: string, place: Place): Problem[] {
  const opening = /\{[{%]/g
  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    const closing = match[0] === '{{' ? '}}' : '%}'
    const end = source.indexOf(closing, opening.lastIndex)
    if (end < 0) {
      const line = source.slice(0, match.index).split('\n').length
      const [firstLine = ''] = source.slice(match.index).split('\n')
      const written = firstLine.slice(0, 60)
      return [fix('braces-unreadable', { ...place, line }, { written })]
    }
    opening.lastIndex = end + closing.length
  }
  return []
}

/**
 * Turns an error of Liquid into a problem: a name that this site has no value for, or braces that cannot be
 * read. Its errors have no code, only English messages that differ.
 */
function explain(error: LiquidError, names: string[], file: Place): Problem {
  const place = { ...file, line: error.token.getPosition()[0] }
  const [, variable] = /^undefined variable: ([^,]*)/.exec(findCause(error).message) ?? []
  if (!variable) {
    const [written = ''] = error.token.getText().trim().split('\n')
    // `trimTagLines` has added a dash.
    return fix('braces-unreadable', place, { written: written.replace('-%}', '%}') })
  }
  const [group = ''] = variable.split('.')
  const guard = names.includes(`${group}.isThirdParty`) ? `${group}.isThirdParty` : group
  return fix('name-absent', place, { name: variable, guard })
}

/** Finds the names that do not exist, also in branches that this site does not show. */
const findUnknownNames = (
  templates: ReturnType<typeof engine.parse>,
  names: string[],
  place: Place,
): Problem[] =>
  Object.values(engine.analyzeSync(templates, { partials: false }).globals)
    .flat()
    .map((variable) => ({ name: variable.toArray().join('.'), line: variable.location.row }))
    .filter(({ name }) => !names.includes(name.replace(/\.(?:size|first|last|\d+)$/, '')))
    .map(({ name, line }) =>
      fix('name-unknown', { ...place, line }, { name, closest: closest(name, names) }),
    )

/**
 * Replaces what stands between the braces of a text.
 *
 * @returns Markdown, which is empty where there are problems
 */
export function fillTemplate(
  source: string,
  context: LegalContext,
  place: Place,
): { markdown: string; problems: Problem[] } {
  const values = templateValues(context)
  const names = listNames(values)
  try {
    const templates = engine.parse(trimTagLines(source))
    const problems = findUnknownNames(templates, names, place)
    if (problems.length > 0) return { markdown: '', problems }
    return { markdown: engine.renderSync(templates, values), problems }
  } catch (error) {
    const errors = (error as LiquidErrors).errors ?? [error]
    if (!errors.every(({ token }) => token)) throw error
    // Where `{% if a = b %}` cannot be read, Liquid also finds its `{% endif %}` stray.
    const causes = errors.filter(({ message }) => !/^tag "(?:end|els)/.test(message))
    const reported = causes.length > 0 ? causes : errors
    return { markdown: '', problems: reported.map((each) => explain(each, names, place)) }
  }
}
