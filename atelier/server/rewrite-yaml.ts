import { isDeepStrictEqual } from 'node:util'
import { isMap, isScalar, type Node, parseDocument, visit, YAMLMap } from 'yaml'
import type { Keys } from '../../generator/schema/read-yaml.ts'
import { isObject } from '../../generator/schema/values.ts'

/** A value without its empty keys: neither a form nor a file says those. */
function said(value: unknown): unknown {
  if (!isObject(value)) return value === '' || value === null ? undefined : value
  const keys = Object.entries(value).map(([key, inner]) => [key, said(inner)] as const)
  const left = keys.filter(([, inner]) => inner !== undefined)
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** Whether two values say the same, in any order. */
export const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(said(one), said(other))

/** Every value stays the text that it is; « null » alone is nothing. */
function parse(source: string) {
  const document = parseDocument<Node>(source, { schema: 'failsafe', customTags: ['null'] })
  const [error] = document.errors
  if (error) throw error
  return document
}

/** Below a key without a value, `yaml` takes the notes of the next key for those of the value. */
function withTildes(source: string): string {
  const ends: number[] = []
  visit(parse(source), {
    Scalar(_, { range }) {
      if (range && range[0] === range[1]) ends.push(source.lastIndexOf(':', range[0]) + 1)
    },
  })
  return ends.reduceRight((text, end) => `${text.slice(0, end)} ~${text.slice(end)}`, source)
}

/** What stands for nothing until the file is written. */
const NOTHING = '\0'

/**
 * Makes a file say what is wanted. Only the values that change are set: notes, order, quotes and blank
 * lines are the owner's.
 *
 * @param wanted all that the file is to say
 * @param isSparse the file says only what differs from its defaults: a key without a value goes
 */
export function rewriteYaml(source: string, wanted: Keys, isSparse = false): string {
  const document = parse(withTildes(source))

  function setKey(map: YAMLMap, key: string, value: unknown) {
    const old = map.get(key, true) as Node | undefined
    if (isScalar(old) && typeof value !== 'object') {
      old.value = value ?? null
      if (old.type === 'PLAIN') old.type = undefined
      return
    }
    const node = document.createNode(value ?? null) as Node
    // A note is beside the key of a group, and behind a value.
    node[isScalar(node) ? 'comment' : 'commentBefore'] = old?.comment ?? old?.commentBefore
    map.set(key, node)
  }

  function setKeys(map: YAMLMap, values: Keys) {
    const known: Keys = map.toJS(document)
    for (const key of new Set([...Object.keys(known), ...Object.keys(values)])) {
      const value = said(values[key])
      const inner = map.get(key, true)
      if (isSame(known[key], value)) continue
      if (isSparse && value === undefined) map.delete(key)
      else if (isMap(inner) && isObject(value ?? {})) setKeys(inner, (value ?? {}) as Keys)
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
  return document
    .toString({
      lineWidth: 0,
      nullStr: NOTHING,
      // Sentences stand between quotes.
      defaultStringType: isSparse ? 'QUOTE_DOUBLE' : 'PLAIN',
      defaultKeyType: 'PLAIN',
    })
    .replace(/ ?\0/g, '')
}
