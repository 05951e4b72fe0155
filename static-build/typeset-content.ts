import type { Plugin } from 'vite'
import { typeset } from '../src/typography.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Edit = { start: number; end: number; text: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Stands for what is not known yet: a letter, since a word is what mostly comes there. */
const UNKNOWN = 'ꙮ'

/**
 * Does during the build what `typeset` and `typesetAll` ask for, so that neither the rules nor the
 * time that they take reach the visitor.
 *
 * @param program syntax tree of `code`, plain JavaScript
 */
export function typesetCalls(code: string, program: Node): string {
  const edits: Edit[] = []
  visit(program, false)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: right }) => text.slice(0, start) + right + text.slice(end),
      code,
    )

  function visit(node: Node, isText: boolean) {
    const { type, start, end } = node
    const name = type === 'CallExpression' ? (node.callee as { name?: string }).name : undefined
    if (name === 'typeset' || name === 'typesetAll') {
      const [argument] = node.arguments as [Node]
      edits.push({ start, end: argument.start, text: '(' }, { start: argument.end, end, text: ')' })
      visit(argument, true)
    } else if (isText && type === 'Literal' && typeof node.value === 'string') {
      edits.push({ start, end, text: JSON.stringify(typeset(node.value)) })
    } else if (isText && type === 'TemplateLiteral') {
      visitTemplate(node)
    } else if (type === 'Property') {
      visit(node.value as Node, isText)
    } else {
      // `typesetAll` leaves functions as they are.
      const isStillText = isText && !type.includes('Function')
      for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, isStillText)
    }
  }

  function visitTemplate({ quasis, expressions }: Node) {
    const pieces = quasis as (Node & { value: { cooked: string } })[]
    const right = typeset(pieces.map(({ value }) => value.cooked).join(UNKNOWN)).split(UNKNOWN)
    for (const [index, { start, end }] of pieces.entries()) {
      const text = (right[index] ?? '').replace(/[`\\]|\$(?=\{)/g, '\\$&')
      edits.push({ start, end, text })
    }
    for (const expression of expressions as Node[]) visit(expression, true)
  }
}

/** Applies French typography to the words of `content/` once and for all. */
export function typesetContent(): Plugin {
  return {
    name: 'typeset-content',
    transform: {
      filter: { id: /\/content\/[\w-]+\.ts$/ },
      handler(code) {
        return { code: typesetCalls(code, this.parse(code) as unknown as Node), map: null }
      },
    },
  }
}
