import { isDeepStrictEqual } from 'node:util'
import {
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
import type { Keys } from '../../../owner/read/read-yaml.ts'
import { isObject } from '../../../owner/values.ts'

/** Removes empty keys from a value: a form and a file spell « no answer » in different ways. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isObject(value)) return value === '' || value === null ? undefined : value
  const keys = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const)
  const left = keys.filter(([, inner]) => inner !== undefined)
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** True where two values have the same keys and texts, in any order. */
export const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(withoutEmpty(one), withoutEmpty(other))

/** Parses YAML without its types: `oui`, `12` and dates stay texts; only `null` is a value of its own. */
function parse(source: string) {
  const document = parseDocument<Node>(source, { schema: 'failsafe', customTags: ['null'] })
  const [error] = document.errors
  if (error) throw error
  return document
}

/** Writes `~` after each key without a value: `yaml` would take the comment below for one of the value. */
function withTildes(source: string): string {
  const ends: number[] = []
  visit(parse(source), {
    Scalar(key, { range }) {
      const isEmpty = key === 'value' && range && range[0] === range[1]
      if (isEmpty) ends.push(source.lastIndexOf(':', range[0]) + 1)
    },
  })
  return ends.reduceRight((text, end) => `${text.slice(0, end)} ~${text.slice(end)}`, source)
}

/** Written for `null`, then removed from the text: `key:` has nothing after the colon. */
const NOTHING = '\0'

/**
 * Rewrites a YAML file with other data. Values that do not change keep their comments, order and quotes;
 * irregular spaces and indents become regular.
 *
 * @param wanted all the data that the file is to have
 * @param isSparse true for a file with only what differs from our defaults: keys without a value are removed
 */
export function rewriteYaml(source: string, wanted: Keys, isSparse = false): string {
  const document = parse(withTildes(source.replaceAll('\r\n', '\n')))

  function setText(node: Scalar, text: unknown) {
    node.value = text ?? null
    if (node.type === 'PLAIN') node.type = undefined
  }

  function setKey(map: YAMLMap, key: string, value: unknown) {
    const old = map.get(key, true) as Node | undefined
    if (isScalar(old) && typeof value !== 'object') return setText(old, value)
    const node = document.createNode(value ?? null) as Node
    // `yaml` keeps the comment of a group before it, and that of a value behind it.
    node[isScalar(node) ? 'comment' : 'commentBefore'] = old?.comment ?? old?.commentBefore
    map.set(key, node)
  }

  /** Keeps items that do not change, with their comments, and changes the others in place. */
  function setItems(list: YAMLSeq<Node>, values: unknown[]) {
    const old = list.items
    const same = values.map((value) => old.find((item) => isSame(item.toJS(document), value)))
    list.items = values.map((value, index) => {
      const item = same[index] ?? (same.includes(old[index]) ? undefined : old[index])
      if (isMap(item) && isObject(value)) setKeys(item, value as Keys)
      else if (isScalar(item) && typeof value === 'string') setText(item, value)
      else return document.createNode(value) as Node
      return item
    })
  }

  function setKeys(map: YAMLMap, values: Keys) {
    const known: Keys = map.toJS(document)
    for (const key of new Set([...Object.keys(known), ...Object.keys(values)])) {
      const value = withoutEmpty(values[key])
      const inner = map.get(key, true)
      if (isSame(known[key], value)) continue
      if (isSparse && value === undefined) map.delete(key)
      else if (isMap(inner) && isObject(value ?? {})) setKeys(inner, (value ?? {}) as Keys)
      else if (isSeq<Node>(inner) && Array.isArray(value)) setItems(inner, value)
      else setKey(map, key, value)
    }
  }

  document.contents ??= new YAMLMap()
  setKeys(document.contents as YAMLMap, wanted)
  if (isSame(document.toJS(), {})) document.contents = null
  visit(document, {
    Scalar(_, node) {
      if (node.value === null) node.source = undefined
    },
  })
  const rewritten = document
    .toString({
      lineWidth: 0,
      nullStr: NOTHING,
      // Sentences stand between quotes.
      defaultStringType: isSparse ? 'QUOTE_DOUBLE' : 'PLAIN',
      defaultKeyType: 'PLAIN',
    })
    .replace(/ ?\0/g, '')
  if (!isSame(parse(rewritten).toJS(), wanted)) {
    throw new Error(`The file would not say what is wanted:\n${rewritten}`)
  }
  return source.includes('\r\n') ? rewritten.replaceAll('\n', '\r\n') : rewritten
}
