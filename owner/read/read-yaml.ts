import { basename } from 'node:path'
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import { fix, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'
import type { Code } from '../problems/sentences.ts'
import { isObject, type Path } from '../values.ts'
import { readOwnerText } from './read-owner-text.ts'

/** The content of a file: every value as it was typed; empty keys and groups are left out. */
export type Typed = string | Typed[] | Keys
export type Keys = { [key: string]: Typed | undefined }

/** A YAML file of the owner. */
export type YamlFile = {
  /** From the folder where commands run, e.g. `site/site.yaml`. */
  name: string
  data: Keys
  /** The reasons why the file cannot be read. `data` is then empty. */
  problems: Problem[]
  /** Line of a key or an item, or of its nearest parent that is in the file. */
  lineOf: (path: Path) => number | undefined
}

/** Our codes for the errors of the parser (https://eemeli.org/yaml/#errors). */
const codes: Readonly<Record<string, Code>> = {
  TAB_AS_INDENT: 'tab-indent',
  BAD_INDENT: 'bad-indent',
  BLOCK_AS_IMPLICIT_KEY: 'colon-in-value',
  MULTILINE_IMPLICIT_KEY: 'line-without-key',
  MISSING_CHAR: 'unclosed-value',
  UNEXPECTED_TOKEN: 'text-after-value',
  BAD_SCALAR_START: 'reserved-sign',
  DUPLICATE_KEY: 'duplicate-key',
  MULTIPLE_DOCS: 'cut-in-two',
}

/** A code of the parser, and the offset at which its error begins. */
type Fault = { code: string; start: number }

function findFaults(document: Document.Parsed): Fault[] {
  const faults: Fault[] = document.errors.map(({ code, pos: [start] }) => ({ code, start }))
  visit(document, {
    Node(_, node) {
      const [from = 0, to = 0] = node.range ?? []
      const { anchor, tag } = node as { anchor?: string; tag?: string }
      // YAML has marks of its own, which an owner only types at the beginning of a sentence.
      if (isAlias(node) || anchor || tag?.startsWith('!')) {
        faults.push({ code: 'BAD_SCALAR_START', start: from })
      }
      // The parser reports an open quote where the file ends: show where it begins.
      const isQuoted = isScalar(node) && node.type?.startsWith('QUOTE')
      const open = faults.find(
        ({ code, start }) => code === 'MISSING_CHAR' && from < start && start <= to,
      )
      if (isQuoted && open) open.start = from
    },
  })
  return faults
}

/** Deeper groups than any site has: the parser would need seconds, or run out of stack. */
const MAX_DEPTH = 100

/** True where brackets are opened, or dashes follow one another, more often than a file of a site ever does. */
function isTooDeep(source: string): boolean {
  let depth = 0
  for (const sign of source.match(/[[\]{}]/g) ?? []) {
    depth += sign === '[' || sign === '{' ? 1 : -1
    if (depth > MAX_DEPTH) return true
  }
  return new RegExp(`^ *(?:[-?] +){${MAX_DEPTH}}`, 'm').test(source)
}

/**
 * Reads a YAML file of the owner: its values, or each line that is no YAML. An empty file is right.
 *
 * @param source path from the folder where commands run
 * @param unsaved drafts that replace files on disk
 */
export function readYaml(
  source: string,
  unsaved: ReadonlyMap<string, string> = new Map(),
): YamlFile {
  const file = basename(source) === 'words.yaml' ? 'words.yaml' : 'site.yaml'
  const unreadable = (problems: Problem[]): YamlFile => ({
    ...{ name: source, data: {}, problems, lineOf: () => undefined },
  })
  try {
    return parse(source, file, unsaved.get(source) ?? readOwnerText(source, file))
  } catch (error) {
    if (error instanceof ProblemsError) return unreadable(error.problems)
    throw error
  }
}

function parse(name: string, file: OwnerFile, text: string): YamlFile {
  // One fault makes others on its line.
  const found = new Map<number, Problem>()
  const add = (line: number, code: Code) => {
    const problem = fix(code, { file, path: [], line }, {})
    if (!found.has(line)) found.set(line, { ...problem, source: name })
  }
  const refuse = () =>
    new ProblemsError([...found.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)))
  if (isTooDeep(text)) {
    add(1, 'too-deep')
    throw refuse()
  }
  const lineCounter = new LineCounter()
  // YAML without its types, `null` excepted: what looks like a number stays what was typed.
  const document = parseDocument(text, {
    schema: 'failsafe',
    customTags: ['null'],
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
  })
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line
  const lines = text.split(/\r\n|\n|\r/)
  for (const [index, line] of lines.entries()) {
    if (/^ *[\u00a0\u202f]/.test(line)) add(index + 1, 'tab-indent')
    if (/^[^#]*: +#(?:[\da-f]{3}){1,2}\s*$/i.test(line)) add(index + 1, 'bare-color')
  }
  const explained = new Set<number>()
  for (const { code, start } of findFaults(document)) {
    const line = lineAt(start)
    if (explained.has(line)) continue
    explained.add(line)
    const written = lines[line - 1] ?? ''
    const isListOpen = /\[[^\]]*$/.test(lines[line - 2] ?? '')
    if (/<\w/.test(written)) add(line, 'embed-code-in-file')
    // The parser stops at the line after a list that nothing closes, and before a line that is too far right.
    else if (code === 'BAD_INDENT' && isListOpen) add(line - 1, 'list-unclosed')
    else if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/: .*: /.test(written))
      add(line + 1, 'bad-indent')
    else add(line, codes[code] ?? 'unreadable-line')
  }
  const { contents } = document
  const isEmpty = contents === null || (isScalar(contents) && !contents.value)
  if (found.size === 0 && !isMap(contents) && !isEmpty) add(1, 'no-keys')
  if (found.size > 0) throw refuse()
  const isNothing = (value: unknown) =>
    value === null || (isObject(value) && Object.keys(value).length === 0)
  const data: Keys =
    document.toJS({ reviver: (_, value) => (isNothing(value) ? undefined : value) }) || {}
  return {
    name,
    data,
    problems: [],
    lineOf(path) {
      const start = startOf(contents, path)
      return start === undefined ? undefined : lineAt(start)
    },
  }
}

/** Finds the offset of a key or of an item, or of its nearest parent that is in the file. */
function startOf(node: unknown, [step, ...rest]: Path): number | undefined {
  const pair = isMap<Node, Node>(node)
    ? node.items.find(({ key }) => String(key) === step)
    : undefined
  const item = isSeq<Node>(node) ? node.items[Number(step)] : pair?.key
  if (!item) return undefined
  return startOf(pair ? pair.value : item, rest) ?? item.range?.[0]
}
