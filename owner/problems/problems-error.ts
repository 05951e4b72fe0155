import { inFile } from './in-file.ts'
import { OwnerError } from './owner-error.ts'
import { fix, type Problem } from './Problem.ts'

/** What a step finds, or why it cannot go on: a file may be gone, or in use, between two looks at it. */
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

/** Stops what cannot go on with these problems. Its message lists them for whoever edits the files. */
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
