import { chapterOf, chapters } from '../questions/chapters.ts'
import type { Problem } from './Problem.ts'
import { inTerminalAfter } from './problem-in-words.ts'
import { type Level, type Verdict, verdictOf } from './verdict.ts'

/**
 * Matches one line for a terminal, up to where it may end: not inside « … », nor before « : ». It is longer only where
 * an address leaves no other choice.
 */
const LINE = /(.{1,76}|.+?)(?:\s*\n\s*|(?<!«) +(?![»:;?!])|$)/g

/** Lists problems for a terminal, chapter by chapter of the form, and ends with the verdict. */
export function report(problems: Problem[], verdict: Verdict): string {
  const levels = Object.keys(verdict.titles) as Level[]
  const named = new Set<string>()
  const sections = chapters.flatMap(({ title }) => {
    const inChapter = problems.filter(({ place }) => chapterOf(place) === title)
    const found = levels.flatMap((level) => inChapter.filter((problem) => problem.level === level))
    const file = found.map(yamlOf).find((name) => name && !named.has(name))
    if (file) named.add(file)
    const heading = file ? `${title} (${file})` : title
    const lines = found.map((problem) => {
      const { level, place } = problem
      const otherFile = yamlOf(problem) ? '' : (place.source ?? '')
      return wrap(inTerminalAfter([verdict.titles[level], otherFile], problem))
    })
    return lines.length > 0 ? [[heading, ...lines].join('\n')] : []
  })
  return [verdict.title, ...sections, verdictOf(problems, verdict)].join('\n\n')
}

/** Gives the YAML file of a problem, which the heading names once. */
const yamlOf = ({ place: { source = '' } }: Problem) => (source.endsWith('.yaml') ? source : '')

/** Breaks a text into lines. All but the first stand further in. */
const wrap = (text: string) => `  ${text.replace(LINE, '    $1\n').trim()}`
