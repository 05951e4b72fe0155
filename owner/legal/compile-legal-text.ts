import type { Token } from 'markdown-it'
import type { LegalSection, LegalText } from '../../src/legal/LegalText.ts'
import { fix, type OwnerFile, type Place, type Problem } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'
import type { LegalContext } from './describe-companies.ts'
import { findMarkdownFaults } from './find-markdown-faults.ts'
import { findOpenBraces, showAllBranches } from './liquid/braces.ts'
import { fillTemplate } from './liquid/fill-template.ts'
import { numberSections, parseMarkdown, readMarkdown, textOf, writeHtml } from './read-markdown.ts'

/**
 * Makes the content of a legal page:
 * 1. Liquid fills the braces of the text;
 * 2. the filled Markdown is parsed, and its title taken off, because the page shows the title by itself;
 * 3. its sections are numbered, and it is written as HTML.
 *
 * Faults of the Markdown are looked for in hidden passages too, so that every site reports the same ones.
 *
 * @throws {ProblemsError} with all that is wrong in the text
 */
export function compileLegalText(
  source: string,
  file: OwnerFile,
  context: LegalContext,
): Omit<LegalText, 'dates'> {
  const place: Place = { file, path: [] }
  // A text with braces left open is refused at once: neither Liquid nor the search for faults could read on.
  const openBraces = findOpenBraces(source, place)
  if (openBraces) throw new ProblemsError([openBraces])

  const faults = [...findMarkdownFaults(parseMarkdown(showAllBranches(source)), place)]
  const filled = fillTemplate(source, context, place)
  // A text that could not be filled has no title and no sections to check.
  if (filled.problems.length > 0) throw new ProblemsError([...filled.problems, ...faults])

  const tokens = readMarkdown(filled.markdown)
  const sections = numberSections(tokens)
  const count = tokens.filter(isTitleStart).length
  const titleFaults = count === 1 ? [] : [fix('title-count', place, { count })]
  const problems = [...faults, ...titleFaults, ...findSectionsAlike(sections, place)]
  if (problems.length > 0) throw new ProblemsError(problems)

  const [, title] = tokens.splice(tokens.findIndex(isTitleStart), TOKENS_OF_TITLE)
  const html = writeHtml(tokens)
  return { title: textOf(title).trim(), sections, gaps: findGaps(html), html }
}

/** The number of markdown-it's tokens for a title: its beginning, its text and its end. */
const TOKENS_OF_TITLE = 3

const isTitleStart = ({ type, tag }: Token) => type === 'heading_open' && tag === 'h1'

function findSectionsAlike(sections: LegalSection[], place: Place): Problem[] {
  const ids = sections.map(({ id }) => id)
  const repeated = sections.filter(({ id }, index) => ids.indexOf(id) < index)
  return repeated.map(({ title }) => fix('sections-alike', place, { title }))
}

/** Lists the answers that are missing on the page, by their key, e.g. `publisher.siret`. */
function findGaps(html: string): string[] {
  const marks = html.matchAll(/data-a-completer="([^"]+)"/g)
  return [...new Set(Array.from(marks, ([, key = '']) => key))]
}
