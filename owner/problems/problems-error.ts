import { inFile } from './in-file.ts'
import { OwnerError } from './owner-error.ts'
import { fix, type Problem } from './Problem.ts'

/** Collects the problems that a step finds, or those that stop it. A file may be gone, or in use, since it was found. */
export function problemsOf(step: () => Iterable<Problem>): Problem[] {
  try {
    return [...step()]
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems
    if (error instanceof Error && 'syscall' in error) {
      return [fix('file-unreadable-now', { file: '', path: [] }, {})]
    }
    throw error
  }
}

/** Thrown where work cannot go on with these problems. The message lists them for whoever edits the files. */
export class ProblemsError extends OwnerError {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    const sentences = problems.map(inFile)
    super(
      sentences.length === 1
        ? sentences[0]
        : ['Le site est à corriger :', ...sentences].join('\n  • '),
    )
    this.problems = problems
  }
}
