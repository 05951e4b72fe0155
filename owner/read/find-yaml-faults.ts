// Finds the lines of a YAML file that cannot be read, or that YAML reads otherwise than an owner meant them.
// `readYaml` calls this for each file.
import { type Document, isAlias, isMap, isScalar, type Range, visit } from 'yaml'
import type { Code } from '../problems/sentences.ts'

export type Fault = { line: number; code?: Code; sentence?: string }
type LineAt = (offset: number) => number

/** The problem that each error of the parser means, unless `findCause` finds another one in the lines around it. */
const codeByParserCode: Readonly<Record<string, Code>> = {
  TAB_AS_INDENT: 'tab-indent',
  BAD_INDENT: 'bad-indent',
  BLOCK_AS_IMPLICIT_KEY: 'colon-in-value',
  MULTILINE_IMPLICIT_KEY: 'line-without-key',
  MISSING_CHAR: 'line-without-key',
  UNEXPECTED_TOKEN: 'text-after-value',
  BAD_SCALAR_START: 'reserved-sign',
  DUPLICATE_KEY: 'duplicate-key',
  MULTIPLE_DOCS: 'cut-in-two',
}

/** Finds the faults of a file, at most one for each line, in the order of the lines. */
export function findYamlFaults(text: string, document: Document.Parsed, lineAt: LineAt): Fault[] {
  const lines = text.split('\n')
  const reported = [
    ...findErrors(document, lineAt),
    ...findReservedSigns(document, lineAt),
    ...findCutTexts(document, lineAt),
  ]
  const causes = firstOfEachLine(reported).map((fault) => findCause(fault, lines))
  const faults = [...findMisreadLines(lines), ...withoutIndentsOfEmbedCode(causes)]
  if (faults.length === 0 && lacksKeys(document)) return [{ line: 1, code: 'no-keys' }]
  return firstOfEachLine(faults).toSorted((one, other) => one.line - other.line)
}

/** Where an embed code was pasted, leaves out the wrong indents, since the code itself is reported. */
function withoutIndentsOfEmbedCode(faults: Fault[]): Fault[] {
  const hasEmbedCode = faults.some(({ code }) => code === 'embed-code-in-file')
  return hasEmbedCode ? faults.filter(({ code }) => code !== 'bad-indent') : faults
}

/** True for a file that is only a text or a list: no answer can be found in it. An empty file is no fault. */
function lacksKeys({ contents }: Document.Parsed): boolean {
  const isEmpty = contents === null || (isScalar(contents) && !contents.value)
  return !isEmpty && !isMap(contents)
}

/** Keeps the first fault of each line, which causes the other faults of that line. */
const firstOfEachLine = (faults: Fault[]): Fault[] =>
  faults.filter(({ line }, index) => faults.findIndex((other) => other.line === line) === index)

function findErrors(document: Document.Parsed, lineAt: LineAt): Fault[] {
  const quotes = listQuotes(document)
  return document.errors.map(({ code, pos: [offset] }) => {
    const openQuote = quotes.find(([start, end]) => start < offset && offset <= end)
    // The parser reports an open quote where the file ends: the fault is where the quote begins.
    if (code === 'MISSING_CHAR' && openQuote) {
      return { line: lineAt(openQuote[0]), code: 'unclosed-value' }
    }
    return { line: lineAt(offset), code: codeByParserCode[code] ?? 'unreadable-line' }
  })
}

function listQuotes(document: Document.Parsed): Range[] {
  const ranges: Range[] = []
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range) ranges.push(range)
    },
  })
  return ranges
}

/** Finds texts that begin with `*`, `&` or `!`, to which YAML gives a meaning of its own. */
function findReservedSigns(document: Document.Parsed, lineAt: LineAt): Fault[] {
  const faults: Fault[] = []
  visit(document, {
    Node(_, node) {
      const hasAnchor = !isAlias(node) && Boolean(node.anchor)
      const hasTag = !isAlias(node) && Boolean(node.tag?.startsWith('!'))
      if (isAlias(node) || hasAnchor || hasTag) {
        faults.push({ line: lineAt(node.range?.[0] ?? 0), code: 'reserved-sign' })
      }
    },
  })
  return faults
}

