import {
  type Document,
  isCollection,
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
import { isObject, type Path, valueAt } from '../../generator/schema/values.ts'

/** What becomes of one value: `undefined` empties it, or removes it where `isSparse`. */
export type Change = { path: (string | number)[]; value?: Typed | undefined }

/** Keys without a value, which neither a form nor a file says. */
function said(value: unknown): unknown {
  if (!isObject(value)) return value === '' || value === null ? undefined : value
  const keys = Object.entries(value).map(([key, inner]) => [key, said(inner)] as const)
  const left = keys.filter(([, inner]) => inner !== undefined)
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** Whether two values say the same: nothing is said in many ways, and order is none of them. */
export const isSame = (one: unknown, other: unknown): boolean => {
  const [a, b] = [said(one), said(other)]
  if (!isObject(a) || !isObject(b)) return JSON.stringify(a) === JSON.stringify(b)
  return [...Object.keys(a), ...Object.keys(b)].every((key) => isSame(a[key], b[key]))
}

const parse = (source: string) =>
  // Every value stays the text that it is; « null » alone is nothing, and an empty value stays empty.
  parseDocument(source, { schema: 'failsafe', customTags: ['null'], prettyErrors: false })

/** The first collection on the way to a value that is none yet: an address alone, or nothing. */
const lastGroup = (document: Document, path: Path) =>
  path.findIndex(
    (_, depth) => depth > 0 && !isCollection(document.getIn(path.slice(0, depth), true)),
  )

/** Puts the key that was added last where its schema has it. */
function sortIn(map: unknown, rank: (key: string) => number) {
  if (!isMap(map)) return
  const rankOf = ({ key }: Pair) => rank(String(key))
  const added = map.items.at(-1)
  const next = map.items.findIndex((pair) => added && rankOf(pair) > rankOf(added))
  if (added && next >= 0) map.items.splice(next, 0, ...map.items.splice(-1, 1))
}

/** Empties a key that has a note, ready to be filled in again; removes one that has none. */
function empty(document: Document, path: Path, isSparse: boolean) {
  const group = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (!isMap<Scalar, Node | null>(group)) return
  const pair = group.items.find(({ key }) => String(key) === path.at(-1))
  if (!pair) return
  const { key, value } = pair
  const isNoted = key.commentBefore || value?.comment || value?.commentBefore
  if (!isSparse && (isNoted || (group.items[0] === pair && group.commentBefore))) {
    const nothing = new Scalar(null)
    nothing.comment = value?.comment ?? value?.commentBefore
    pair.value = nothing
    return
  }
  group.delete(key)
  if (isSparse && group.items.length === 0 && path.length > 1) {
    empty(document, path.slice(0, -1), isSparse)
  }
}

/**
 * Gives each note back to the key that it stands above: behind a key without a value, the parser takes it
 * for a note on that value.
 */
function placeNotes(document: Document, source: string) {
  const pairs: Pair<Scalar, Node | null>[] = []
  visit(document, { Pair: (_, pair) => void pairs.push(pair as Pair<Scalar, Node | null>) })
  for (const [index, { key, value }] of pairs.entries()) {
    const next = pairs[index + 1]?.key
    if (!next || !isScalar(value) || value.value !== null || !value.comment) continue
    const after = source.slice(key.range?.[1])
    const [beside, ...above] = /^[^\n]*#/.test(after)
      ? value.comment.split('\n')
      : [undefined, value.comment]
    value.comment = beside
    const notes = [...above, next.commentBefore].filter(Boolean)
    if (notes.length === 0) continue
    next.commentBefore = notes.join('\n')
    next.spaceBefore = /^[^\n]*\n\s*\n/.test(after)
  }
}

/** A group that becomes another one changes key by key: those that stay keep their notes. */
function inKeys(document: Document, { path, value }: Change): Change[] {
  const old = document.getIn(path, true)
  if (path.length === 0 || !isMap(old) || !isObject(value)) return [{ path, value }]
  const keys = [...old.items.map(({ key }) => String(key)), ...Object.keys(value)]
  return [...new Set(keys)].flatMap((key) =>
    inKeys(document, { path: [...path, key], value: value[key] as Typed }),
  )
}

/**
 * Makes a file say what is wanted. Comments, order and quotes are the owner's: only the values that
 * change are set.
 *
 * @param wanted all that the file is to say once these changes are made
 * @param rank where a key belongs among the others of its group: `legal.publisher.siren` → 40
 * @param isSparse the file says only what differs from its defaults
 */
export function rewriteYaml(
  source: string,
  changes: Change[],
  wanted: Keys,
  { rank, isSparse }: { rank: (key: string) => number; isSparse: boolean },
): string {
  const document = parse(source) as Document
  if (document.errors.length > 0) throw new Error('Only a file that can be read can be rewritten.')
  document.contents ??= new YAMLMap()
  placeNotes(document, source)
  for (const { path, value } of changes.flatMap((each) => inKeys(document, each))) {
    if (said(value) === undefined) {
      empty(document, path, isSparse)
      continue
    }
    const depth = lastGroup(document, path)
    const target = depth < 0 ? path : path.slice(0, depth)
    const isNew = !document.hasIn(target)
    const next = said(valueAt(wanted, target))
    const node = document.createNode(next)
    const old = document.getIn(target, true)
    if (isScalar(old) && isScalar(node)) old.value = next
    else document.setIn(target, node)
    if (isNew) {
      const group = target.slice(0, -1)
      sortIn(group.length > 0 ? document.getIn(group, true) : document.contents, (key) =>
        rank([...group, key].join('.')),
      )
    }
  }
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0
  const rewritten = isEmpty
    ? [document.commentBefore, (document.contents as YAMLMap).comment, document.comment]
        .flatMap((note) => note?.replace(/^/gm, '#') ?? [])
        .join('\n')
    : document.toString({
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
