import { OwnerError } from './owner-error.ts'
import type { Problem } from './Problem.ts'
import { inFile } from './say.ts'

/** Lists the problems of an error. Any other error is thrown again. */
export function problemsIn(error: unknown): Problem[] {
  if (error instanceof ProblemsError) return error.problems
  throw error
}

/** An error that carries the problems for which a site cannot be built. Its message lists them in French. */
export class ProblemsError extends OwnerError {
  readonly problems: Problem[]

  constructor(problems: Problem[], options?: ErrorOptions) {
    const sentences = problems.map(inFile)
    super(
      sentences.length === 1
        ? sentences[0]
        : ['Le site est à corriger :', ...sentences].join('\n  • '),
      options,
    )
    this.problems = problems
  }
}