/** Finds texts that end at a `#` which belongs to them, since YAML takes it for a note: `title: Film #1`. */
function findCutTexts(document: Document.Parsed, lineAt: LineAt): Fault[] {
  const faults: Fault[] = []
  visit(document, {
    Scalar(_, { type, value, comment, range }) {
      if (type !== 'PLAIN' || !value || !comment || comment.startsWith(' ')) return
      const sentence = `Ce texte s’arrête avant « # », qui commence une note. Écrivez-le tout entier entre guillemets droits : "${value} #${comment.split('\n')[0]}".`
      faults.push({ line: lineAt(range?.[0] ?? 0), sentence })
    },
  })
  return faults
}

const HTML = /<\w/
/** Matches a list that is not closed: `credits: [un, deux`. */
const OPEN_LIST = /\[[^\]]*$/
/** Matches a line whose text contains « : »: `title: Notre méthode : un mois`. */
const TWO_COLONS = /: .*: /

/** Finds what a fault comes from: the line that causes it may be the one before or after. */
function findCause(fault: Fault, lines: string[]): Fault {
  const { line, code } = fault
  const written = lines[line - 1] ?? ''
  const previous = lines[line - 2] ?? ''
  if (HTML.test(written)) return { line, code: 'embed-code-in-file' }
  if (code === 'line-without-key' && OPEN_LIST.test(written)) return { line, code: 'list-unclosed' }
  // The parser stops at the line after a list that nothing closes, so the fault is one line earlier.
  if (code === 'bad-indent' && OPEN_LIST.test(previous)) {
    return { line: line - 1, code: 'list-unclosed' }
  }
  if (code === 'bad-indent') return { line: findMisalignedLine(lines, line), code }
  // The parser has one error for two faults: a second « : » in the line or, if the line has only one, a next line that
  // is indented too far.
  if (code === 'colon-in-value' && !TWO_COLONS.test(written)) {
    return { line: findMisalignedLine(lines, line + 1), code: 'bad-indent' }
  }
  return fault
}

/** Matches an odd number of spaces before a key, since the files of a site have two for each level: ` name: a`. */
const ODD_INDENT = /^(?: {2})* [^\s#]/
/** Matches a line that is neither empty nor a YAML comment. */
const CONTENT = /^\s*[^\s#]/

/**
 * Finds the line that is not aligned with its group, near the one where the parser stops: the parser takes the
 * first line of a group for right, so it may stop at a line that is right.
 */
function findMisalignedLine(lines: string[], stop: number): number {
  const numbered = lines.map((text, index) => ({ text, line: index + 1 }))
  const distance = ({ line }: { line: number }) => Math.abs(line - stop)
  const [nearestOdd] = numbered
    .filter(({ text }) => ODD_INDENT.test(text))
    .toSorted((one, other) => distance(one) - distance(other))
  if (nearestOdd) return nearestOdd.line
  const next = numbered.find(({ text, line }) => line >= stop && CONTENT.test(text))
  return next?.line ?? stop
}

/** Matches an indentation with a no-break space, which YAML does not accept. */
const NO_BREAK_INDENT = /^ *[\u00a0\u202f]/
/** Matches a colour without quotes, which YAML takes for a comment: `color: #1c5b49`. */
const BARE_COLOR = /^[^#]*: +#(?:[\da-f]{3}){1,2}\s*$/i

/** Finds lines that the parser reads, but not as they were meant. */
function findMisreadLines(lines: string[]): Fault[] {
  const faults: Fault[] = []
  for (const [index, text] of lines.entries()) {
    const line = index + 1
    if (NO_BREAK_INDENT.test(text)) faults.push({ line, code: 'tab-indent' })
    else if (BARE_COLOR.test(text)) faults.push({ line, code: 'bare-color' })
  }
  return faults
}

/** Groups may be nested this deep: with many more, the parser would need seconds, or run out of stack. */
const MAX_DEPTH = 100

/** Matches a line with `MAX_DEPTH` list dashes or question marks, each of which opens a group: `- - - -`. */
const DEEP_LINE = new RegExp(`^ *(?:[-?] +){${MAX_DEPTH}}`, 'm')

export function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1
    else depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return DEEP_LINE.test(text)
}
