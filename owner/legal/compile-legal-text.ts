import type { Token } from 'markdown-it'
import type { LegalSection, LegalText } from '../../src/legal/LegalText.ts'
import { fix, type OwnerFile, type Place, type Problem } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'
import type { LegalContext } from './describe-companies.ts'
import { fillTemplate, showAllBranches } from './fill-template.ts'
import { findMarkdownFaults } from './find-markdown-faults.ts'
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
  const faults = findMarkdownFaults(parseMarkdown(showAllBranches(source)), place)
  const filled = fillTemplate(source, context, place)
  // A text that could not be filled has no title and no sections to check.
  if (filled.problems.length > 0) throw new ProblemsError([...filled.problems, ...faults])

  const { titles, body } = takeTitleOff(readMarkdown(filled.markdown))
  const sections = numberSections(body)
  const [title] = titles
  const isOneTitle = titles.length === 1
  const titleFaults = isOneTitle ? [] : [fix('title-count', place, { count: titles.length })]
  throwIfAny([...faults, ...titleFaults, ...findSectionsAlike(sections, place)])

  const html = writeHtml(body)
  return { title: textOf(title).trim(), sections, gaps: findGaps(html), html }
}

function throwIfAny(problems: Problem[]) {
  if (problems.length > 0) throw new ProblemsError(problems)
}

/** The number of markdown-it's tokens for a title: its beginning, its text and its end. */
const TOKENS_OF_TITLE = 3

/** Takes the first title off the tokens. Returns the text of every title, and the other tokens. */
function takeTitleOff(tokens: Token[]): { titles: (Token | undefined)[]; body: Token[] } {
  const starts = tokens.flatMap(({ type, tag }, index) =>
    type === 'heading_open' && tag === 'h1' ? [index] : [],
  )
  const titles = starts.map((start) => tokens[start + 1])
  const [first = tokens.length] = starts
  const body = [...tokens.slice(0, first), ...tokens.slice(first + TOKENS_OF_TITLE)]
  return { titles, body }
}

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
