import type { Token } from 'markdown-it'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { fix, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'
import { fillTemplate, findOpenBraces, showAllBranches } from './fill-template.ts'
import { findMarkdownFaults } from './find-markdown-faults.ts'
import { numberSections, readMarkdown, textOf, writeHtml } from './read-markdown.ts'
import type { LegalContext } from './template-values.ts'

/**
 * Makes a page out of a text and of the values that fill it.
 *
 * @param written Markdown with Liquid, as `legal/cgv.md` holds it
 * @throws {ProblemsError} with all that is wrong in the text
 */
export function compileLegalText(
  written: string,
  file: OwnerFile,
  context: LegalContext,
): Omit<LegalText, 'dates'> {
  const source = written.replaceAll('\r\n', '\n')
  const place = { file, path: [] }
  const problems: Problem[] = []
  const stopAtProblems = () => {
    if (problems.length > 0) throw new ProblemsError(problems)
  }
  problems.push(...findOpenBraces(source, place))
  stopAtProblems()
  const filled = fillTemplate(source, context, place)
  problems.push(
    ...filled.problems,
    ...findMarkdownFaults(readMarkdown(showAllBranches(source)), place),
  )
  if (filled.problems.length > 0) stopAtProblems()

  const tokens = readMarkdown(filled.markdown)
  const isTitle = ({ type, tag }: Token) => type === 'heading_open' && tag === 'h1'
  const count = tokens.filter(isTitle).length
  const [, title] = tokens.splice(tokens.findIndex(isTitle), 3)
  const sections = numberSections(tokens)
  if (count !== 1) problems.push(fix('title-count', place, { count }))
  for (const [index, { id, title }] of sections.entries()) {
    if (sections.findIndex((section) => section.id === id) === index) continue
    problems.push(fix('sections-alike', place, { title }))
  }
  stopAtProblems()

  const html = writeHtml(tokens)
  const gaps = Array.from(html.matchAll(/data-a-completer="([^"]+)"/g), ([, name = '']) => name)
  return { title: textOf(title).trim(), sections, gaps: [...new Set(gaps)], html }
}
