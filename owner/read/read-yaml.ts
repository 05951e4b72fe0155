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
import { OwnerError } from '../problems/owner-error.ts'
import { isObject, type Path } from '../values.ts'
import { readOwnerText } from './read-owner-text.ts'

/** The content of a file: every value as it was typed; empty keys and groups are left out. */
export type Typed = string | Typed[] | Keys
export type Keys = { [key: string]: Typed | undefined }

/** What an owner wrote. */
export type YamlFile = {
  /** From the folder where commands run, e.g. `site/site.yaml`. */
  name: string
  data: Keys
  /** Line of a key or an item, or of its nearest parent that is in the file. */
  lineOf: (path: Path) => number | undefined
}

/** A sentence with its place, as `site/site.yaml, ligne 12 : …`. */
export const at = (name: string, line: number | undefined, sentence: string) =>
  `${name}${line ? `, ligne ${line}` : ''} : ${sentence}`

/** The file and the line of a key, which may stand in a site's own file or in its base's. */
export function placeOf(path: Path, files: YamlFile[]) {
  const owner = files.findIndex(({ data }) => Object.hasOwn(data, path[0] ?? ''))
  const index = Math.max(0, owner)
  return { index, name: files[index]?.name ?? '', line: files[index]?.lineOf(path) }
}

/** What the parser found, in the words of someone who has never heard of YAML. */
const sentences: Record<string, string> & { TAB_AS_INDENT: string } = {
  TAB_AS_INDENT:
    'cette ligne commence par une tabulation ou une espace insécable. Décalez-la avec des espaces, deux par niveau.',
  BAD_INDENT:
    'cette ligne n’est pas alignée avec les autres clés de son groupe, ou la liste du dessus n’est pas fermée par « ] ». Décalez de deux espaces par niveau.',
  BLOCK_AS_IMPLICIT_KEY:
    'cette valeur contient « : », ou la ligne suivante est trop décalée. Mettez la valeur entre guillemets droits, ou alignez les clés du groupe.',
  MULTILINE_IMPLICIT_KEY:
    'cette ligne n’a pas de clé. Écrivez « clé: valeur », avec une espace après « : », ou mettez « # » devant si c’est une note.',
  MISSING_CHAR:
    'il manque la fin de cette valeur, ou sa clé. Écrivez « clé: "valeur" », avec les deux guillemets.',
  UNEXPECTED_TOKEN:
    'cette valeur continue après sa fin, ou la ligne n’est pas alignée. Mettez toute la valeur entre guillemets droits, et à l’intérieur écrivez « … » au lieu de "…".',
  BAD_SCALAR_START:
    'cette valeur commence par un signe réservé. Mettez-la tout entière entre guillemets droits.',
  DUPLICATE_KEY: 'cette clé est écrite deux fois. Gardez une seule des deux lignes.',
  MULTIPLE_DOCS: '« --- » coupe le fichier en deux. Retirez cette ligne.',
}
const ANY_FAULT = 'cette ligne ne se lit pas. Écrivez « clé: "valeur" ».'
const NO_KEYS =
  'ce fichier ne contient pas de clés. Écrivez une clé par ligne, par exemple « name: Agence des Lilas ».'
const BARE_COLOR =
  'mettez cette couleur entre guillemets droits, par exemple « color: "#1c5b49" » : sans eux, # commence une note.'
const EMBED_CODE =
  'un code d’intégration ne se lit pas ici. Collez-le dans l’atelier (« npm run atelier »), ou ne gardez que l’adresse qu’il contient, entre guillemets droits.'

/** What a message calls `code`, and the offset where it begins. */
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

/**
 * Reads a YAML file of the owner.
 *
 * @throws {OwnerError} in French, with every line that is no YAML, or where there are no keys; an empty file is right
 */
export function readYaml(name: string, unsaved: ReadonlyMap<string, string> = new Map()): YamlFile {
  const source = unsaved.get(name) ?? readOwnerText(name)
  const lineCounter = new LineCounter()
  // YAML without its types, `null` excepted: what looks like a number stays what was typed.
  const document = parseDocument(source, {
    schema: 'failsafe',
    customTags: ['null'],
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
  })
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line
  // One fault makes others on its line.
  const found = new Map<number, string>()
  const add = (line: number, sentence: string) => found.has(line) || found.set(line, sentence)
  const lines = source.split(/\r\n|\n|\r/)
  for (const [index, line] of lines.entries()) {
    if (/^ *[\u00a0\u202f]/.test(line)) add(index + 1, sentences.TAB_AS_INDENT)
    if (/^[^#]*: +#(?:[\da-f]{3}){1,2}\s*$/i.test(line)) add(index + 1, BARE_COLOR)
  }
  for (const { code, start } of findFaults(document)) {
    const line = lineAt(start)
    const isEmbedCode = /<\w/.test(lines[line - 1] ?? '')
    add(line, isEmbedCode ? EMBED_CODE : (sentences[code] ?? ANY_FAULT))
  }
  const { contents } = document
  const isEmpty = contents === null || (isScalar(contents) && !contents.value)
  if (found.size === 0 && !isMap(contents) && !isEmpty) add(1, NO_KEYS)
  if (found.size > 0) {
    const faults = [...found].sort(([a], [b]) => a - b)
    const messages = faults.map(([line, sentence]) => at(name, line, sentence))
    const heading = messages.length > 1 ? ['Ce fichier est à corriger :'] : []
    throw new OwnerError([...heading, ...messages].join('\n  • '))
  }
  const isNothing = (value: unknown) =>
    value === null || (isObject(value) && Object.keys(value).length === 0)
  const data: Keys =
    document.toJS({ reviver: (_, value) => (isNothing(value) ? undefined : value) }) || {}
  return {
    name,
    data,
    lineOf(path) {
      const start = startOf(contents, path)
      return start === undefined ? undefined : lineAt(start)
    },
  }
}

/** Where a key or an item begins, or its nearest parent that is there. */
function startOf(node: unknown, [step, ...rest]: Path): number | undefined {
  const pair = isMap<Node, Node>(node)
    ? node.items.find(({ key }) => String(key) === step)
    : undefined
  const item = isSeq<Node>(node) ? node.items[Number(step)] : pair?.key
  if (!item) return undefined
  return startOf(pair ? pair.value : item, rest) ?? item.range?.[0]
}
