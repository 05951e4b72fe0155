import { OwnerError } from './owner-error.ts'
import { fix, nowhere, type Problem } from './Problem.ts'
import { inFile } from './say.ts'

/** Collects the problems that a step yields or throws. */
export function problemsOf(step: () => Iterable<Problem>): Problem[] {
  try {
    return [...step()]
  } catch (error) {
    return problemsIn(error)
  }
}

/** Lists the problems of an error. A system error counts as one problem; any other error is thrown again. */
export function problemsIn(error: unknown): Problem[] {
  if (error instanceof ProblemsError) return error.problems
  if (error instanceof Error && 'syscall' in error)
    return [
      fix(
        nowhere,
        'Un fichier ne se lit pas en ce moment. Vérifiez que rien d’autre ne l’utilise.',
      ),
    ]
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
