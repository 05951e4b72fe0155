import { typeset } from '../../src/typography.ts'
import type { Node } from './tree.ts'

/** Applies French typography to the words of a page, code excepted. */
export function typesetTree(node: Node): Node {
  if (node.type === 'text') return { ...node, value: typeset(node.value ?? '') }
  if (!node.children || node.tagName === 'code') return node
  const children: Node[] = []
  for (const child of node.children) {
    const last = children.at(-1)
    // Filling in left words in pieces: « 30 », « + rendez-vous ».
    if (child.type === 'text' && last?.type === 'text') last.value = `${last.value}${child.value}`
    else children.push({ ...child })
  }
  return { ...node, children: children.map(typesetTree) }
}
