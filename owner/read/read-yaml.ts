// Reads the YAML files of an owner, `site.yaml` and `words.yaml`: the values as they were typed, or the lines
// that cannot be read.
import { basename } from 'node:path'
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  type SchemaOptions,
} from 'yaml'
import { fix, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { ProblemsError, problemsIn } from '../problems/ProblemsError.ts'
import { isObject, type Path } from '../values.ts'
import { findYamlFault } from './find-yaml-faults.ts'
import { readOwnerText } from './read-owner-text.ts'

/** A value as the owner wrote it: a number, a day or a « oui » stays a text. */
export type WrittenValue = string | WrittenValue[] | WrittenKeys
/** The keys of a file or of a group, without those that are empty. */
export type WrittenKeys = { [key: string]: WrittenValue | undefined }

export type YamlFile = {
  /** Path from the folder where commands run, e.g. `site/site.yaml`. */
  name: string
  data: WrittenKeys
  /** The reasons why the file cannot be read. `data` is then empty. */
  problems: Problem[]
  /** Finds the line of a key or of an item; there is none for one that is absent. */
  lineOf: (path: Path) => number | undefined
}

/** Without the types of YAML, `oui`, `12` and dates stay texts; only an empty value is `null`. */
export const UNTYPED: SchemaOptions = { schema: 'failsafe', customTags: ['null'] }

/** Reads a YAML file of the owner. An empty file has no values and no problem. */
export function readYaml(source: string): YamlFile {
  const file = basename(source) === 'words.yaml' ? 'words.yaml' : 'site.yaml'
  try {
    return parseYaml(readOwnerText(source, file), source, file)
  } catch (error) {
    return { name: source, data: {}, problems: problemsIn(error), lineOf: () => undefined }
  }
}

/** @throws {ProblemsError} for a text that cannot be read */
function parseYaml(text: string, source: string, file: OwnerFile): YamlFile {
  const lineCounter = new LineCounter()
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  const document = parseDocument(text, {
    ...UNTYPED,
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
  })
  const fault = findYamlFault(text, document, lineAt)
  if (fault) {
    const { line, sentence } = fault
    throw new ProblemsError([fix({ file, path: [], line, source }, sentence)])
  }

  function lineOf(path: Path): number | undefined {
    const group = document.getIn(path.slice(0, -1), true)
    const name = path.at(-1)
    const node = isMap<ParsedNode>(group)
      ? group.items.find(({ key }) => String(key) === name)?.key
      : isSeq<ParsedNode>(group) && group.items[Number(name)]
    if (node) return lineAt(node.range[0])
    // An address may stand alone beside the name of its group: `video: https://youtu.be/dQw4w9WgXcQ`.
    const standsAlone = isScalar(group) && (name === 'url' || name === 'src')
    return standsAlone ? lineOf(path.slice(0, -1)) : undefined
  }
  return { name: source, data: dataIn(document), problems: [], lineOf }
}

/** Reads the values of a file, without keys that have none and groups that are empty. */
function dataIn(document: Document.Parsed): WrittenKeys {
  const data = document.toJS({
    reviver(_, value) {
      const isEmptyGroup = isObject(value) && Object.keys(value).length === 0
      return value === null || isEmptyGroup ? undefined : value
    },
  })
  // For a file without values, `toJS` returns `undefined` or an empty text.
  return data || {}
}
