// Fills a legal text with Liquid (liquidjs.com): `{{ publisher.name }}` becomes an answer of the owner, and what stands
// between `{% if … %}` and `{% endif %}` stays where the condition holds. `compileLegalText` calls this.
import { Liquid, LiquidError, type LiquidErrors } from 'liquidjs'
import { nearest } from '../problems/nearest.ts'
import { fix, type Place, type Problem } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/ProblemsError.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
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

/** @throws {ProblemsError} for names and signs between braces that cannot be read */
export function fillTemplate(source: string, config: SiteConfig, place: Place): string {
  const values = templateValues(config)
  try {
    return engine.parseAndRenderSync(trimTagLines(source), values)
  } catch (error) {
    throw new ProblemsError(explainLiquidErrors(error, listNames(values), place))
  }
}

/** Matches a line that holds nothing but tags, `{% endif %}{% if dpo.name %}`, and no words between two of them. */
const TAG_LINE = /^[ \t]*((?:\{%(?:(?!%\})[^\n])*%\}[ \t]*)+)$/gm

/** Ends each line of tags with `-%}`, after which Liquid drops the line end: an empty line would cut a list in two. */
const trimTagLines = (source: string) =>
  source.replace(TAG_LINE, (line) => line.trim().replace(/-?%\}$/, '-%}'))

function explainLiquidErrors(thrown: unknown, names: string[], place: Place): Problem[] {
  if (!LiquidError.is(thrown)) throw thrown
  // With `catchAllErrors`, Liquid throws one error that holds all those of the text.
  const errors: LiquidError[] = (thrown as LiquidErrors).errors ?? [thrown]
  return errors.map((error) => explain(error, names, place))
}

function explain(error: LiquidError, names: string[], file: Place): Problem {
  const place = { ...file, line: error.token.getPosition()[0] }
  const name = undefinedNameOf(error)
  if (name && names.includes(name)) {
    const sentence = `Ce site n’a pas « ${name} » : placez ce passage dans une condition, entre {% if … %} et {% endif %}.`
    return fix(place, sentence)
  }
  if (name) {
    const meant = nearest(name, names)
    const order = meant ? `Le nom juste est « ${meant} ».` : 'Retirez-le, ou reprenez notre texte.'
    return fix(place, `« ${name} », entre accolades, n’est le nom d’aucune réponse. ${order}`)
  }
  const [written = ''] = error.token.getText().trim().split('\n')
  return fix(
    place,
    // `trimTagLines` has replaced `%}` by `-%}`: the message quotes what the owner wrote, `%}`.
    `Ce qui est entre accolades ne se lit pas : « ${written.replace('-%}', '%}')} ». Une accolade s’ouvre et se ferme par deux, {{ publisher.name }}, et chaque {% if … %} a son {% endif %}.`,
  )
}

/** Returns the name that has no value, e.g. `video.company`, if that is the error. */
function undefinedNameOf(error: Error): string | undefined {
  // Liquid wraps an error once for each block around the faulty tag: only the innermost error has the name.
  // Its class, `InternalUndefinedVariableError`, is not exported.
  const { originalError, variableName } = error as Error & {
    originalError?: Error
    variableName?: string
  }
  return originalError ? undefinedNameOf(originalError) : variableName
}
