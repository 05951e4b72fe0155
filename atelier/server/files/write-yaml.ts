/*
 * Changes answers in a YAML file and keeps the rest: the owner's comments, the order of keys, the quotes.
 */
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
} from 'yaml'
import { asGroup } from '../../../owner/read/group-answers.ts'
import type { Path } from '../../../owner/values.ts'
import type { Answer, Change } from '../../protocol.ts'

/** @returns the new text. Irregular spaces and indents become regular. */
export function writeYaml(source: string, changes: Omit<Change, 'file'>[]): string {
  const document = parse(withTildes(source.replace(/\r\n?/g, '\n')))
  for (const { path, value } of changes) {
    if (value === undefined) clear(document, path)
    else setAnswer(document, path, value)
  }
  const text = print(document)
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}

/** Parses YAML without its types: `oui`, `12` and dates stay texts; only `null` is a value of its own. */
function parse(source: string): Document<Node> {
  const document = parseDocument<Node>(source, { schema: 'failsafe', customTags: ['null'] })
  const [error] = document.errors
  if (error) throw error
  return document
}

/**
 * Writes `~`, which is `null`, after each key without a value: `key:` becomes `key: ~`. Otherwise `yaml`
 * would attach a comment on the next line to the missing value, and move that comment.
 */
function withTildes(source: string): string {
  const keyEnds: number[] = []
  visit(parse(source), {
    Scalar(role, { range }) {
      if (role !== 'value' || !range) return
      const [start, end] = range
      if (start === end) keyEnds.push(source.lastIndexOf(':', start) + 1)
    },
  })
  // The last `~` is inserted first, so that the positions of the others stay right.
  return keyEnds.reduceRight((text, end) => `${text.slice(0, end)} ~${text.slice(end)}`, source)
}

function setAnswer(document: Document<Node>, path: Path, value: Exclude<Answer, undefined> | null) {
  if (!isMap(document.contents)) document.contents = document.createNode({})
  openGroups(document, path)
  const node = document.getIn(path, true)
  if (isSeq(node) && Array.isArray(value)) {
    // The items are changed one by one, because comments are attached to them.
    node.items.length = Math.min(node.items.length, value.length)
    for (const [index, text] of value.entries()) setAnswer(document, [...path, index], text)
  } else if (isScalar(node) && (typeof value === 'string' || value === null)) {
    if (node.type === 'PLAIN' || node.type === 'QUOTE_DOUBLE') node.type = undefined
    node.value = value
  } else {
    document.setIn(path, withCommentOf(node, document.createNode(value) as Node))
  }
}

/** Makes groups of what stands on the way to a path: nothing, or an address alone, as in `video: https://…`. */
function openGroups(document: Document<Node>, path: Path) {
  for (const length of path.slice(1).keys()) {
    const groupPath = path.slice(0, length + 1)
    const node = document.getIn(groupPath, true)
    if (isCollection(node)) continue
    const group = isScalar(node) && node.value ? asGroup(String(node.value)) : {}
    document.setIn(groupPath, withCommentOf(node, document.createNode(group) as Node))
  }
}

function withCommentOf(old: unknown, replacement: Node): Node {
  const { comment, commentBefore } = (old ?? {}) as Partial<Node>
  // For `yaml`, the comment of a text follows it, and that of a group or list comes before its first line.
  if (isScalar(replacement)) replacement.comment = comment ?? commentBefore
  else replacement.commentBefore = comment ?? commentBefore
  return replacement
}

function pairAt(document: Document<Node>, path: Path): Pair<Node, Node | null> | undefined {
  const group = document.getIn(path.slice(0, -1), true)
  const name = String(path.at(-1))
  return isMap<Node, Node>(group) ? group.items.find(({ key }) => String(key) === name) : undefined
}

/** Takes an answer away. Its key stays if it has a note. */
function clear(document: Document<Node>, path: Path) {
  const { key, value } = pairAt(document, path) ?? {}
  const notes = [key?.commentBefore, value?.comment, value?.commentBefore]
  if (notes.some(Boolean)) setAnswer(document, path, null)
  else remove(document, path)
}

/** Removes a key, and the groups that are empty without it. */
function remove(document: Document<Node>, path: Path) {
  const group = document.getIn(path.slice(0, -1), true)
  document.deleteIn(path)
  const isEmptied = isCollection(group) && group.items.length === 0
  if (isEmptied && path.length > 1) remove(document, path.slice(0, -1))
}

/** Matches signs that only quotes can hold. */
const INVISIBLE = /(?!\n)\p{C}/u

function print(document: Document<Node>): string {
  if (isMap(document.contents) && document.contents.items.length === 0) document.contents = null
  visit(document, {
    Scalar(_role, node) {
      // The parser remembers that a null was written `~`, and would print `~` again.
      if (node.value === null) node.source = undefined
      if (INVISIBLE.test(String(node.value))) node.type = Scalar.QUOTE_DOUBLE
    },
  })
  // No folding: a long text stays on its line.
  return document.toString({ lineWidth: 0, nullStr: '' })
}
