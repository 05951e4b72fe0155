import { OwnerError } from './OwnerError.ts'
import type { Problem } from './Problem.ts'
import { inTerminal } from './problem-in-words.ts'

/** Lists the problems of an error. Any other error is thrown again. */
export function problemsIn(error: unknown): Problem[] {
  if (error instanceof ProblemsError) return error.problems
  throw error
}

/** An error that carries the problems for which a site cannot be built. Its message lists them in French. */
export class ProblemsError extends OwnerError {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(['Le site est à corriger :', ...problems.map(inTerminal)].join('\n  • '))
    this.problems = problems
  }
}
