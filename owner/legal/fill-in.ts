import { Liquid, type LiquidError, type LiquidErrors } from 'liquidjs'
import { closest } from '../problems/closest.ts'
import { type LegalContext, legalScope, namesIn } from './legal-scope.ts'
import { toMarkdown } from './MarkdownValue.ts'

/** What is wrong in a text, in French; its line where it is known. */
export type TextFault = { line?: number | undefined; message: string }

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

function explain(error: LiquidError, names: string[]): string {
  const written = error.token.getText().trim()
  const { message } = innermost(error)
  const [, tag] = /^tag (.*) not closed/.exec(message) ?? []
  const [, unknown] = /^tag "(.*)" not found/.exec(message) ?? []
  const [, filter] = /^undefined filter: ([^,]*)/.exec(message) ?? []
  const [, variable] = /^undefined variable: ([^,]*)/.exec(message) ?? []
  if (tag) return `${tag} n’est pas fermé : ajoutez {% end${/\w+/.exec(tag)} %} plus bas.`
  if (filter) return doesNotExist(filter, Object.keys(engine.filters))
  if (unknown && !/^(?:end|els)/.test(unknown)) {
    return doesNotExist(unknown, Object.keys(engine.tags))
  }
  if (unknown) return `${written} ne répond à aucune condition ouverte plus haut. Retirez-le.`
  if (variable) {
    const [group = ''] = variable.split('.')
    const guard = names.includes(`${group}.isThirdParty`) ? `${group}.isThirdParty` : group
    return `« ${variable} » : ce site n’en a pas. Placez ce passage entre {% if ${guard} %} et {% endif %}.`
  }
  return `Ce qui est entre accolades ne se lit pas : « ${written.split('\n')[0]} ». (Détail : ${message})`
}

const doesNotExist = (name: string, known: readonly string[]) =>
  `« ${name} » n’existe pas. Vouliez-vous dire « ${closest(name, known)} » ?`

/** Every name that does not exist, in every branch. */
const findUnknownNames = (
  templates: ReturnType<typeof engine.parse>,
  names: string[],
): TextFault[] =>
  Object.values(engine.analyzeSync(templates, { partials: false }).globals)
    .flat()
    .map((variable) => ({ name: variable.toArray().join('.'), line: variable.location.row }))
    .filter(({ name }) => !names.includes(name.replace(/\.(?:size|first|last|\d+)$/, '')))
    .map(({ name, line }) => ({ line, message: doesNotExist(name, names) }))

/** Replaces what is between braces by what the configuration says, and lists what cannot be read. */
export function fillIn(
  source: string,
  context: LegalContext,
): { markdown: string; faults: TextFault[] } {
  // A line of nothing but tags goes with its line end: left empty, it would cut a list or a table.
  const trimmed = source.replace(TAG_LINE, (_, tags) => tags.trim().replace(/-?%\}$/, '-%}'))
  const scope = legalScope(context)
  const names = namesIn(scope)
  try {
    const templates = engine.parse(trimmed)
    const faults = findUnknownNames(templates, names)
    if (faults.length > 0) return { markdown: '', faults }
    return { markdown: engine.renderSync(templates, scope), faults }
  } catch (error) {
    const found = (error as LiquidErrors).errors ?? [error]
    if (!found.every(({ token }) => token)) throw error
    // After « {% if a = b %} », which cannot be read, Liquid complains of « {% endif %} » as well.
    const own = found.filter(({ message }) => !/^tag "(?:end|els)/.test(message))
    const faults = (own.length > 0 ? own : found).map((fault) => ({
      line: fault.token.getPosition()[0],
      message: explain(fault, names),
    }))
    return { markdown: '', faults }
  }
}
