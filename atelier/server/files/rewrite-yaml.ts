/*
 * Changes the data of a YAML file and keeps the rest: the owner's comments, the order of keys, the quotes.
 * The atelier rewrites `site.yaml` and `words.yaml` with it at each save.
 */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { WrittenKeys } from '../../../owner/read/read-yaml.ts'
import { isObject, type Path } from '../../../owner/values.ts'
import { isSame, withoutEmpty } from './compare-data.ts'

export type RenamedKey = { path: Path; name: string }

/**
 * Irregular spaces and indents become regular.
 *
 * @param wanted all the data that the file is to have
 * @param options `isSparse` is for `words.yaml`, which has only what differs from the defaults: a key that loses
 *   its value is removed, and new texts are put in quotes. Otherwise the key stays, without a value, unless it
 *   is `renamed`
 */
export function rewriteYaml(
  source: string,
  wanted: WrittenKeys,
  { isSparse = false, renamed = [] }: { isSparse?: boolean; renamed?: RenamedKey[] } = {},
): string {
  const document = parse(withTildes(source.replace(/\r\n?/g, '\n')))
  document.contents ??= new YAMLMap()
  for (const key of renamed) renameKey(document, key)
  setData(document, wanted, isSparse)
  const rewritten = print(document, isSparse)
  // The result is checked: a fault of this code must not damage the owner's file.
  if (!isSame(parse(rewritten).toJS(), wanted)) {
    throw new Error(`The rewritten YAML has other data than it should:\n${rewritten}`)
  }
  return source.includes('\r\n') ? rewritten.replaceAll('\n', '\r\n') : rewritten
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

function print(document: Document<Node>, isSparse: boolean): string {
  // A document without keys is printed as an empty text: `yaml` would print an empty map as `{}`.
  if (isSame(document.toJS(), {})) document.contents = null
  visit(document, {
    // The parser remembers that a null was written `~`, and would print `~` again. Without this memory it
    // prints `nullStr`.
    Scalar(_role, node) {
      if (node.value === null) node.source = undefined
    },
  })
  return document.toString({
    // No folding: a long text stays on its line.
    lineWidth: 0,
    nullStr: '',
    defaultStringType: isSparse ? 'QUOTE_DOUBLE' : 'PLAIN',
    defaultKeyType: 'PLAIN',
  })
}

/** Renames a key. A key that has the new name already, without a value, is removed. */
function renameKey(document: Document<Node>, { path, name }: RenamedKey) {
  const group = document.getIn(path.slice(0, -1))
  if (!isMap(group)) return
  group.delete(name)
  const keys = group.items.map(({ key }) => key).filter(isScalar)
  const misspelt = keys.find(({ value }) => value === path.at(-1))
  if (misspelt) misspelt.value = name
}

/** Changes the nodes of a document in place, because comments are attached to them. */
function setData(document: Document<Node>, wanted: WrittenKeys, isSparse: boolean) {
  function setKeys(map: YAMLMap, values: WrittenKeys) {
    const current: WrittenKeys = map.toJS(document)
    for (const key of new Set([...Object.keys(current), ...Object.keys(values)])) {
      const value = withoutEmpty(values[key])
      if (isSame(current[key], value)) continue
      if (value === undefined && isSparse) map.delete(key)
      else map.set(key, change(map.get(key, true) as Node | undefined, value ?? null))
    }
  }

  /** Keeps the nodes of the items that stay the same, and changes those of all other items. */
  function setItems(list: YAMLSeq<Node>, values: unknown[]) {
    const oldItems = list.items
    const unusedItems = [...oldItems]
    const sameItems = values.map((value) => {
      const position = unusedItems.findIndex((item) => isSame(item.toJS(document), value))
      return position < 0 ? undefined : unusedItems.splice(position, 1)[0]
    })
    list.items = values.map((value, index) => {
      const oldItem = oldItems[index]
      const isUnused = oldItem !== undefined && unusedItems.includes(oldItem)
      return sameItems[index] ?? change(isUnused ? oldItem : undefined, value)
    })
  }

  /** Gives a node a value, or makes a new node with the old one's comment if the value is of another kind. */
  function change(node: Node | undefined, value: unknown): Node {
    if (isMap(node) && (value === null || isObject(value))) {
      // If a whole group loses its value, its keys stay in the file, empty, so that the comments between them
      // stay too.
      setKeys(node, (value ?? {}) as WrittenKeys)
    } else if (isSeq<Node>(node) && Array.isArray(value)) {
      setItems(node, value)
    } else if (isScalar(node) && (value === null || typeof value === 'string')) {
      setText(node, value)
    } else {
      return replace(node, value)
    }
    return node
  }

  function replace(node: Node | undefined, value: unknown): Node {
    const comment = node?.comment ?? node?.commentBefore
    const replacement = document.createNode(value) as Node
    // For `yaml`, the comment of a text follows it, and that of a map or list comes before its first line.
    if (isScalar(replacement)) replacement.comment = comment
    else replacement.commentBefore = comment
    return replacement
  }

  setKeys(document.contents as YAMLMap, wanted)
}

/** Changes a text. Its quotes stay; a text without quotes gets some if the new text needs them. */
function setText(node: Scalar, text: string | null) {
  node.value = text
  // For a text without a type, `yaml` chooses: no quotes if YAML allows that, else quotes.
  if (node.type === 'PLAIN') node.type = undefined
}
