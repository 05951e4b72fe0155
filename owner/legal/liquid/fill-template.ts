// Fills a legal text with Liquid (liquidjs.com): `{{ publisher.name }}` becomes an answer of the owner, and what stands
// between `{% if … %}` and `{% endif %}` stays where the condition holds. `compileLegalText` calls this.
import { Liquid, type Template, type Variable } from 'liquidjs'
import { nearest } from '../../problems/closest.ts'
import { fix, type Place, type Problem } from '../../problems/Problem.ts'
import type { LegalContext } from '../describe-companies.ts'
import { toMarkdown } from '../MarkdownValue.ts'
import { listNames, templateValues } from '../template-values.ts'
import { trimTagLines } from './braces.ts'
import { explainLiquidErrors } from './explain-liquid-errors.ts'

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
    const problems = [
      ...findSingleBraces(source, names, place),
      ...findUnknownNames(variables, names, place),
    ]
    if (problems.length > 0) return { markdown: '', problems }
    return { markdown: engine.renderSync(templates, values), problems }
  } catch (error) {
    return { markdown: '', problems: explainLiquidErrors(error, names, place) }
  }
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
    const meant = nearest(name, names)
    const order = meant ? `Le nom juste est « ${meant} ».` : 'Retirez-le, ou reprenez notre texte.'
    const sentence = `« ${name} », entre accolades, n’est le nom d’aucune réponse. ${order}`
    problems.push(fix({ ...place, line }, sentence))
  }
  return problems
}

/** Matches a name between single braces, which would be published as they stand: `{publisher.siret}`. */
const SINGLE_BRACES = /(?<!\{)\{\s*([\w.]+)\s*\}(?!\})/g

function findSingleBraces(source: string, names: string[], place: Place): Problem[] {
  const found = [...source.matchAll(SINGLE_BRACES)].filter(([, name = '']) => names.includes(name))
  return found.map(({ 0: written, 1: name, index }) => {
    const line = source.slice(0, index).split('\n').length
    return fix(
      { ...place, line },
      `« ${written} » serait publié tel quel : écrivez « {{ ${name} }} ».`,
    )
  })
}
