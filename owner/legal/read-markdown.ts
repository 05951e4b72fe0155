// Parses the Markdown of a legal text into markdown-it's tokens, prepares them for our pages, and writes them as
// HTML. `compileLegalText` calls this once the text's braces are filled.
import MarkdownIt, { type Token } from 'markdown-it'
// @ts-expect-error This package comes without types.
import deflist from 'markdown-it-deflist'
import type { LegalSection } from '../../src/legal/LegalText.ts'
import { slug } from '../slug.ts'
import { typeset } from '../typography.ts'

const reader = new MarkdownIt({ html: true }).use(deflist)
// Lets every link through: markdown-it would show an unusable one as text, `findMarkdownFaults` refuses it.
reader.validateLink = () => true

const { rules } = reader.renderer
rules.text = (tokens, index) => reader.utils.escapeHtml(typeset(tokens[index]?.content ?? ''))
// The legal texts frame notices with Markdown's quotes.
rules.blockquote_open = () => '<div data-box="">'
rules.blockquote_close = () => '</div>'
// `numberSections` puts the number of a section in the `info` of its heading. It is written before the title.
rules.heading_open = (tokens, index, options, _, renderer) =>
  renderer.renderToken(tokens, index, options) + (tokens[index]?.info ?? '')

export const writeHtml = (tokens: Token[]) => reader.renderer.render(tokens, reader.options, {})

/** Returns the text of a heading or of a cell, without its markup. */
export function textOf(inline: Token | undefined): string {
  const texts = (inline?.children ?? []).filter(({ type }) => /^(?:text|code_inline)$/.test(type))
  return typeset(texts.map(({ content }) => content).join('')).trim()
}

export function parseMarkdown(markdown: string): Token[] {
  const tokens = reader.parse(markdown, {})
  moveCaptions(tokens)
  describeTables(tokens)
  return tokens
}

/** The beginning of the paragraph that names a table: `Tableau : Durées de conservation`. */
const CAPTION_PREFIX = /^\s*Tableau\s*:\s*/

/** Makes a caption of the paragraph « Tableau : … » above a table. */
function moveCaptions(tokens: Token[]) {
  for (const [index, table] of tokens.entries()) {
    const [open, inline, close] = tokens.slice(Math.max(index - 3, 0), index)
    if (table.type !== 'table_open' || open?.type !== 'paragraph_open' || !inline || !close)
      continue
    const [words] = inline.children ?? []
    if (!words || !CAPTION_PREFIX.test(words.content)) continue
    words.content = words.content.replace(CAPTION_PREFIX, '')
    open.tag = 'caption'
    close.tag = 'caption'
    tokens.splice(index - 3, 4, table, open, inline, close)
  }
}

/**
 * Makes the first cell of each row its header, and gives the other cells the title of their column, which the
 * style sheet shows on phones, where cells stand one below the other. Chromium 156, Firefox 153 and WebKitGTK
 * 60.5 still give such a table, its rows and its cells their accessible roles at 390 px, although all are
 * displayed as blocks.
 *
 * Each cell also loses Markdown's alignment: it is an inline style, which the pages' policy forbids.
 */
function describeTables(tokens: Token[]) {
  let columnTitles: string[] = []
  let column = 0
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'thead_open') columnTitles = []
    if (token.type === 'tr_open') column = 0
    if (token.type === 'th_open') {
      columnTitles.push(textOf(tokens[index + 1]))
      token.attrs = [['scope', 'col']]
    }
    if (token.tag !== 'td') continue
    if (token.type === 'td_open') {
      const title = columnTitles[column] ?? ''
      token.attrs = column === 0 ? [['scope', 'row']] : [['data-label', title]]
    }
    if (column === 0) token.tag = 'th'
    if (token.type === 'td_close') column += 1
  }
}

/** The anchor that a text gives to a section, at the end of its title: `Garantie {#garantie}`. */
const ANCHOR = /\s*\{#([a-z\d-]+)\}\s*$/

/**
 * Numbers the sections of a text and gives each its anchor. The number is in the text itself, so that it is
 * copied, searched and read aloud with the title.
 */
export function numberSections(tokens: Token[]): LegalSection[] {
  const sections: LegalSection[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue
    const heading = tokens[index + 1]
    const number = sections.length + 1
    const lastWords = heading?.children?.at(-1)
    const [, anchor] = ANCHOR.exec(lastWords?.content ?? '') ?? []
    if (lastWords) lastWords.content = lastWords.content.replace(ANCHOR, '')
    const title = textOf(heading)
    const named = anchor ?? slug(title)
    // A title in another alphabet has no letter that an anchor may have, and two sections may have one title.
    const isUsable = named !== '' && sections.every((section) => section.id !== named)
    const id = isUsable ? named : `section-${number}`
    token.attrSet('id', id)
    token.info = `<span>${number}.</span> `
    sections.push({ id, number, title })
  }
  return sections
}
