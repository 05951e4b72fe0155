/*
 * Changes answers in the text of a YAML file, and nothing else in it: the owner's notes, spaces and order stay.
 */
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  type SchemaOptions,
  stringify,
} from 'yaml'
import { asGroup } from '../../../owner/read/group-answers.ts'
import { isObject, type Path, withValue } from '../../../owner/values.ts'

/** Without the types of YAML, `oui`, `12` and dates stay texts; only `null` is a value of its own. */
const UNTYPED = { schema: 'failsafe', customTags: ['null' as const] } satisfies SchemaOptions

/** @param source without a fault. @returns the new text. A key stays in it when its answer is gone */
export function writeYaml(
  source: string,
  path: Path,
  value: string | string[] | undefined,
): string {
  const text = setAnswer(source.replace(/\r\n?/g, '\n'), path, value)
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}

function setAnswer(text: string, path: Path, value: string | string[] | undefined): string {
  let node: ParsedNode | null = parseDocument(text, UNTYPED).contents
  const rest = [...path]
  while (isCollection(node) && rest.length > 0 && node.has(rest[0])) {
    node = node.get(rest.shift(), true) as ParsedNode
  }
  if (value === undefined && rest.length > 0) return text
  if (isSeq<ParsedNode>(node) && Array.isArray(value) && node.items.length === value.length) {
    // Line by line, because notes may stand between them.
    return value.reduce((changed, line, index) => setAnswer(changed, [...path, index], line), text)
  }
  if (isMap(node) || node === null) return addKeys(text, node, withValue({}, rest, value))
  if (typeof value === 'string' && rest.length === 0 && !isEmpty(node)) {
    return splice(text, node.range[0], endOf(text, node), scalarOf(value))
  }
  // An address alone stands for a group, as in `video: https://…`.
  const group = isScalar(node) && !isEmpty(node) ? asGroup(String(node)) : {}
  const written = rest.length > 0 ? withValue(group, rest, value) : value
  const colon = text.lastIndexOf(':', node.range[0])
  const lineStart = text.lastIndexOf('\n', colon) + 1
  const indent = /^ */.exec(text.slice(lineStart))?.[0] ?? ''
  return splice(text, colon + 1, endOf(text, node), textOf(written, `${indent}  `))
}

const isEmpty = ({ range: [start, end] }: ParsedNode) => start === end

/** Where the last sign of a value stands: a text of several lines has its line end in its range. */
const endOf = (text: string, { range }: ParsedNode) => text.slice(0, range[1]).trimEnd().length

const splice = (text: string, start: number, end: number, written: string) =>
  text.slice(0, start) + written + text.slice(end)

/** Adds keys at the end of a group or, where there is none, of the file. */
function addKeys(text: string, group: ParsedNode | null, keys: unknown): string {
  if (!group) return `${text.trimEnd()}${textOf(keys, '')}\n`.trimStart()
  const end = endOf(text, group)
  if (isMap(group) && group.flow) {
    return splice(text, end - 1, end - 1, `, ${JSON.stringify(keys).slice(1, -1)} `)
  }
  const [start] = group.range
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start) - 1)
  return splice(text, end, end, textOf(keys, indent))
}

/** Writes what follows a key and its colon. */
function textOf(value: unknown, indent: string): string {
  if (Array.isArray(value)) return value.map((item) => `\n${indent}- ${scalarOf(item)}`).join('')
  if (!isObject(value)) return value === undefined ? '' : ` ${scalarOf(String(value))}`
  return Object.entries(value)
    .map(([key, inner]) => `\n${indent}${key}:${textOf(inner, `${indent}  `)}`)
    .join('')
}

/** Matches texts that only quotes can hold everywhere, e.g. in a group in braces. */
const NEEDS_QUOTES = /[,[\]{}]|\p{C}/u

const scalarOf = (text: string) =>
  NEEDS_QUOTES.test(text)
    ? JSON.stringify(text)
    : stringify(text, { ...UNTYPED, lineWidth: 0 }).trimEnd()
