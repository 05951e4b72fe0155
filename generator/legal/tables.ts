import type { Element, ElementContent, Properties } from 'hast'
import type { Root, Table } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import type { State } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Processor } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

declare module 'mdast' {
  interface TableData {
    caption?: PhrasingContent[]
  }
}

/** Of GitHub's Markdown, tables only: nothing becomes a link by itself. */
export function readTables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

const CAPTION = /^\s*Tableau\s*:\s*/

/** The paragraph « Tableau : … » that names the table below it joins it, without these first words. */
export const nameTables = () => (tree: Root, file: VFile) => {
  visit(tree, 'table', (table, index = 0, parent) => {
    const above = parent?.children[index - 1]
    const caption = above?.type === 'paragraph' ? above.children : []
    if (caption[0]?.type !== 'text' || !CAPTION.test(caption[0].value)) {
      file.message(
        'Un tableau est précédé d’une ligne qui le nomme : « Tableau : durées de conservation ».',
        table,
      )
      return
    }
    caption[0].value = caption[0].value.replace(CAPTION, '')
    table.data = { caption }
    parent?.children.splice(index - 1, 1)
    return [SKIP, index]
  })
}

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/**
 * A table with headers that have a scope, and labelled cells.
 *
 * Roles are written out because tables are laid out as blocks on phones, and browsers then forget
 * that they are tables.
 */
export function writeTable(state: State, table: Table): Element {
  const [head, ...body] = table.children
  const labels = head?.children.map((cell) => textOf(cell)) ?? []
  const writeRow = (row: (typeof body)[number], isHead: boolean) =>
    element(
      'tr',
      { role: 'row' },
      row.children.map((cell, column) => {
        const words = state.all(cell)
        if (isHead) return element('th', { scope: 'col', role: 'columnheader' }, words)
        return column === 0
          ? element('th', { scope: 'row', role: 'rowheader' }, words)
          : // Read by the style sheet where cells stand one below the other.
            element('td', { role: 'cell', dataLabel: labels[column] ?? '' }, words)
      }),
    )
  const caption = state.all({ type: 'paragraph', children: table.data?.caption ?? [] })
  return element('table', { role: 'table' }, [
    element('caption', {}, caption),
    element('thead', { role: 'rowgroup' }, head ? [writeRow(head, true)] : []),
    element(
      'tbody',
      { role: 'rowgroup' },
      body.map((row) => writeRow(row, false)),
    ),
  ])
}
