import type { Problem } from './Problem.ts'
import { inFile } from './say.ts'
import { groups, type Verdict, verdictOf } from './verdict.ts'

export function report(problems: Problem[], verdict: Verdict): string {
  const sections = Object.entries(groups).map(([level, title]) => {
    const found = problems.filter((problem) => problem.level === level)
    const lines = found.map((problem) => `\n  • ${inFile(problem)}`)
    return found.length > 0 && `${title} (${found.length})${lines.join('')}`
  })
  return [verdict.title, ...sections, verdictOf(problems, verdict)].filter(Boolean).join('\n\n')
}
