import { inFile } from '../owner/problems/in-file.ts'
import type { Problem } from '../owner/problems/Problem.ts'

/** Problems as the terminal says them, each after its level. */
export const inWords = (problems: Iterable<Problem>): string[] =>
  [...problems].map((problem) => `${problem.level} ${inFile(problem)}`)
