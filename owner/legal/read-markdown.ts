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
// `numberSections` puts the number of a section in the `info` of its heading. It is written before the title.
reader.renderer.rules.heading_open = (tokens, index, options, _, renderer) =>
  renderer.renderToken(tokens, index, options) + (tokens[index]?.info ?? '')

export const writeHtml = (tokens: Token[]) => reader.renderer.render(tokens, reader.options, {})

/** Returns the text of a heading or of a cell, without its markup. */
export function textOf(inline: Token | undefined): string {
  let text = ''
  for (const { type, content } of inline?.children ?? []) {
    if (type === 'text' || type === 'code_inline') text += content
  }
  return text
}

/** Parses Markdown into tokens. The paragraph « Tableau : … » above a table becomes its caption. */
export const parseMarkdown = (markdown: string): Token[] => moveCaptions(reader.parse(markdown, {}))

export function readMarkdown(markdown: string): Token[] {
  const tokens = parseMarkdown(markdown)
  capitalizeExplanations(tokens)
  typesetTexts(tokens)
  markBoxes(tokens)
  describeTables(tokens)
  return tokens
}

/** Begins each explanation of a term with a capital: an answer of the owner may begin it in small letters. */
function capitalizeExplanations(tokens: Token[]) {
  for (const [index, token] of tokens.entries()) {
    // markdown-it gives an explanation as `dd_open`, `paragraph_open`, then its text.
    if (token.type !== 'dd_open') continue
    const [first] = tokens[index + 2]?.children ?? []
    if (first?.type !== 'text') continue
    first.content = first.content.charAt(0).toUpperCase() + first.content.slice(1)
  }
}

function typesetTexts(tokens: Token[]) {
  for (const { children } of tokens) {
    for (const child of children ?? []) {
      if (child.type === 'text') child.content = typeset(child.content)
    }
  }
}

/** Turns blockquotes into `<div data-box>`: the legal texts frame notices with them. */
function markBoxes(tokens: Token[]) {
  for (const token of tokens) {
    if (token.type === 'blockquote_open') token.attrs = [['data-box', '']]
    if (token.type === 'blockquote_open' || token.type === 'blockquote_close') token.tag = 'div'
  }
}

/** The beginning of the paragraph that names a table: `Tableau : Durées de conservation`. */
const CAPTION_PREFIX = /^\s*Tableau\s*:\s*/

function moveCaptions(tokens: Token[]): Token[] {
  const withCaptions: Token[] = []
  for (const token of tokens) {
    const caption = token.type === 'table_open' ? takeCaption(withCaptions) : []
    withCaptions.push(token, ...caption)
  }
  return withCaptions
}

function takeCaption(tokens: Token[]): Token[] {
  const paragraph = tokens.slice(-3)
  const [open, inline, close] = paragraph
  const [words] = inline?.children ?? []
  if (open?.type !== 'paragraph_open' || !close || !words) return []
  if (!CAPTION_PREFIX.test(words.content)) return []
  words.content = words.content.replace(CAPTION_PREFIX, '')
  open.tag = 'caption'
  close.tag = 'caption'
  tokens.splice(-paragraph.length)
  return paragraph
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
    switch (token.type) {
      case 'thead_open':
        columnTitles = []
        break
      case 'th_open':
        columnTitles.push(textOf(tokens[index + 1]))
        token.attrs = [['scope', 'col']]
        break
      case 'tr_open':
        column = 0
        break
      case 'td_open':
        if (column === 0) {
          token.tag = 'th'
          token.attrs = [['scope', 'row']]
        } else {
          token.attrs = [['data-label', columnTitles[column] ?? '']]
        }
        break
      case 'td_close':
        if (column === 0) token.tag = 'th'
        column += 1
        break
    }
  }
}

/** The anchor that a text gives to a section, at the end of its title: `Garantie {#garantie}`. */
const ANCHOR = /\s*\{#([a-z\d-]+)\}\s*$/

function takeAnchor(heading: Token | undefined): string | undefined {
  const last = heading?.children?.at(-1)
  const match = last && ANCHOR.exec(last.content)
  if (!match) return undefined
  last.content = last.content.slice(0, match.index)
  return match[1]
}

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
    // `takeAnchor` removes the anchor from the heading, so that the title does not show it.
    const anchor = takeAnchor(heading)
    const title = textOf(heading).trim()
    // A title in another alphabet has no letter that an anchor may have.
    const id = anchor ?? (slug(title) || `section-${number}`)
    token.attrSet('id', id)
    token.info = `<span>${number}.</span> `
    sections.push({ id, number, title })
  }
  return sections
}
