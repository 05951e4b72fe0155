/*
 * Reads the YAML files of an owner, and puts what the parser says of a wrong line in our terms: a code, which
 * `problems/sentences/yaml.ts` has the sentences of.
 */
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

/** A line that cannot be read, counted from 1. */
type Fault = { line: number; code: Code }

/** A code of the parser, and the offset at which its error begins. */
type ParserError = { code: string; start: number }

/** Lists the errors of the parser, and the marks of YAML that an owner did not mean as such. */
function findErrors(document: Document.Parsed): ParserError[] {
  const errors: ParserError[] = document.errors.map(({ code, pos: [start] }) => ({ code, start }))
  visit(document, {
    Node(_, node) {
      const [from = 0, to = 0] = node.range ?? []
      const { anchor, tag } = node as { anchor?: string; tag?: string }
      // YAML has marks of its own, which an owner only types at the beginning of a sentence.
      if (isAlias(node) || anchor || tag?.startsWith('!')) {
        errors.push({ code: 'BAD_SCALAR_START', start: from })
      }
      // The parser reports an open quote where the file ends: show where it begins.
      const isQuoted = isScalar(node) && node.type?.startsWith('QUOTE')
      const open = errors.find(
        ({ code, start }) => code === 'MISSING_CHAR' && from < start && start <= to,
      )
      if (isQuoted && open) open.start = from
    },
  })
  return errors
}

/** Accepts `video: <iframe`. */
const HTML = /<\w/
/** Accepts `credits: [un, deux`; refuses `credits: [un, deux]`. */
const OPEN_LIST = /\[[^\]]*$/
/** Matches a line whose text needs quotation marks, for it holds « : »: `title: Notre méthode : un mois`. */
const TWO_COLONS = /: .*: /

/** Finds what an error of the parser is about: its cause may stand on the line before or after. */
function explain(code: string, line: number, lines: string[]): Fault {
  const written = lines[line - 1] ?? ''
  const previous = lines[line - 2] ?? ''
  if (HTML.test(written)) return { line, code: 'embed-code-in-file' }
  // The parser stops at the line after a list that nothing closes…
  if (code === 'BAD_INDENT' && OPEN_LIST.test(previous)) {
    return { line: line - 1, code: 'list-unclosed' }
  }
  // … and at the line before one that is too far right.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !TWO_COLONS.test(written)) {
    return { line: line + 1, code: 'bad-indent' }
  }
  return { line, code: codes[code] ?? 'unreadable-line' }
}

/** A no-break space at the start of a line is no indentation for YAML. */
const NO_BREAK_INDENT = /^ *[\u00a0\u202f]/
/** Accepts `color: #1c5b49`, of which YAML makes a note; refuses `color: "#1c5b49"`. */
const BARE_COLOR = /^[^#]*: +#(?:[\da-f]{3}){1,2}\s*$/i

/** Finds lines that the parser reads, but not as they were meant. */
const findMisread = (lines: string[]): Fault[] =>
  lines.flatMap((text, index): Fault[] => {
    const line = index + 1
    if (NO_BREAK_INDENT.test(text)) return [{ line, code: 'tab-indent' }]
    return BARE_COLOR.test(text) ? [{ line, code: 'bare-color' }] : []
  })

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
    const text = unsaved.get(source) ?? readOwnerText(source, file)
    const { document, lineAt } = parse(text)
    const faults = findFaults(text, document, lineAt)
    if (faults.length > 0) return unreadable(problemsOf(faults, source, file))
    const lineOf = (path: Path) => {
      const start = startOf(document.contents, path)
      return start === undefined ? undefined : lineAt(start)
    }
    return { name: source, data: dataIn(document), problems: [], lineOf }
  } catch (error) {
    if (error instanceof ProblemsError) return unreadable(error.problems)
    throw error
  }
}

/** Keeps the first of what was found on each line: it is what causes the others. */
const firstOfEachLine = <Found extends { line: number }>(all: Found[]): Found[] =>
  all.filter(({ line }, index) => all.findIndex((other) => other.line === line) === index)

const problemsOf = (faults: Fault[], source: string, file: OwnerFile): Problem[] =>
  firstOfEachLine(faults)
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, code }) => ({ ...fix(code, { file, path: [], line }, {}), source }))

/** Parses the text of a file without its types, `null` excepted: what looks like a number stays what was typed. */
function parse(text: string) {
  const lineCounter = new LineCounter()
  const document = parseDocument(isTooDeep(text) ? '' : text, {
    ...{ schema: 'failsafe', customTags: ['null'] },
    ...{ lineCounter, prettyErrors: false, logLevel: 'error' },
  })
  return { document, lineAt: (offset: number) => lineCounter.linePos(offset).line }
}

/** Reads the values of a file, without keys that have none and groups that are empty. */
const dataIn = (document: Document.Parsed): Keys =>
  document.toJS({
    reviver(_, value) {
      const isEmptyGroup = isObject(value) && Object.keys(value).length === 0
      return value === null || isEmptyGroup ? undefined : value
    },
  }) || {}

/** Finds the lines that cannot be read, or that say something else than they seem to. */
function findFaults(
  text: string,
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): Fault[] {
  if (isTooDeep(text)) return [{ line: 1, code: 'too-deep' }]
  const lines = text.split(/\r\n|\n|\r/)
  const errors = findErrors(document).map(({ code, start }) => ({ code, line: lineAt(start) }))
  const explained = firstOfEachLine(errors).map(({ code, line }) => explain(code, line, lines))
  const faults = [...findMisread(lines), ...explained]
  const { contents } = document
  const isEmpty = contents === null || (isScalar(contents) && !contents.value)
  if (faults.length === 0 && !isMap(contents) && !isEmpty) return [{ line: 1, code: 'no-keys' }]
  return faults
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
