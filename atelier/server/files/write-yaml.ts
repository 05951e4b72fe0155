/*
 * Changes one answer in the text of a YAML file. The owner's notes and the order of the keys stay; indents become even.
 */
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type SchemaOptions,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml'
import { asGroup } from '../../../owner/read/group-answers.ts'
import type { Path } from '../../../owner/values.ts'

/** Without the types of YAML, `oui`, `12` and dates stay texts; only `null` is a value of its own. */
const UNTYPED = { schema: 'failsafe', customTags: ['null' as const] } satisfies SchemaOptions

type Answer = string | string[] | undefined

/** @param source without a fault. @returns the new text. A key stays in it when its answer is gone */
export function writeYaml(source: string, path: Path, value: Answer): string {
  const text = source.replace(/\r\n?/g, '\n')
  const document: Document = parseDocument(text, UNTYPED)
  if (value === undefined && !document.getIn(path)) return source
  visit(document, { Map: (_, group) => moveNotes(group, text) })
  document.contents = withAnswer(document.contents, path, value)
  const written = document.toString({ lineWidth: 0, nullStr: '' })
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

function withAnswer(node: unknown, [key, ...rest]: Path, value: Answer): Node {
  if (key !== undefined) {
    const group = asMap(node)
    group.set(key, withAnswer(group.get(key, true), rest, value))
    return group
  }
  if (Array.isArray(value)) return withItems(node, value)
  const answer = isScalar(node) ? node : new Scalar(null)
  if (answer !== node) answer.commentBefore = notesIn(node)
  answer.value = value ?? null
  // The library chooses the quotes that the new text needs.
  delete answer.type
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

/** Each line takes the place of the item that stood there, with its notes. */
function withItems(node: unknown, lines: string[]): YAMLSeq {
  const list = isSeq(node) ? node : new YAMLSeq()
  if (list !== node) list.commentBefore = notesIn(node)
  const removed = list.items.slice(lines.length)
  list.items = lines.map((line, index) => withAnswer(list.items[index], [], line))
  list.comment = joinNotes([list.comment, ...removed.map(notesIn)])
  return list
}

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
