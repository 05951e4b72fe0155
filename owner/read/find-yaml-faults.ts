// Finds the lines of a YAML file that cannot be read, or that YAML reads otherwise than an owner meant them.
// `readYaml` calls this for each file.
import { type Document, type ErrorCode, isMap, isScalar, visit } from 'yaml'
import { linesWith } from './group-answers.ts'

type Fault = { line: number; sentence: string }

type LineAt = (offset: number) => number

const QUOTES = 'Mettez la valeur tout entière entre guillemets droits.'
const OTHERWISE = 'retirez-la, ou mettez sa valeur tout entière entre guillemets droits.'
const INDENT = 'Décalez chaque ligne avec des espaces, deux par niveau.'
const EMBED_CODE =
  'un code d’intégration se colle dans l’atelier (« npm run atelier »). Ici, ne gardez que l’adresse qu’il contient, entre guillemets droits.'

const BRACKETS =
  'les accolades et les crochets y ont un autre sens. Écrivez la valeur sans eux ; autour d’un nom tel que {siteName}, mettez-la tout entière entre guillemets droits.'

/** What the parser's errors mean to somebody who edits the file. */
const reasons: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: `elle commence par une tabulation. ${INDENT}`,
  BAD_INDENT: `elle n’est pas alignée avec les autres de son groupe, ou la précédente n’est pas finie. ${INDENT}`,
  BLOCK_AS_IMPLICIT_KEY: `elle contient « : » dans sa valeur. ${QUOTES}`,
  MULTILINE_IMPLICIT_KEY:
    'elle n’a pas de clé. Si elle continue la précédente, mettez-la au bout de celle-ci ; sinon, écrivez « clé: valeur », avec une espace après « : ».',
  MISSING_CHAR:
    'il y manque un signe : « : » et une espace après la clé, ou ce qui ferme des guillemets ou une liste.',
  UNEXPECTED_TOKEN: `sa valeur continue après sa fin. ${QUOTES} À l’intérieur, écrivez « … » au lieu de "…".`,
  BAD_SCALAR_START: `sa valeur commence par un signe réservé. ${QUOTES}`,
  DUPLICATE_KEY: 'cette réponse est écrite deux fois. Gardez une seule des deux lignes.',
}

/** What a line that the parser cannot read says more exactly than its error. */
const reasonsOfLines: [form: RegExp, reason: string | undefined][] = [
  [/<\w/, EMBED_CODE],
  [/^[^:"'[{]*\w[^:"'[{]*$/, reasons.MULTILINE_IMPLICIT_KEY],
  [/: +[[{]/, BRACKETS],
]

/** Finds the first fault of a file, from which others may come. */
export function findYamlFault(
  text: string,
  document: Document.Parsed,
  lineAt: LineAt,
): Fault | undefined {
  const lines = text.split('\n')
  const isNot = (line: number, reason = OTHERWISE): Fault => ({
    line,
    sentence: `La ligne « ${(lines[line - 1] ?? '').trim()} » ne se lit pas : ${reason}`,
  })
  const { contents, errors } = document
  // Where the first line has no key, the parser takes it for the whole file. An empty file is no fault.
  if (contents && !isMap(contents) && (!isScalar(contents) || contents.value)) {
    return isNot(lineAt(contents.range?.[0] ?? 0), reasons.MULTILINE_IMPLICIT_KEY)
  }
  const [error] = errors
  if (error) {
    const tooDeep = findTooDeep(text, lineAt(error.pos[0]), lineAt)
    if (tooDeep) return isNot(tooDeep.line, tooDeep.reason)
    const line = lineAt(openQuoteBefore(error.pos[0], document) ?? error.pos[0])
    const [, reason] = reasonsOfLines.find(([form]) => form.test(lines[line - 1] ?? '')) ?? []
    return isNot(line, reason ?? reasons[error.code])
  }
  for (const [index, line] of lines.entries()) {
    const reason = findMisreading(line)
    if (reason) return isNot(index + 1, reason)
  }
  return undefined
}

/** Matches an answer, and a key that is indented under it as if it were a group: `name: Lilas`, `  url: …`. */
const TOO_DEEP =
  /^( *)(\w+): +("[^"\n]*"|[^\s#|>"'&*[{].*)\n(?:[^\S\n]*(?:#.*)?\n)*\1 +(\w+:(?: .*)?)$/gm

/** Finds a key that is indented too far, where this explains an error on that line or on the one above. */
function findTooDeep(text: string, errorLine: number, lineAt: LineAt) {
  for (const { index, 0: found, 2: name = '', 3: answer, 4: key = '' } of text.matchAll(TOO_DEEP)) {
    const line = lineAt(index + found.length)
    if (lineAt(index) > errorLine || errorLine > line) continue
    const lines = linesWith(key, name, answer)
    const order = lines ? `écrivez ${lines}` : 'alignez-la sur elle.'
    return {
      line,
      reason: `elle est plus décalée que la précédente, qui a déjà une réponse : ${order}`,
    }
  }
  return undefined
}

/** The parser reports an open quote where the file ends: the fault is where the quote begins. */
function openQuoteBefore(offset: number, document: Document.Parsed): number | undefined {
  let start: number | undefined
  visit(document, {
    Scalar(_, { type, range }) {
      const [from = 0, to = 0] = range ?? []
      if (type?.startsWith('QUOTE') && from < offset && offset <= to) start = from
    },
  })
  return start
}

/** Matches an answer that begins with a sign to which YAML gives a meaning of its own: `name: *agence*`. */
const RESERVED = /^\s*(?:- |\w+: +)[*&!]\S/

/** Matches an answer in braces, which YAML takes for a group without values: `name: {Lilas}`. */
const IN_BRACES = /^\s*(?:- |\w+: +)\{[^:]+\}\s*$/

/** Matches an answer without quotes that YAML cuts before a `#`: `title: Film #1`, `color: #1c5b49`. */
const CUT = /^\s*(?:- |\w+: +)(?<text>[^"'#\s][^"'#]* #[^ ].*|#(?:[\da-f]{3}){1,2})\s*$/i

/** Says what YAML reads in a line otherwise than it was meant. */
function findMisreading(line: string): string | undefined {
  if (/^ *[\u00a0\u202f]/.test(line)) return `elle commence par une espace insécable. ${INDENT}`
  if (RESERVED.test(line)) return reasons.BAD_SCALAR_START
  if (IN_BRACES.test(line)) return BRACKETS
  const { text } = CUT.exec(line)?.groups ?? {}
  return (
    text && `« # » y commence une note. Écrivez la réponse entre guillemets droits : "${text}".`
  )
}
