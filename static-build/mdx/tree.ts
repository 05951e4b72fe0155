/** A node of Markdown (mdast) or of HTML (hast), with what our plugins read of either. */
export type Node = {
  type: string
  value?: string
  children?: Node[]
  /** Of a heading. */
  depth?: number
  /** Of a link. */
  url?: string
  /** Of JSX: `Fact`, `Show`, `mark`… */
  name?: string | null
  attributes?: { type: string; name: string; value?: unknown }[]
  /** Of HTML. */
  tagName?: string
  properties?: Record<string, unknown>
  data?: Record<string, unknown>
  position?: { start: { line: number } }
}

export const text = (value: string): Node => ({ type: 'text', value })

export const link = (url: string, label: string): Node => ({
  type: 'link',
  url,
  children: [text(label)],
})

/** An HTML element inside Markdown, in a line or as a block. */
export const jsx = (
  kind: 'text' | 'flow',
  name: string,
  attributes: Record<string, string>,
  children: Node[],
): Node => ({
  type: kind === 'text' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
})

/** The words of a node, without its markup. */
export const textOf = (node: Node): string =>
  node.value !== undefined && node.type === 'text'
    ? node.value
    : (node.children ?? []).map(textOf).join('')

const phrasing = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'inlineCode',
  'break',
  'mdxJsxTextElement',
])

const isPhrasing = (node: Node) => phrasing.has(node.type)

/** Puts bare words of a block into paragraphs, as Markdown would have. */
export function wrapPhrasing(children: Node[]): Node[] {
  const blocks: Node[] = []
  let paragraph: Node | undefined
  for (const child of children) {
    if (!isPhrasing(child)) {
      paragraph = undefined
      blocks.push(child)
    } else if (paragraph) paragraph.children?.push(child)
    else {
      paragraph = { type: 'paragraph', children: [child] }
      blocks.push(paragraph)
    }
  }
  return blocks
}
