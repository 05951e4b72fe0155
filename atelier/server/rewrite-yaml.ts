import {
  type Document,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
} from 'yaml'
import type { Keys, Typed } from '../../generator/schema/read-yaml.ts'
import { isObject } from '../../generator/schema/values.ts'

/** A value without its empty keys: neither a form nor a file says those. */
export function said(value: unknown): unknown {
  if (!isObject(value)) return value === '' || value === null ? undefined : value
  const keys = Object.entries(value).map(([key, inner]) => [key, said(inner)] as const)
  const left = keys.filter(([, inner]) => inner !== undefined)
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** Whether two values say the same, in any order. */
export const isSame = (one: unknown, other: unknown): boolean => {
  const [a, b] = [said(one), said(other)]
  if (!isObject(a) || !isObject(b)) return JSON.stringify(a) === JSON.stringify(b)
  return [...Object.keys(a), ...Object.keys(b)].every((key) => isSame(a[key], b[key]))
}

/** Every value stays the text that it is; « null » alone is nothing. */
const parse = (source: string) =>
  parseDocument(source, { schema: 'failsafe', customTags: ['null'], prettyErrors: false })

/**
 * Parses with a word behind each key that has no value: without it, the parser takes the notes above the
 * next key for notes on that value.
 */
function parseNotes(source: string): Document {
  const holes: number[] = []
  visit(parse(source), {
    Pair(_, { key, value }: Pair<unknown, unknown>) {
      const isHole = !value || (isScalar(value) && value.source === '')
      if (isHole) holes.push(source.indexOf(':', (key as Node).range?.[1]) + 1)
    },
  })
  const filled = holes.reduceRight(
    (text, at) => `${text.slice(0, at)} null${text.slice(at)}`,
    source,
  )
  const document = parse(filled)
  visit(document, {
    Scalar(_, node) {
      if (node.value === null) delete node.source
    },
  })
  return document
}

/** Sets the values that differ, and those alone: whatever stays keeps its notes, order and quotes. */
function setKeys(document: Document, map: YAMLMap, wanted: Keys, isSparse: boolean) {
  const pairs = new Map(
    (map.items as Pair<Node, Node | null>[]).map((pair) => [String(pair.key), pair]),
  )
  for (const key of new Set([...pairs.keys(), ...Object.keys(wanted)])) {
    const pair = pairs.get(key)
    const value = said(wanted[key]) as Typed | undefined
    const old = pair?.value
    if (isSame(old?.toJS(document), value)) continue
    if (isMap(old) && isObject(value)) setKeys(document, old, value as Keys, isSparse)
    else if (!pair) map.add(document.createPair(key, value))
    else if (isScalar(old) && typeof value === 'string') old.value = value
    else if (value !== undefined) pair.value = document.createNode(value) as Node
    else if (isSparse) map.delete(key)
    else {
      // The key stays, ready to be filled in again, with the note beside it.
      pair.value = new Scalar(null)
      pair.value.comment = old?.comment
    }
  }
}

/**
 * Makes a file say what is wanted. Comments, order and quotes are the owner's: only the values that
 * change are set.
 *
 * @param wanted all that the file is to say
 * @param isSparse the file says only what differs from its defaults: a key without a value goes
 */
export function rewriteYaml(source: string, wanted: Keys, isSparse = false): string {
  const document = parseNotes(source)
  if (document.errors.length > 0) throw new Error('Only a file that can be read can be rewritten.')
  document.contents ??= new YAMLMap()
  const root = document.contents as YAMLMap
  setKeys(document, root, wanted, isSparse)
  if (root.items.length === 0) {
    document.comment = [root.commentBefore, root.comment, document.comment]
      .filter(Boolean)
      .join('\n')
    document.contents = null
  }
  const rewritten = document.toString({
    lineWidth: 0,
    nullStr: '',
    // Sentences stand between quotes.
    defaultStringType: isSparse ? 'QUOTE_DOUBLE' : 'PLAIN',
    defaultKeyType: 'PLAIN',
  })
  const check = parse(rewritten)
  if (check.errors.length > 0 || !isSame(check.toJS(), wanted)) {
    throw new Error(`The file would not say what is wanted:\n${rewritten}`)
  }
  return rewritten
}
