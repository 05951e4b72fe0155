import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, stringify } from 'yaml'
import { isNothing, type Keys, type Typed, typedIn } from '../../generator/schema/read-yaml.ts'

/** One piece of the text, and what comes in its place. */
type Edit = { from: number; to: number; text: string }

const isKeys = (value: Typed | undefined): value is Keys =>
  typeof value === 'object' && !Array.isArray(value)

/** Without the keys that say nothing. */
function said(keys: Keys): [string, Typed][] {
  return Object.entries(keys).flatMap(([key, value]) =>
    value === undefined || value === '' || (isKeys(value) && said(value).length === 0)
      ? []
      : [[key, value] as [string, Typed]],
  )
}

const isSame = (one: Typed | undefined, other: Typed | undefined): boolean => {
  if (isKeys(one) && isKeys(other)) {
    const [a, b] = [said(one), said(other)]
    return a.length === b.length && a.every(([key, value]) => isSame(value, other[key]))
  }
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Where the last word of a value ends; a block of text ends with its line. */
function endOf(node: Node | null): number {
  if (isMap(node) && !node.flow) {
    const last = (node.items as Pair<Node, Node | null>[]).at(-1)
    return isNothing(last?.value ?? null) ? (last?.key.range?.[1] ?? 0) : endOf(last?.value ?? null)
  }
  if (isSeq(node) && !node.flow) return endOf((node.items as Node[]).at(-1) ?? null)
  const end = node?.range?.[1] ?? 0
  return isScalar(node) && /^BLOCK/.test(node.type ?? '') ? end - 1 : end
}

/** Whether an owner's file puts its sentences between quotes. */
const isQuoted = (node: Node | null): boolean =>
  isSeq(node)
    ? isQuoted((node.items[0] as Node) ?? null)
    : isScalar(node) && node.type === 'QUOTE_DOUBLE'

const quote = (text: string) => JSON.stringify(text)

/** What a value looks like on one line, inside brackets. */
function inFlow(value: Typed): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`
  if (!isKeys(value))
    return /^[\p{L}\d][\p{L}\d./:@+ -]*$/u.test(value) && !/: /.test(value) ? value : quote(value)
  return `{ ${said(value)
    .map(([key, inner]) => `${key}: ${inFlow(inner)}`)
    .join(', ')} }`
}

/** What follows `key:`, on its line and under it. */
function print(value: Typed, indent: string, quoted: boolean): { head: string; body: string } {
  const written = stringify(
    { key: isKeys(value) ? Object.fromEntries(said(value)) : value },
    {
      schema: 'failsafe',
      lineWidth: 0,
      defaultStringType: quoted ? 'QUOTE_DOUBLE' : 'PLAIN',
      defaultKeyType: 'PLAIN',
    },
  )
  const [first = '', ...rest] = written.trimEnd().split('\n')
  const body = rest.map((line) => `\n${line && indent + line}`).join('')
  // A word alone that YAML, or a reader, would take for nothing.
  const head = /^key: (?:~|null)$/.test(first) ? ` ${quote(String(value))}` : first.slice(4)
  return { head, body }
}

/**
 * Makes a file say what is wanted, and leaves every line that already does as it is: comments, order,
 * quotes and spaces are the owner's.
 *
 * @param wanted all that the file is to say
 * @param rank where a key belongs among the others of its group: `legal.publisher.siren` → 40
 */
export function rewriteYaml(source: string, wanted: Keys, rank: (key: string) => number): string {
  const document = parseDocument(source, { schema: 'failsafe', prettyErrors: false })
  if (document.errors.length > 0 || !isMap(document.contents)) {
    throw new Error('Only a file that can be read can be rewritten.')
  }
  const edits: Edit[] = []
  const lineEnd = (at: number) =>
    (source.indexOf('\n', at) + source.length + 1) % (source.length + 1)
  const lineStart = (at: number) => source.lastIndexOf('\n', at - 1) + 1
  const indentAt = (at: number) => /^[ ]*/.exec(source.slice(lineStart(at)))?.[0] ?? ''
  const replace = (from: number, to: number, text: string) => edits.push({ from, to, text })

  function visit(node: Node | null, value: Typed, path: string) {
    if (isMap(node) && isKeys(value)) return visitMap(node, value, path)
    if (isSeq(node) && Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        const old = node.items[index] as Node
        if (isSame(typedIn(old), item)) continue
        if (isMap(old) && isKeys(item)) visitMap(old, item, path)
        else {
          const [from = 0, to = 0] = old.range ?? []
          replace(from, to, isQuoted(old) ? quote(String(item)) : inFlow(item))
        }
      }
    }
  }

  function visitMap(
    map: { items: unknown[]; flow?: boolean; range?: [number, number, number] | null },
    value: Keys,
    path: string,
  ) {
    const pairs = map.items as Pair<Node, Node | null>[]
    const found = new Set(pairs.map(({ key }) => String(key)))
    if (map.flow) {
      const [from = 0, to = 0] = map.range ?? []
      return replace(from, to, inFlow(value))
    }
    for (const pair of pairs) {
      const key = String(pair.key)
      const inner = value[key]
      if (isSame(typedIn(pair.value), inner)) continue
      const isGroup = isMap(pair.value) && isKeys(inner)
      if (isGroup || said({ key: inner }).length > 0) {
        change(pair, inner as Typed, path ? `${path}.${key}` : key)
      } else remove(pair)
    }
    for (const [key, inner] of said(value)) {
      if (!found.has(key)) add(pairs, key, inner, path)
    }
  }

  const colonAfter = ({ key }: Pair<Node, Node | null>) =>
    source.indexOf(':', key.range?.[1] ?? 0) + 1

  function change(pair: Pair<Node, Node | null>, value: Typed, path: string) {
    const old = pair.value
    const isList = isSeq(old) && Array.isArray(value) && value.length === old.items.length
    if ((isMap(old) && isKeys(value)) || (isList && !old.flow)) return visit(old, value, path)
    const colon = colonAfter(pair)
    const { head, body } = print(value, indentAt(pair.key.range?.[0] ?? 0), isQuoted(old))
    const end = isNothing(old) ? colon : endOf(old)
    const keyLine = lineEnd(colon)
    if (end <= keyLine) {
      replace(colon, end, head)
      if (body) replace(keyLine, keyLine, body)
      return undefined
    }
    // A note beside the key stays where a group or a list was under it.
    const isUnder = (isMap(old) || isSeq(old)) && !old.flow
    replace(colon, isUnder ? colon : keyLine, head)
    return replace(keyLine, lineEnd(end), body)
  }

  /** A line with a note keeps its key, ready to be filled in again. */
  function remove(pair: Pair<Node, Node | null>) {
    if (said({ value: typedIn(pair.value) }).length === 0) return
    const start = lineStart(pair.key.range?.[0] ?? 0)
    const colon = colonAfter(pair)
    const end = endOf(pair.value)
    const keyLine = lineEnd(colon)
    const note = /^\s+#/.test(source.slice(end <= keyLine ? end : colon, keyLine))
    if (!note) return void replace(start, lineEnd(end) + 1, '')
    if (end <= keyLine) return void replace(colon, end, '')
    replace(keyLine, lineEnd(end), '')
  }

  function add(pairs: Pair<Node, Node | null>[], key: string, value: Typed, path: string) {
    const rankOf = (name: string) => rank(path ? `${path}.${name}` : name)
    const before = pairs.filter((pair) => rankOf(String(pair.key)) < rankOf(key)).at(-1)
    const neighbour = before ?? pairs[0]
    const start = neighbour?.key.range?.[0] ?? 0
    const indent = ' '.repeat(start - lineStart(start))
    const { head, body } = print(value, indent, isQuoted(neighbour?.value ?? null))
    const text = `${indent}${key}:${head}${body}`
    if (!before) return void replace(lineStart(start), lineStart(start), `${text}\n`)
    const end = isNothing(before.value) ? colonAfter(before) : endOf(before.value)
    replace(lineEnd(end), lineEnd(end), `\n${text}`)
  }

  visit(document.contents as Node, wanted, '')
  // Of two at the same place, the first was asked for first.
  const rewritten = edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((a, b) => b.from - a.from || b.index - a.index)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source)
  const check = parseDocument(rewritten, { schema: 'failsafe', prettyErrors: false })
  if (check.errors.length > 0 || !isSame(typedIn(check.contents as Node), wanted)) {
    throw new Error(`The file would not say what is wanted:\n${rewritten}`)
  }
  return rewritten
}
