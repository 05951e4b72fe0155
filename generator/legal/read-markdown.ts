import MarkdownIt, { type Token } from 'markdown-it'
// @ts-expect-error It comes without types.
import deflist from 'markdown-it-deflist'
import type { LegalSection } from '../../src/legal/LegalText.ts'
import { typeset } from '../typography.ts'
import { replaceFormerSigns } from './former-text.ts'

const reader = new MarkdownIt({ html: true }).use(deflist)
// `findMarkdownFaults` says which links may not stay, and why.
reader.validateLink = () => true
reader.renderer.rules.heading_open = (tokens, index, options, _, renderer) =>
  renderer.renderToken(tokens, index, options) + (tokens[index]?.info ?? '')

export const writeHtml = (tokens: Token[]) => reader.renderer.render(tokens, reader.options, {})

const isWords = ({ type }: Token) => type === 'text' || type === 'code_inline'

/** The words of a heading or of a cell. */
export const textOf = (inline: Token | undefined) =>
  (inline?.children ?? [])
    .filter(isWords)
    .map(({ content }) => content)
    .join('')

const CAPTION = /^\s*Tableau\s*:\s*/

/** Markdown as tokens: words in French typography, tables with their captions, blocks with their marks. */
export function readMarkdown(markdown: string): Token[] {
  const tokens = reader.parse(replaceFormerSigns(markdown), {})
  for (const [index, token] of tokens.entries()) {
    const words = token.children?.find(({ type }) => type === 'text')
    if (token.type === 'table_open') nameTable(tokens, index)
    // Beside its term, an explanation begins like a sentence.
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

/** The paragraph « Tableau : … » that names the table below it joins it, without these first words. */
function nameTable(tokens: Token[], index: number) {
  const [open, inline, close] = tokens.slice(Math.max(0, index - 3), index)
  const [words] = inline?.children ?? []
  if (open?.type !== 'paragraph_open' || !close || !words || !CAPTION.test(words.content)) return
  words.content = words.content.replace(CAPTION, '')
  open.tag = 'caption'
  close.tag = 'caption'
  tokens.splice(index - 3, 4, tokens[index] as Token, open, inline as Token, close)
}

type Attributes = [name: string, value: string][]
const ofTables: Record<string, Attributes> = {
  table_open: [['role', 'table']],
  thead_open: [['role', 'rowgroup']],
  tbody_open: [['role', 'rowgroup']],
  tr_open: [['role', 'row']],
  th_open: [
    ['scope', 'col'],
    ['role', 'columnheader'],
  ],
}
const rowHeader: Attributes = [
  ['scope', 'row'],
  ['role', 'rowheader'],
]

/**
 * Headers get their scope, cells their label. Roles are written out because tables are laid out as
 * blocks on phones, and browsers then forget that they are tables.
 */
function describeTables(tokens: Token[]) {
  let labels: string[] = []
  let column = 0
  for (const [index, token] of tokens.entries()) {
    token.attrs = ofTables[token.type] ?? token.attrs
    if (token.type === 'thead_open') labels = []
    if (token.type === 'tr_open') column = 0
    if (token.type === 'th_open') labels.push(textOf(tokens[index + 1]))
    if (/^td_/.test(token.type) && column === 0) token.tag = 'th'
    if (token.type === 'td_open') {
      // The label is read by the style sheet where cells stand one below the other.
      const cell: Attributes = [
        ['role', 'cell'],
        ['data-label', labels[column] ?? ''],
      ]
      token.attrs = column === 0 ? rowHeader : cell
    }
    if (token.type === 'td_close') column += 1
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

const ANCHORS = /\s*\{((?:#[a-z\d-]+\s*)+)\}\s*$/

/** Takes `{#garantie #ancien-nom}` off a title: the address of its section, then those it had before. */
function takeAnchors(inline: Token | undefined): string[] {
  const last = inline?.children?.at(-1)
  const [found = '', anchors = ''] = ANCHORS.exec(last?.content ?? '') ?? []
  if (last) last.content = last.content.slice(0, last.content.length - found.length)
  return anchors.split(/[\s#]+/).filter(Boolean)
}

/** Takes the page's title out: the words of each `# Titre`, of which a text has one. */
export function takeTitles(tokens: Token[]): string[] {
  const titles: string[] = []
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    if (tokens[index]?.type !== 'heading_open' || tokens[index]?.tag !== 'h1') continue
    const [, inline] = tokens.splice(index, 3)
    titles.unshift(textOf(inline).trim())
  }
  return titles
}

/**
 * Numbers the sections of a text and gives each its anchors.
 *
 * The number is in the text itself, so that it is copied, searched and read aloud with the title.
 */
export function numberSections(tokens: Token[]): LegalSection[] {
  const headings = tokens.flatMap((token, index) =>
    token.type === 'heading_open' && token.tag === 'h2'
      ? [[token, tokens[index + 1]] as const]
      : [],
  )
  return headings.map(([open, inline], index) => {
    const anchors = takeAnchors(inline)
    const title = textOf(inline).trim()
    const number = index + 1
    const [id = slug(title) || `section-${number}`, ...formerly] = anchors
    open.attrSet('id', id)
    const former = formerly.map((anchor) => `<a id="${anchor}"></a>`).join('')
    open.info = `${former}<span>${number}.</span> `
    return { id, number, title }
  })
}

/** The same address, as it is read: without its scheme nor its last slash. */
const readable = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')

/**
 * Tells the print style sheet where links lead, in full: on paper, « /mentions-legales » leads
 * nowhere. A link that already shows its address needs nothing, nor does one within the page.
 */
export function printAddresses(tokens: Token[], siteUrl: string) {
  for (const { children } of tokens) {
    for (const [index, link] of (children ?? []).entries()) {
      const href = String(link.attrGet('href') ?? '')
      const address = href.startsWith('/') ? siteUrl + href : href
      const shown = children?.[index + 1]?.content ?? ''
      if (address.startsWith('http') && readable(address) !== readable(shown)) {
        link.attrSet('data-address', address)
      }
    }
  }
}
