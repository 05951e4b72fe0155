// Changes one answer in the text of a YAML file. The owner's notes and quotes, and the order of the keys, stay.
import { Document, isMap, isNode, isScalar, type Node, parseDocument, visit, YAMLMap } from 'yaml'
import { asGroup } from '../../../owner/read/group-answers.ts'
import { UNTYPED } from '../../../owner/read/read-yaml.ts'
import type { Path } from '../../../owner/values.ts'

type WrittenAnswer = string | string[] | undefined

/** @param source without a fault. @returns the new text. A key stays in it when its answer is gone */
export function writeYaml(source: string, path: Path, value: WrittenAnswer): string {
  const text = source.replace(/\r\n?/g, '\n')
  const document: Document = parseDocument(text, UNTYPED)
  if (value === undefined && !document.getIn(path)) return source
  visit(document, { Map: (_, group) => moveNotes(group, text) })
  document.contents = withAnswer(document.contents, path, value)
  const [, indent = '  '] = /^( +)\S/m.exec(text) ?? []
  const written = document.toString({ lineWidth: 0, nullStr: '', indent: indent.length })
  return source.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written
}

/** Gives a note under an empty key to the key that follows it. The parser takes it for a note on the empty value. */
function moveNotes({ items }: YAMLMap, text: string) {
  for (const [index, { value }] of items.entries()) {
    const next = items[index + 1]?.key
    if (!isScalar(value) || value.value !== null || !value.comment || !isNode(next)) continue
    const notes = value.comment.split('\n')
    const isBesideKey = /^[^\n]*#/.test(text.slice(value.range?.[0]))
    value.comment = isBesideKey ? notes.shift() : undefined
    if (notes.length === 0) continue
    next.commentBefore = joinNotes([...notes, next.commentBefore])
    next.spaceBefore = false
  }
}

function withAnswer(node: unknown, [key, ...rest]: Path, value: WrittenAnswer): Node {
  if (key !== undefined) {
    const group = asMap(node)
    group.set(key, withAnswer(group.get(key, true), rest, value))
    return group
  }
  if (isScalar(node) && !Array.isArray(value)) {
    node.value = value ?? null
    return node
  }
  const answer = new Document(value ?? null, UNTYPED).contents as Node
  answer.commentBefore = notesIn(node)
  return answer
}

/** Gives the group at a node. An address alone stands for one, as in `video: https://…`. */
function asMap(node: unknown): YAMLMap {
  if (isMap(node)) return node
  const group = new YAMLMap()
  if (isScalar(node) && node.value !== null) {
    const [[key, address] = []] = Object.entries(asGroup(String(node)))
    group.set(key, withAnswer(node, [], address))
  } else group.commentBefore = notesIn(node)
  return group
}

/** Gives all notes in a node, to stand above what takes its place. */
function notesIn(node: unknown): string | undefined {
  const notes: Node['comment'][] = []
  if (isNode(node)) {
    visit(node, {
      Node: (_, { commentBefore, comment }) => void notes.push(commentBefore, comment),
    })
  }
  return joinNotes(notes)
}

const joinNotes = (notes: Node['comment'][]) => notes.filter(Boolean).join('\n') || undefined
