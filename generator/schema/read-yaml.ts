import {
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
import { explainSyntax } from './explain-syntax.ts'
import { findPastes, isWhole } from './find-pastes.ts'
import type { Path } from './values.ts'

/** What stands in a file: every value as it was typed, nothing where nothing was. */
export type Typed = string | Typed[] | Keys
export type Keys = { [key: string]: Typed | undefined }

/** What an owner wrote. */
export type YamlFile = {
  /** From the folder where commands run, e.g. `site/site.yaml`. */
  name: string
  data: Keys
  /** Line where a key or an item stands, or the last of its parents that stands at all. */
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

/**
 * Reads a YAML file of the owner.
 *
 * @throws {OwnerError} in French, with the line, when it is not YAML or not a list of keys
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
  const fail = (code: string, offset: number | undefined): never => {
    const { line, sentence } = explainSyntax(source, code, lineAt(offset))
    throw new OwnerError(at(name, line, sentence))
  }
  const fault = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY') ?? document.errors[0]
  const root = document.contents as Node | null
  const stop = fault && lineAt(fault.pos[0])
  const spoilt = findPastes(source).find((paste) =>
    stop
      ? paste.first <= stop && stop <= paste.last + 1
      : !isWhole(paste, isMap(root) ? root.getIn(paste.path) : undefined),
  )
  if (spoilt) throw new OwnerError(at(name, spoilt.first, spoilt.sentence))
  if (fault) fail(fault.code, fault.pos[0])
  const isEmpty = root === null || (isScalar(root) && root.value === '')
  if (isEmpty && mayBeEmpty) return { name, data: {}, lineOf: () => undefined }
  if (!isMap(root)) {
    throw new OwnerError(
      at(
        name,
        1,
        isEmpty
          ? 'ce fichier est vide. Remettez-le, ou écrivez une clé par ligne, par exemple « name: Agence des Lilas ».'
          : 'ce fichier ne contient pas de clés. Écrivez une clé par ligne, par exemple « name: Agence des Lilas ».',
      ),
    )
  }
  visit(document, {
    Node(_, node) {
      if (isMarked(node)) fail('', node.range?.[0])
    },
    Pair(_, { key }) {
      if (/^[\u00a0\u202f]/.test(nameOf(key))) fail('', (key as Node).range?.[0])
    },
  })
  const data = typedIn(root) as Keys
  return { name, data, lineOf: (path) => lineOf(root, path, lineAt) }
}

/** What a node says; nothing where nothing was typed. */
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
