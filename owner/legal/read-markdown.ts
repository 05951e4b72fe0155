import MarkdownIt, { type Token } from 'markdown-it'
// @ts-expect-error It comes without types.
import deflist from 'markdown-it-deflist'
import type { LegalSection } from '../../src/legal/LegalText.ts'
import { typeset } from '../typography.ts'

const reader = new MarkdownIt({ html: true }).use(deflist)
// `findMarkdownFaults` refuses bad links, with a reason.
reader.validateLink = () => true
reader.renderer.rules.heading_open = (tokens, index, options, _, renderer) =>
  renderer.renderToken(tokens, index, options) + (tokens[index]?.info ?? '')

export const writeHtml = (tokens: Token[]) => reader.renderer.render(tokens, reader.options, {})

/** Returns the text of a heading or of a cell, without its markup. */
export const textOf = (inline: Token | undefined) =>
  (inline?.children ?? [])
    .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
    .join('')

const CAPTION = /^\s*Tableau\s*:\s*/

/** Parses Markdown into tokens, with French typography, captions for tables, and marks for the style sheet. */
export function readMarkdown(markdown: string): Token[] {
  const tokens = reader.parse(markdown, {})
  for (const [index, token] of tokens.entries()) {
    const words = token.children?.find(({ type }) => type === 'text')
    if (token.type === 'table_open') nameTable(tokens, index)
    // The explanation of a term begins with a capital, even where it is an answer typed without one.
    if (tokens[index - 2]?.type === 'dd_open' && token.children?.[0] === words && words) {
      words.content = words.content.charAt(0).toUpperCase() + words.content.slice(1)
    }
    if (token.type.startsWith('blockquote')) token.tag = 'div'
    if (token.type === 'blockquote_open') token.attrSet('data-box', '')
    for (const child of token.children ?? []) {
      if (child.type === 'text') child.content = typeset(child.content)
    }
  }
  describeTables(tokens)
  return tokens
}

/** Moves the paragraph « Tableau : … » above a table into it, as its caption. */
function nameTable(tokens: Token[], index: number) {
  const [open, inline, close] = tokens.slice(Math.max(0, index - 3), index)
  const [words] = inline?.children ?? []
  if (open?.type !== 'paragraph_open' || !close || !words || !CAPTION.test(words.content)) return
  words.content = words.content.replace(CAPTION, '')
  open.tag = 'caption'
  close.tag = 'caption'
  tokens.splice(index - 3, 4, tokens[index] as Token, open, inline as Token, close)
}

/**
 * Gives headers their scope, and cells the heading of their column, which the style sheet shows on phones,
 * where cells stand one below the other. Chromium 156, Firefox 153 and WebKitGTK 60.5 keep the roles of
 * such a table at 390 px, although its parts are displayed as blocks.
 */
function describeTables(tokens: Token[]) {
  let labels: string[] = []
  let column = 0
  for (const [index, token] of tokens.entries()) {
    const { type } = token
    const isFirst = column === 0
    if (type === 'thead_open') labels = []
    if (type === 'tr_open') column = 0
    if (type === 'th_open') {
      labels.push(textOf(tokens[index + 1]))
      // Markdown's alignment goes: it is an inline style, which the pages' policy forbids.
      token.attrs = [['scope', 'col']]
    }
    if (type === 'td_open') {
      token.attrs = [isFirst ? ['scope', 'row'] : ['data-label', labels[column] ?? '']]
    }
    if (/^td_/.test(type) && isFirst) token.tag = 'th'
    if (type === 'td_close') column += 1
  }
}

/** `Éditeur du site` → `editeur-du-site` */
const slug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/** Takes `{#garantie}`, the address of a section, off the end of its title. */
function takeAnchor(inline: Token | undefined): string | undefined {
  const last = inline?.children?.at(-1)
  const [written = '', anchor] = /\s*\{#([a-z\d-]+)\}\s*$/.exec(last?.content ?? '') ?? []
  if (last) last.content = last.content.slice(0, last.content.length - written.length)
  return anchor
}

/**
 * Numbers the sections of a text and gives each its anchor.
 *
 * The number is in the text itself, so that it is copied, searched and read aloud with the title.
 */
export function numberSections(tokens: Token[]): LegalSection[] {
  const sections: LegalSection[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue
    const heading = tokens[index + 1]
    const number = sections.length + 1
    const anchor = takeAnchor(heading)
    const title = textOf(heading).trim()
    const id = anchor ?? (slug(title) || `section-${number}`)
    token.attrSet('id', id)
    token.info = `<span>${number}.</span> `
    sections.push({ id, number, title })
  }
  return sections
}
