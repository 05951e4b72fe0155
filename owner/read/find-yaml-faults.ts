// Finds the lines of a YAML file that cannot be read, or that YAML reads otherwise than an owner meant them.
// `readYaml` calls this for each file.
import { type Document, type ErrorCode, isAlias, isMap, isScalar, visit } from 'yaml'

export type Fault = { line: number; sentence: string }

type LineAt = (offset: number) => number

const QUOTES = 'Mettez la valeur tout entière entre guillemets droits.'
const INDENT = 'Décalez chaque ligne avec des espaces, deux par niveau.'
const EMBED_CODE =
  'un code d’intégration se colle dans l’atelier (« npm run atelier »). Ici, ne gardez que l’adresse qu’il contient, entre guillemets droits.'

/** Matches an indentation with a no-break space, which YAML takes for a letter of the key. */
const NO_BREAK_INDENT = /^ *[\u00a0\u202f]/

/** What the parser's errors mean to somebody who edits the file. */
const reasons: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: `elle commence par une tabulation. ${INDENT}`,
  BAD_INDENT: `elle n’est pas alignée avec les autres de son groupe, ou la précédente n’est pas finie. ${INDENT}`,
  BLOCK_AS_IMPLICIT_KEY: `elle contient « : » dans sa valeur, ou la suivante est trop décalée. ${QUOTES}`,
  MULTILINE_IMPLICIT_KEY:
    'elle n’a pas de clé. Écrivez « clé: valeur », avec une espace après « : », ou mettez « # » devant si c’est une note.',
  MISSING_CHAR:
    'il y manque un signe : « : » et une espace après la clé, ou ce qui ferme des guillemets ou une liste.',
  UNEXPECTED_TOKEN: `sa valeur continue après sa fin. ${QUOTES} À l’intérieur, écrivez « … » au lieu de "…".`,
  BAD_SCALAR_START: `sa valeur commence par un signe réservé. ${QUOTES}`,
  MULTIPLE_DOCS: '« --- » coupe le fichier en deux. Retirez cette ligne.',
  RESOURCE_EXHAUSTION: 'elle emboîte trop de groupes les uns dans les autres. Remettez la vôtre.',
}

/** Finds the first fault of a file, from which others may come, or all answers that it gives twice. */
export function findYamlFaults(text: string, document: Document.Parsed, lineAt: LineAt): Fault[] {
  const lines = text.split('\n')
  const isNot = (line: number, reason: string): Fault => ({
    line,
    sentence: `La ligne « ${(lines[line - 1] ?? '').trim()} » ne se lit pas : ${reason}`,
  })
  const duplicates = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const error = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const { contents } = document
  // Where the first line has no key, the parser takes it for the whole file. An empty file is no fault.
  if (contents && !isMap(contents) && (!isScalar(contents) || contents.value)) {
    return [isNot(lineAt(contents.range?.[0] ?? 0), String(reasons.MULTILINE_IMPLICIT_KEY))]
  }
  if (error) {
    const line = lineAt(openQuoteBefore(error.pos[0], document) ?? error.pos[0])
    const isEmbedCode = /<\w/.test(lines[line - 1] ?? '')
    return [isNot(line, isEmbedCode ? EMBED_CODE : (reasons[error.code] ?? QUOTES))]
  }
  const badIndent = lines.findIndex((line) => NO_BREAK_INDENT.test(line)) + 1
  if (badIndent > 0) {
    return [isNot(badIndent, `elle commence par une espace insécable. ${INDENT}`)]
  }
  const misread = [
    ...findReservedSigns(document).map((offset) =>
      isNot(lineAt(offset), String(reasons.BAD_SCALAR_START)),
    ),
    ...findCutTexts(document, lines, lineAt),
    ...duplicates.map(({ pos: [offset] }) => ({
      line: lineAt(offset),
      sentence: `« ${(lines[lineAt(offset) - 1] ?? '').trim()} » : cette réponse est écrite deux fois. Gardez une seule des deux lignes.`,
    })),
  ]
  return misread.toSorted((one, other) => one.line - other.line)
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

/** Finds texts that begin with `*`, `&` or `!`, to which YAML gives a meaning of its own. */
function findReservedSigns(document: Document.Parsed): number[] {
  const offsets: number[] = []
  visit(document, {
    Node(_, node) {
      const hasSign = isAlias(node) || node.anchor || node.tag?.startsWith('!')
      if (hasSign) offsets.push(node.range?.[0] ?? 0)
    },
  })
  return offsets
}

/** Matches a value without quotes that is cut where YAML takes a `#` for a note: `title: Film #1`, `color: #1c5b49`. */
const CUT = /^\s*(?:- )?(?:\w+: +)?(?<text>[^"'#\s][^"'#]* #[^ ].*|#(?:[\da-f]{3}){1,2})\s*$/i

function findCutTexts(document: Document.Parsed, lines: string[], lineAt: LineAt): Fault[] {
  const faults: Fault[] = []
  visit(document, {
    Scalar(key, { comment, range }) {
      const line = lineAt(range?.[0] ?? 0)
      const { text } = CUT.exec(lines[line - 1] ?? '')?.groups ?? {}
      if (key === 'key' || !comment || !text) return
      const sentence = `Cette réponse s’arrête avant « # », qui commence une note. Écrivez-la tout entière entre guillemets droits : "${text}".`
      faults.push({ line, sentence })
    },
  })
  return faults
}
