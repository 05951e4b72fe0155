import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { LegalSection, LegalText } from '../../src/legal/LegalText.ts'
import { ORIGINAL_DAY } from '../schema/legal-schema.ts'
import { typeset } from '../typography.ts'
import { type Filled, fillIn, showAll } from './fill-in.ts'
import type { LegalContext } from './legal-scope.ts'
import { refuse } from './refuse.ts'
import { numberSections } from './sections.ts'
import { nameTables, readTables, writeTable } from './tables.ts'
import { readVocabulary } from './vocabulary.ts'

declare module 'vfile' {
  interface DataMap {
    title: string
    sections: LegalSection[]
    hasGaps: boolean
  }
}

/** Applies French typography to the words of a page, code excepted. */
const typesetWords = () => (tree: Root) =>
  visit(tree, 'text', (node) => {
    node.value = typeset(node.value)
  })

/** The same address, as it is read: without its scheme nor its last slash. */
const readable = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')

/**
 * Tells the print style sheet where links lead, in full: on paper, « /mentions-legales » leads
 * nowhere. A link that already shows its address needs nothing, nor does one within the page.
 */
const printAddresses = (siteUrl: string) => (tree: HtmlRoot) =>
  visit(tree, 'element', (node) => {
    const href = String(node.properties.href ?? '')
    const address = href.startsWith('/') ? siteUrl + href : href
    if (address.startsWith('http') && readable(address) !== readable(textOf(node))) {
      node.properties.dataAddress = address
    }
  })

const reader = unified()
  .use(remarkParse)
  .use(readTables)
  .use(remarkDirective)
  .use(readVocabulary)
  .use(nameTables)

const writer = (siteUrl: string) =>
  reader()
    .use(typesetWords)
    .use(numberSections)
    .use(remarkRehype, { handlers: { table: writeTable } })
    .use(printAddresses, siteUrl)
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })

/** A text as its page shows it, or what is wrong with it, in the order of its lines. */
export type Compiled = { text?: LegalText; faults: { line?: number; message: string }[] }

/** Makes a page of a text and of what the configuration says. */
export function compileLegalText(written: string, context: LegalContext): Compiled {
  const source = written.replaceAll('\r\n', '\n')
  const faults = new Map<string, { line?: number; message: string }>()
  const report = (message: string, line?: number) =>
    faults.set(`${line} ${message}`, { message, ...(line && { line }) })
  const collect = ({ lines }: Filled, file: VFile) => {
    for (const { reason, line } of file.messages) report(reason, line && lines[line - 1])
  }

  const whole = showAll(source)
  const draft = new VFile(whole.markdown)
  const checker = reader().use(refuse)
  checker.runSync(checker.parse(draft), draft)
  collect(whole, draft)

  const filled = fillIn(source, context, report)
  if (!filled) return { faults: inOrder(faults) }
  const page = writer(context.config.url).processSync(filled.markdown)
  collect(filled, page)
  if (faults.size > 0) return { faults: inOrder(faults) }
  const { version, versionDate, updatedOn } = context.config.legal
  const { title = '', sections = [], hasGaps = false } = page.data
  const dates = { version, versionDate, updatedOn: updatedOn ?? ORIGINAL_DAY }
  return { text: { title, sections, dates, hasGaps, html: String(page) }, faults: [] }
}

const inOrder = (faults: Map<string, { line?: number; message: string }>) =>
  [...faults.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
