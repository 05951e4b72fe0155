import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { OwnerError } from '../owner-error.ts'
import { readOwnerText } from '../read-owner-text.ts'
import type { Path } from './values.ts'

/** The content of a file: every value as it was typed; empty keys are left out. */
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
const sentences: Partial<Record<string, string>> = {
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
const EMBED_CODE =
  'un code d’intégration ne se lit pas ici. Collez-le dans l’atelier (« npm run atelier »), ou ne gardez que l’adresse qu’il contient, entre guillemets droits.'

/** Each fault with the place where it begins. */
function findFaults(document: Document.Parsed): { code: string; start: number }[] {
  const faults = document.errors.map(({ code, pos: [start] }) => ({ code: String(code), start }))
  const add = (code: string, node: unknown) =>
    faults.push({ code, start: (node as Node).range?.[0] ?? 0 })
  visit(document, {
    Node(_, node) {
      if (isMarked(node)) add('BAD_SCALAR_START', node)
      const [from = 0, to = 0] = node.range ?? []
      // The parser reports an open quote where the file ends: show where it begins.
      for (const fault of faults) {
        const isOpen = isScalar(node) && node.type?.startsWith('QUOTE')
        if (isOpen && fault.code === 'MISSING_CHAR' && from < fault.start && fault.start <= to) {
          fault.start = from
        }
      }
    },
    Pair(_, { key }) {
      if (/^[\u00a0\u202f]/.test(nameOf(key))) add('TAB_AS_INDENT', key)
    },
  })
  return faults
}

/**
 * Reads a YAML file of the owner.
 *
 * @throws {OwnerError} in French, with every line that is no YAML, or when it is not a list of keys
 */
export function readYaml(
  name: string,
  unsaved: ReadonlyMap<string, string> = new Map(),
  { mayBeEmpty = false } = {},
): YamlFile {
  const source = unsaved.get(name) ?? readOwnerText(name)
  const lines = new LineCounter()
  // Version 1.2 without its types: what looks like a number stays what was typed.
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  })
  const lineAt = (offset = 0) => lines.linePos(offset).line
  const texts = source.split(/\r\n|\n|\r/)
  // One fault makes others on its line.
  const found = new Map<number, string>()
  for (const { code, start } of findFaults(document)) {
    const line = lineAt(start)
    const isEmbedCode = /<\w/.test(texts[line - 1] ?? '')
    if (!found.has(line)) found.set(line, isEmbedCode ? EMBED_CODE : (sentences[code] ?? ANY_FAULT))
  }
  const root = document.contents as Node | null
  const isEmpty = root === null || (isScalar(root) && root.value === '')
  if (found.size === 0 && isEmpty && mayBeEmpty) {
    return { name, data: {}, lineOf: () => undefined }
  }
  if (found.size === 0 && !isMap(root)) {
    const fault = isEmpty ? 'est vide. Remettez-le, ou écrivez' : 'ne contient pas de clés. Écrivez'
    found.set(1, `ce fichier ${fault} une clé par ligne, par exemple « name: Agence des Lilas ».`)
  }
  if (found.size > 0 || !isMap(root)) {
    const faults = [...found].sort(([a], [b]) => a - b)
    const messages = faults.map(([line, sentence]) => at(name, line, sentence))
    const heading = messages.length > 1 ? ['Ce fichier est à corriger :'] : []
    throw new OwnerError([...heading, ...messages].join('\n  • '))
  }
  const data = typedIn(root) as Keys
  return { name, data, lineOf: (path) => lineOf(root, path, lineAt) }
}

/** The value of a node; `undefined` where nothing was typed. */
export function typedIn(node: unknown): Typed | undefined {
  if (isMap(node)) {
    const written = node.items.map(({ key, value }) => [nameOf(key), typedIn(value)] as const)
    return Object.fromEntries(written.filter(([, value]) => value !== undefined))
  }
  if (isSeq(node)) return node.items.map(typedIn) as Typed[]
  return isNothing(node) ? undefined : String((node as Scalar).value)
}

export const isNothing = (node: unknown): boolean =>
  !node || (isScalar(node) && node.type === 'PLAIN' && /^(?:|~|null)$/.test(String(node.value)))

const nameOf = (key: unknown) => (isScalar(key) ? String(key.value) : '')

/** YAML has marks of its own, which an owner only types at the beginning of a sentence. */
function isMarked(node: Node): boolean {
  const { anchor, tag } = node as { anchor?: string; tag?: string }
  return isAlias(node) || anchor !== undefined || tag?.startsWith('!') === true
}

function lineOf(root: YAMLMap, path: Path, lineAt: (offset?: number) => number) {
  let node: unknown = root
  let line: number | undefined
  for (const step of path) {
    if (isMap(node)) {
      const pair = (node.items as Pair<Node, Node>[]).find(({ key }) => nameOf(key) === step)
      if (!pair) return line
      line = lineAt(pair.key.range?.[0])
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      if (!node) return line
      line = lineAt((node as Node).range?.[0])
    } else return line
  }
  return line
}
