import { TextError } from './text-error.ts'
import { type Node, textOf } from './tree.ts'

const isBlank = (node: Node) => node.type === 'text' && !node.value?.trim()
const elements = (node: Node | undefined, ...names: string[]): Node[] =>
  (node?.children ?? []).filter(({ tagName }) => tagName !== undefined && names.includes(tagName))

function describeRow(row: Node, labels: string[], isHead: boolean): Node {
  const cells = elements(row, 'th', 'td').map((cell, column) => {
    // `align` would become a style attribute, which our Content-Security-Policy refuses.
    const { align: _, ...properties } = cell.properties ?? {}
    const isHeader = isHead || column === 0
    return {
      ...cell,
      tagName: isHeader ? 'th' : 'td',
      properties: {
        ...properties,
        ...(isHeader && { scope: isHead ? 'col' : 'row' }),
        role: isHead ? 'columnheader' : isHeader ? 'rowheader' : 'cell',
        // Read by the style sheet where cells stand one below the other.
        ...(!isHeader && { dataLabel: labels[column] ?? '' }),
      },
    }
  })
  return { ...row, properties: { role: 'row' }, children: cells }
}

function describeTable(table: Node, caption: Node): Node {
  const [head] = elements(table, 'thead')
  const [body] = elements(table, 'tbody')
  const labels = elements(elements(head, 'tr')[0], 'th').map(textOf)
  const describeGroup = (group: Node, isHead: boolean): Node => ({
    ...group,
    properties: { role: 'rowgroup' },
    children: elements(group, 'tr').map((row) => describeRow(row, labels, isHead)),
  })
  return {
    ...table,
    properties: { role: 'table' },
    children: [
      { type: 'element', tagName: 'caption', properties: {}, children: caption.children ?? [] },
      ...(head ? [describeGroup(head, true)] : []),
      ...(body ? [describeGroup(body, false)] : []),
    ],
  }
}

const prefix = /^\s*Tableau\s*:\s*/

/** The paragraph « Tableau : … » that names the table below it, without these first words. */
function readCaption(node: Node | undefined): Node | undefined {
  const [first, ...rest] = node?.tagName === 'p' ? (node.children ?? []) : []
  if (first?.type !== 'text' || !prefix.test(first.value ?? '')) return undefined
  return {
    ...node,
    type: 'element',
    children: [{ ...first, value: first.value?.replace(prefix, '') }, ...rest],
  }
}

/**
 * Gives tables a caption, headers with a scope and labelled cells.
 *
 * Roles are written out because tables are laid out as blocks on phones, and browsers then forget
 * that they are tables.
 */
export function describeTables(node: Node): Node {
  const children: Node[] = []
  for (const child of node.children ?? []) {
    if (child.tagName !== 'table') {
      children.push(describeTables(child))
      continue
    }
    while (children.length > 0 && isBlank(children.at(-1) as Node)) children.pop()
    const caption = readCaption(children.pop())
    if (!caption) {
      throw new TextError(
        'Un tableau est précédé d’une ligne qui le nomme : « Tableau : durées de conservation ».',
        child,
      )
    }
    children.push(describeTable(child, caption))
  }
  return node.children ? { ...node, children } : node
}
