// Turns the errors of Liquid into problems: a name without a value on this site, or braces that cannot be read.
import { LiquidError, type LiquidErrors } from 'liquidjs'
import { fix, type Place, type Problem } from '../../problems/Problem.ts'

/** Liquid's message where no block is open: `tag "endif" not found`, `tag "else" not found`. */
const TAG_WITHOUT_BLOCK = /^tag "(?:end|els)/

/** @param names every name that a text may use, such as `video` and `video.isThirdParty` */
export function explainLiquidErrors(thrown: unknown, names: string[], place: Place): Problem[] {
  // An error that is not Liquid's is a fault of the program: it is thrown again.
  if (!LiquidError.is(thrown)) throw thrown
  // With `catchAllErrors`, Liquid throws one error that holds all those of the text.
  const errors: LiquidError[] = (thrown as LiquidErrors).errors ?? [thrown]
  // Where Liquid cannot read an `{% if a = b %}`, it also reports the correct `{% endif %}` after it.
  const causes = errors.filter(({ message }) => !TAG_WITHOUT_BLOCK.test(message))
  const reported = causes.length > 0 ? causes : errors
  return reported.map((error) => explain(error, names, place))
}

function explain(error: LiquidError, names: string[], file: Place): Problem {
  const place = { ...file, line: error.token.getPosition()[0] }
  const name = undefinedNameOf(error)
  if (name) return fix('name-absent', place, { name, guard: guardFor(name, names) })
  const [written = ''] = error.token.getText().trim().split('\n')
  // `trimTagLines` has replaced `%}` by `-%}`: the message quotes what the owner wrote, `%}`.
  return fix('braces-unreadable', place, { written: written.replace('-%}', '%}') })
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

/** Chooses the condition that should stand before a name: `video.isThirdParty` for `video.company`. */
function guardFor(name: string, names: string[]): string {
  const [group = ''] = name.split('.')
  const isThirdParty = `${group}.isThirdParty`
  return names.includes(isThirdParty) ? isThirdParty : group
}
