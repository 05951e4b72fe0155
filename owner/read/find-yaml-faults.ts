// Finds the lines of a YAML file that cannot be read, or that YAML reads otherwise than an owner meant them.
// `readYaml` calls this for each file.
import { type Document, type ErrorCode, isMap, isScalar, visit } from 'yaml'

type Fault = { line: number; sentence: string }

const QUOTES = 'Mettez la valeur tout entière entre guillemets droits.'
const OTHERWISE = 'retirez-la, ou mettez sa valeur tout entière entre guillemets droits.'
const SPACES = 'Décalez chaque ligne avec des espaces, deux par niveau.'
const MISALIGNED = `elle n’est pas alignée avec les autres de son groupe, ou la précédente n’est pas finie. ${SPACES} Une adresse à côté de « video: » ou de « scheduling: » se met alors dessous elle aussi, après « url: ».`
const NO_KEY =
  'elle n’a pas de clé. Si elle continue la précédente, mettez-la au bout de celle-ci ; sinon, écrivez « clé: valeur », avec une espace après « : ».'
const UNFINISHED =
  'il y manque un signe : « : » et une espace après la clé, ou ce qui ferme des guillemets ou une liste.'
const EMBED_CODE =
  'un code d’intégration se colle dans l’atelier (« npm run atelier »). Ici, ne gardez que l’adresse qu’il contient, entre guillemets droits.'
const RESERVED = `sa valeur commence par un signe réservé. ${QUOTES}`

/** What the parser's errors mean to somebody who edits the file. */
const reasons: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: `elle commence par une tabulation. ${SPACES}`,
  BAD_INDENT: MISALIGNED,
  BLOCK_AS_IMPLICIT_KEY: `elle contient « : » dans sa valeur. ${QUOTES}`,
  MULTILINE_IMPLICIT_KEY: NO_KEY,
  MISSING_CHAR: UNFINISHED,
  UNEXPECTED_TOKEN:
    'sa valeur continue après des guillemets. Retirez ceux-ci et la virgule de la fin, puis mettez le texte tout entier entre guillemets droits doubles. À l’intérieur, écrivez « … » au lieu de "…".',
  BAD_SCALAR_START: RESERVED,
  DUPLICATE_KEY: 'ce nom est écrit deux fois. Réunissez sous un seul ce que disent les deux.',
}

/** Lines that YAML may read, but otherwise than they were meant. */
const misreadings: [form: RegExp, reason: string][] = [
  [/^ *[\u00a0\u202f]/, `elle commence par une espace insécable. ${SPACES}`],
  // name: !agence
  [/^\s*(?:- |\w+: +)[&!]\S/, RESERVED],
  // name: {Lilas}
  [
    /^\s*(?:- |\w+: +)\{[^:]+\}/,
    'les accolades et les crochets y ont un autre sens. Écrivez la vraie réponse, sans eux ; autour d’un nom tel que {siteName}, mettez-la tout entière entre guillemets droits.',
  ],
  // title: Film #1, color: #1c5b49
  [
    /^\s*(?:- |\w+: +)(?:[^"'#\s][^"'#]* #[^ ].*|#(?:[\da-f]{3}){1,2}\s*)$/i,
    `« # » y commence une note. ${QUOTES}`,
  ],
]

/** Matches a value in quotes that its line does not close: `name: "Lilas`. */
const OPEN_QUOTE = /(?:: +|- +)(?:"[^"]*|'[^']*)$/

/** Finds the first fault of a file, from which others may come. */
export function findYamlFault(
  text: string,
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): Fault | undefined {
  const { contents, errors } = document
  const lines = text.split('\n')
  const isNot = (line: number, reason = OTHERWISE): Fault => ({
    line,
    sentence: `La ligne « ${(lines[line - 1] ?? '').trim()} » ne se lit pas : ${reason}`,
  })
  for (const [index, line] of lines.entries()) {
    const [, reason] = misreadings.find(([form]) => form.test(line)) ?? []
    if (reason) return isNot(index + 1, reason)
  }
  // Where the first line has no key, the parser takes it for the whole file. An empty file is no fault.
  if (contents && !isMap(contents) && (!isScalar(contents) || contents.value)) {
    return isNot(lineAt(contents.range?.[0] ?? 0), NO_KEY)
  }
  const aliases: number[] = []
  visit(document, { Alias: (_, { range }) => void aliases.push(range?.[0] ?? 0) })
  const [alias] = aliases
  if (alias !== undefined) return isNot(lineAt(alias), RESERVED)
  const [error, next] = errors
  if (!error) return undefined
  // The parser takes a line that is indented too far for the end of the line above, and says so with two errors.
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
    return isNot(lineAt(next.pos[1]), MISALIGNED)
  }
  // The parser looks for the end of an open quote in all lines that follow.
  const openQuote = lines.findIndex((line) => OPEN_QUOTE.test(line))
  if (error.code === 'MISSING_CHAR' && openQuote !== -1) return isNot(openQuote + 1, UNFINISHED)
  const line = lineAt(error.pos[0])
  const isCode = /<\w/.test(lines[line - 1] ?? '')
  return isNot(line, isCode ? EMBED_CODE : reasons[error.code])
}
