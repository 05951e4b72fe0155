import { Liquid, type LiquidError, type LiquidErrors } from 'liquidjs'
import { closest } from '../schema/closest.ts'
import { knownNames, type LegalContext, legalScope } from './legal-scope.ts'
import { toMarkdown } from './Shown.ts'

/** Says that something is wrong on a line of the file. */
export type Report = (message: string, line?: number) => void

/** Markdown, and for each of its lines the line of the file that it came from. */
export type Filled = { markdown: string; lines: number[] }

const engine = new Liquid({
  strictFilters: true,
  strictVariables: true,
  catchAllErrors: true,
  outputEscape: toMarkdown,
  // No file may be included: a text is whole.
  templates: {},
})

const TAG = /\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/
const COMMENT = /\{%-?\s*comment\b[\s\S]*?endcomment\s*-?%\}/g

/** Writes its number at the end of each line, where filling in takes it along. */
function numberLines(source: string): string {
  let line = 1
  return source.replace(new RegExp(`${TAG.source}|\n`, 'g'), (found) => {
    const number = line
    line += found.split('\n').length - 1
    return found === '\n' ? `\uE000${number}\uE001\n` : found
  })
}

/** Takes the numbers out, and the lines that conditions have emptied: they would cut a list or a table. */
function readLines(numbered: string, source: string[]): Filled {
  const kept: { words: string; line: number }[] = []
  for (const text of numbered.split('\n')) {
    const words = text.replace(/\uE000\d+\uE001/g, '')
    const line = Number(/\uE000(\d+)\uE001$/.exec(text)?.[1] ?? source.length)
    if (words.trim() || !source[line - 1]?.trim()) kept.push({ words, line })
  }
  return {
    markdown: kept.map(({ words }) => words).join('\n'),
    lines: kept.map(({ line }) => line),
  }
}

/** The text with every branch and an `x` for every fact: what is wrong there is wrong for every site. */
export function showAll(source: string): Filled {
  const shown = numberLines(source)
    .replace(COMMENT, '')
    .replace(/\{%[\s\S]*?%\}/g, '')
    .replace(/\{\{[\s\S]*?\}\}/g, 'x')
  return readLines(shown, source.split('\n'))
}

function explain({ message, token, originalError }: LiquidError): string {
  const written = token.getText()
  const [, tag] = /^tag (.*) not closed/.exec(message) ?? []
  const [, end] = /^tag "(.*)" not found/.exec(message) ?? []
  const [, filter] = /^undefined filter: (.*?),/.exec(message) ?? []
  const [, variable] = /^undefined variable: (.*?),/.exec(message) ?? []
  if (tag) return `${tag} n’est pas fermé : ajoutez {% end${/\w+/.exec(tag)} %} plus bas.`
  if (filter) {
    return `Le filtre « ${filter} » n’existe pas. Vouliez-vous dire « ${closest(filter, Object.keys(engine.filters))} » ?`
  }
  if (end) {
    return end.startsWith('end') || end.startsWith('els')
      ? `${written} ne répond à aucune condition ouverte plus haut. Retirez-le, ou ouvrez-la par {% if … %}.`
      : `« ${end} » n’existe pas. Vouliez-vous dire « ${closest(end, Object.keys(engine.tags))} » ?`
  }
  if (variable) {
    const [group = ''] = variable.split('.')
    const guard = knownNames.includes(`${group}.isThirdParty`) ? `${group}.isThirdParty` : group
    return `« ${variable} » : ce site n’en a pas. Placez ce passage entre {% if ${guard} %} et {% endif %}.`
  }
  if (/not closed/.test(message)) {
    return `« ${written.split('\n')[0]} » n’est pas fermé : il manque « ${written.startsWith('{{') ? '}}' : '%}'} ».`
  }
  return `Ce qui est entre accolades ne se lit pas. (Détail : ${originalError?.message ?? message})`
}

/** Every name that does not exist, in every branch. */
const unknownNames = (templates: ReturnType<typeof engine.parse>) =>
  Object.values(engine.analyzeSync(templates, { partials: false }).globals)
    .flat()
    .map((variable) => ({ name: variable.toArray().join('.'), line: variable.location.row }))
    .filter(({ name }) => !knownNames.includes(name.replace(/\.(?:size|first|last|\d+)$/, '')))

/** Replaces what is between braces by what the configuration says. `undefined` when it cannot be read. */
export function fillIn(source: string, context: LegalContext, report: Report): Filled | undefined {
  // Escaped, the colon of « Tél. :{{ … }} » does not join that of a directive.
  const numbered = numberLines(source).replaceAll(':{{', '\\:{{')
  try {
    const templates = engine.parse(numbered)
    const unknown = unknownNames(templates)
    for (const { name, line } of unknown) {
      report(`« ${name} » n’existe pas. Vouliez-vous dire « ${closest(name, knownNames)} » ?`, line)
    }
    if (unknown.length > 0) return undefined
    return readLines(engine.renderSync(templates, legalScope(context)), source.split('\n'))
  } catch (error) {
    const faults = (error as LiquidErrors).errors ?? [error]
    if (!faults.every(({ token }) => token)) throw error
    // After « {% if a = b %} », which cannot be read, « {% endif %} » is no fault of its own.
    const own = faults.filter(({ message }) => !/^tag "(?:end|els)/.test(message))
    for (const fault of own.length > 0 ? own : faults)
      report(explain(fault), fault.token.getPosition()[0])
    return undefined
  }
}
