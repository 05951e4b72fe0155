import { isDeepStrictEqual } from 'node:util'
import { isCollection, isMap, isScalar, type ParsedNode, parseDocument, stringify } from 'yaml'
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
const asTyped = () => ({ schema: 'failsafe' as const, customTags: ['null' as const] })
const parse = (source: string) => parseDocument(source, { ...asTyped(), prettyErrors: false })

type Pair = { key: ParsedNode; value: ParsedNode | null }

/** The pairs of a group that is written one key a line. */
const pairsOf = (node: unknown) => (isMap(node) && !node.flow ? (node.items as Pair[]) : [])

/**
 * Makes a file say what is wanted. Only the values that change are set in its text: notes, order, quotes
 * and blank lines are the owner's.
 *
 * @param wanted all that the file is to say
 * @param isSparse the file says only what differs from its defaults: a key without a value goes
 */
export function rewriteYaml(source: string, wanted: Keys, isSparse = false): string {
  const edits: { from: number; to: number; lines: string }[] = []

  const lineEnd = (at: number) => `${source}\n`.indexOf('\n', at)
  const colonOf = ({ key }: Pair) => source.indexOf(':', key.range[1]) + 1
  /** Where the value of a key ends, without the notes that follow. */
  function endOf(pair: Pair): number {
    let node = pair.value
    if (!node || node.range[0] === node.range[1]) return colonOf(pair)
    while (isCollection(node) && !node.flow) {
      const last = node.items.at(-1) as ParsedNode | Pair
      if ('key' in last) return endOf(last)
      node = last
    }
    return source.slice(0, node.range[1]).trimEnd().length
  }

  /** Sets one key of a group whose keys have this room before them. */
  function setKey(key: string, value: unknown, pairs: Pair[], room: string) {
    const pair = pairs.find((each) => String(each.key) === key)
    const old = pair?.value
    const quotes = isScalar(old) && old.type?.startsWith('QUOTE') ? old.type : undefined
    const [first = '', ...rest] = stringify({ [key]: value ?? null }, null, {
      ...asTyped(),
      lineWidth: 0,
      nullStr: '',
      // Sentences stand between quotes.
      defaultStringType: quotes ?? (isSparse ? 'QUOTE_DOUBLE' : 'PLAIN'),
      defaultKeyType: 'PLAIN',
    })
      .trimEnd()
      .split('\n')
    const linesWith = (note: string) =>
      [first + note, ...rest.map((line) => line && room + line)].join('\n')
    if (!pair) {
      const last = pairs.at(-1)
      const from = last ? lineEnd(endOf(last)) : source.trimEnd().length
      const lines = room + linesWith('')
      edits.push({ from, to: from, lines: from > 0 ? `\n${lines}` : `${lines}\n` })
      return
    }
    const [from] = pair.key.range
    const [colon, end] = [colonOf(pair), endOf(pair)]
    const to = lineEnd(end)
    // Beside the key of a group, or behind a value.
    const note = isCollection(old) && !old.flow ? source.slice(colon, lineEnd(colon)) : ''
    if (value === undefined && isSparse) {
      edits.push({ from: from - room.length, to: to + 1, lines: '' })
    } else edits.push({ from, to, lines: linesWith(note + source.slice(end, to)) })
  }

  function setKeys(pairs: Pair[], known: Keys, values: Keys, room = '') {
    for (const key of new Set([...Object.keys(known), ...Object.keys(values)])) {
      const [was, value] = [known[key], isSparse ? said(values[key]) : values[key]]
      if (isSame(was, value)) continue
      const pair = pairs.find((each) => String(each.key) === key)
      const inner = pairsOf(pair?.value)
      const start = inner[0]?.key.range[0] ?? 0
      const within = source.slice(source.lastIndexOf('\n', start) + 1, start)
      // Without answers or notes a group is an empty key: not every schema takes one of empty keys.
      const isKept = said(value) || (pair && /\n *#/.test(source.slice(colonOf(pair), endOf(pair))))
      if (inner.length > 0 && isObject(value) && isKept) {
        setKeys(inner, was as Keys, value as Keys, within)
      } else setKey(key, said(value), pairs, room)
    }
  }

  const document = parse(source)
  if (document.errors.length > 0) throw new Error('Only a file that can be read can be rewritten.')
  setKeys(pairsOf(document.contents), (document.toJS() as Keys | null) ?? {}, wanted)
  const rewritten = edits
    .sort((a, b) => a.from - b.from)
    .reduceRight(
      (text, { from, to, lines }) => text.slice(0, from) + lines + text.slice(to),
      source,
    )
  const check = parse(rewritten)
  if (check.errors.length > 0 || !isSame(check.toJS(), wanted)) {
    throw new Error(`The file would not say what is wanted:\n${rewritten}`)
  }
  return rewritten
}
