import type { Token } from 'markdown-it'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { fix, type OwnerFile, type Place } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/ProblemsError.ts'
import { readDay } from '../questions/read-as-written.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { fillTemplate } from './fill-template.ts'
import { findMarkdownFaults } from './find-markdown-faults.ts'
import { numberSections, parseMarkdown, textOf, writeHtml } from './read-markdown.ts'

/**
 * Makes the content of a legal page:
 * 1. the date of the text is read from its front matter;
 * 2. Liquid fills the braces of the text;
 * 3. the filled Markdown is parsed, and its title taken off, because the page shows the title by itself;
 * 4. its sections are numbered, and it is written as HTML.
 *
 * @throws {ProblemsError} with all that is wrong in its first faulty step
 */
export function compileLegalText(source: string, file: OwnerFile, config: SiteConfig): LegalText {
  const place: Place = { file, path: [] }
  const { day, text } = readFrontMatter(source, place)
  const tokens = parseMarkdown(fillTemplate(text, config, place))
  const faults = [...findMarkdownFaults(tokens, place)]
  const count = tokens.filter(isTitleStart).length
  if (count !== 1) {
    const sentence = `La page commence par un seul titre, « # Titre de la page ». Il y en a ${count}.`
    faults.push(fix(place, sentence))
  }
  if (faults.length > 0) throw new ProblemsError(faults)

  const sections = numberSections(tokens)
  const [, title] = tokens.splice(tokens.findIndex(isTitleStart), TOKENS_OF_TITLE)
  const html = writeHtml(tokens)
  return { title: textOf(title), day, sections, gaps: findGaps(html), html }
}

/** Matches the lines between two `---` above a text: `date: 13/07/2025`. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/

/** Reads the day of a text. Empty lines take the place of the front matter, so that lines keep their numbers. */
function readFrontMatter(source: string, place: Place) {
  const [matter, lines = ''] = FRONT_MATTER.exec(source) ?? []
  if (matter === undefined) return { day: null, text: source }
  const text = matter.replace(/[^\n]/g, '') + source.slice(matter.length)
  const [, typed = ''] = /^date: *(.*)$/.exec(lines) ?? []
  const day = readDay(typed.trim())
  if (day) return { day, text }
  const sentence = `« ${lines} » : entre les deux lignes « --- », écrivez seulement le jour du texte, « date: 20/11/2026 ».`
  throw new ProblemsError([fix({ ...place, line: 2 }, sentence)])
}

/** The number of markdown-it's tokens for a title: its beginning, its text and its end. */
const TOKENS_OF_TITLE = 3

const isTitleStart = ({ type, tag }: Token) => type === 'heading_open' && tag === 'h1'

/** Lists the answers that are missing on the page, by their key, e.g. `publisher.siret`. */
function findGaps(html: string): string[] {
  const marks = html.matchAll(/data-a-completer="([^"]+)"/g)
  return [...new Set(Array.from(marks, ([, key = '']) => key))]
}
