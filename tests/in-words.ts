import type { Problem } from '../owner/problems/Problem.ts'
import { inTerminal } from '../owner/problems/problem-in-words.ts'

/** Problems as the terminal prints them: the level, then the sentence. */
export const inWords = (problems: Iterable<Problem>): string[] =>
  [...problems].map((problem) => `${problem.level} ${inTerminal(problem)}`)
