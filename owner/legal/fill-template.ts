// Fills a legal text with Liquid (liquidjs.com): `{{ publisher.name }}` becomes an answer of the owner, and what stands
// between `{% if … %}` and `{% endif %}` stays where the condition holds. `compileLegalText` calls this.
import { Liquid, type LiquidError, type LiquidErrors, type Template, type Variable } from 'liquidjs'
import { closest } from '../problems/closest.ts'
import { fix, type Place, type Problem } from '../problems/Problem.ts'
import type { LegalContext } from './describe-companies.ts'
import { toMarkdown } from './MarkdownValue.ts'
import { listNames, templateValues } from './template-values.ts'

const engine = new Liquid({
  strictFilters: true,
  strictVariables: true,
  // Without `catchAllErrors`, Liquid would stop at the first fault of a text and report no other.
  catchAllErrors: true,
  outputEscape: toMarkdown,
  // With `greedy`, `-%}` would drop all the spaces and empty lines after it, and not only the line end.
  greedy: false,
  // With this empty list of templates, `{% include %}` cannot read files of the project.
  templates: {},
})

/** A text that has problems is not filled: its Markdown is empty. */
export function fillTemplate(
  source: string,
  context: LegalContext,
  place: Place,
): { markdown: string; problems: Problem[] } {
  const values = templateValues(context)
  const names = listNames(values)
  try {
    const { templates, variables } = parse(source, place.file)
    const problems = findUnknownNames(variables, names, place)
    if (problems.length > 0) return { markdown: '', problems }
    return { markdown: engine.renderSync(templates, values), problems }
  } catch (error) {
    const problems = liquidErrorsIn(error).map((liquidError) => explain(liquidError, names, place))
    return { markdown: '', problems }
  }
}

/** Matches a tag of Liquid that stands on one line: `{% if publisher.isCompany %}`. */
const TAG = String.raw`\{%(?:(?!%\}).)*%\}`
/** Matches a line that holds nothing but tags of Liquid: `{% endif %}{% if host.phone %}`. */
const TAG_LINE = new RegExp(String.raw`^[ \t]*((?:${TAG}[ \t]*)+)$`, 'gm')
const TAG_LINE_AND_END = new RegExp(`${TAG_LINE.source}\n`, 'gm')
/** Matches a comment of Liquid, with its text: `{% comment %} … {% endcomment %}`. */
const COMMENT = /\{%-?\s*comment\b[\s\S]*?endcomment\s*-?%\}/g
/** Matches a tag of Liquid, such as `{% if … %}`, even where it goes on over several lines. */
const ANY_TAG = /\{%[\s\S]*?%\}/g
const VALUE = /\{\{[\s\S]*?\}\}/g

/** Turns a legal text into Markdown: keeps the passages of every condition, and writes `x` for each value. */
export const showAllBranches = (source: string): string =>
  source.replace(COMMENT, '').replace(TAG_LINE_AND_END, '').replace(ANY_TAG, '').replace(VALUE, 'x')

/**
 * Ends each line of tags with `-%}`, after which Liquid drops the line end: an empty line left there would cut
 * a list or a table in two.
 */
const trimTagLines = (source: string): string =>
  source.replace(TAG_LINE, (_, tags: string) => tags.trim().replace(/-?%\}$/, '-%}'))

/** Finds the first cause of an error of Liquid, which wraps it once for each block around the faulty tag. */
const findCause = (error: Error & { originalError?: Error }): Error =>
  error.originalError ? findCause(error.originalError) : error

/**
 * Finds a `{{` or `{%` that nothing closes. Liquid would search for the end of such an opening again from each
 * brace that follows, which takes minutes in a long text.
 */
export function findOpenBraces(source: string, place: Place): Problem[] {
  const openings = [findUnclosed(source, '{{', '}}'), findUnclosed(source, '{%', '%}')]
  const [start] = openings
    .filter((each) => each !== undefined)
    .toSorted((one, other) => one - other)
  if (start === undefined) return []
  const line = source.slice(0, start).split('\n').length
  const [written = ''] = source.slice(start).split('\n')
  return [fix('braces-unreadable', { ...place, line }, { written })]
}

/** Finds the first `opening`, e.g. `{{`, after the last `closing`, e.g. `}}`. */
function findUnclosed(source: string, opening: string, closing: string): number | undefined {
  const start = source.indexOf(opening, source.lastIndexOf(closing) + 1)
  return start < 0 ? undefined : start
}

/**
 * Turns an error of Liquid into a problem: a name without a value on this site, or braces that cannot be read.
 * Only the English message tells the two apart, since Liquid's errors have no code.
 */
function explain(error: LiquidError, names: string[], file: Place): Problem {
  const place = { ...file, line: error.token.getPosition()[0] }
  // Liquid's message is, for example, « undefined variable: video.company, line:3, col:1 ».
  const [, variable] = /^undefined variable: ([^,]*)/.exec(findCause(error).message) ?? []
  if (!variable) {
    const [written = ''] = error.token.getText().trim().split('\n')
    // `trimTagLines` has replaced `%}` by `-%}`: the message quotes what the owner wrote, `%}`.
    return fix('braces-unreadable', place, { written: written.replace('-%}', '%}') })
  }
  const [group = ''] = variable.split('.')
  // The message proposes to put the variable between `{% if guard %}` and `{% endif %}`.
  const guard = names.includes(`${group}.isThirdParty`) ? `${group}.isThirdParty` : group
  return fix('name-absent', place, { name: variable, guard })
}

type ParsedText = { source: string; templates: Template[]; variables: Variable[] }

/** Keeps the last parsing of each file, because the atelier reads all texts again at each key that is typed. */
const parsedTexts = new Map<string, ParsedText>()

function parse(source: string, file: string): ParsedText {
  const last = parsedTexts.get(file)
  if (last?.source === source) return last
  const templates = engine.parse(trimTagLines(source))
  const { globals } = engine.analyzeSync(templates, { partials: false })
  const text = { source, templates, variables: Object.values(globals).flat() }
  parsedTexts.set(file, text)
  return text
}

/** Finds the names between braces that do not exist, also in passages that this site does not show. */
function findUnknownNames(variables: Variable[], names: string[], place: Place): Problem[] {
  const problems: Problem[] = []
  for (const variable of variables) {
    const name = variable.toArray().join('.')
    // Liquid gives each list a length: `credits.size`.
    if (names.includes(name.replace(/\.size$/, ''))) continue
    const line = variable.location.row
    problems.push(fix('name-unknown', { ...place, line }, { name, closest: closest(name, names) }))
  }
  return problems
}

function liquidErrorsIn(error: unknown): LiquidError[] {
  const errors = (error as LiquidErrors).errors ?? [error]
  // An error that has no place in the text is a fault of the program.
  if (!errors.every(({ token }) => token)) throw error
  // Where Liquid cannot read an `{% if a = b %}`, it also reports the correct `{% endif %}` after it.
  const causes = errors.filter(({ message }) => !/^tag "(?:end|els)/.test(message))
  return causes.length > 0 ? causes : errors
}
