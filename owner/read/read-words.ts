import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { businessBlanks } from '../finish-words.ts'
import { closest } from '../problems/closest.ts'
import { type Fault, inPlace } from '../problems/fault.ts'
import { OwnerError } from '../problems/owner-error.ts'
import { nameOf, type Problem, problem } from '../problems/said.ts'
import { checkAgainstSchema } from '../schema/check-against-schema.ts'
import { type Words, wordsSchema } from '../schema/words-schema.ts'
import { isObject, type Path, textsIn, valueAt } from '../values.ts'
import { at, type Keys, readYaml, type Typed, type YamlFile } from './read-yaml.ts'
import { DEFAULTS, type SiteFolder, type Unsaved } from './site-folder.ts'

type ReadWords = {
  words: Words | undefined
  /** Every sentence as it was typed: the owner's own, else ours. */
  data: Keys
  faults: Fault[]
  /** Sentences that no page shows any more, each said with its place. */
  ignored: string[]
  /** The keys of the sentences that the owner has changed. */
  changed: string[]
}

/**
 * Reads the sentences of a site. Each of its folders may have a `words.yaml`, empty, partial or whole:
 * sentence by sentence, the first folder that has it decides. A list is one sentence.
 */
export function readWords(folder: SiteFolder, unsaved: Unsaved = new Map()): ReadWords {
  const names = folder.folders
    .map((each) => join(each, 'words.yaml'))
    .filter((name) => unsaved.has(name) || existsSync(name))
  try {
    const files = names.map((name) => readYaml(name, unsaved))
    const ignored: string[] = []
    const changed: string[] = []
    /** `known` with the values of `own`; keys that `known` does not have are ignored. */
    function merge(known: Keys, own: Keys, file: YamlFile, parents: Path = []): Keys {
      const merged = { ...known }
      const keys = Object.keys(known)
      for (const [key, value] of Object.entries(own)) {
        const path = [...parents, key]
        const ours: Typed | undefined = known[key]
        if (ours === undefined || isObject(ours) !== isObject(value)) {
          const advice =
            ours === undefined
              ? `Si c’est une faute de frappe, la plus proche est « ${closest(key, keys)} ».`
              : `Sa nouvelle forme est dans « ${DEFAULTS}/words.yaml ».`
          const sentence = `${nameOf(path)} : cette phrase n’existe pas ou n’existe plus, elle est ignorée. ${advice}`
          ignored.push(at(file.name, file.lineOf(path), sentence))
        } else if (isObject(ours) && isObject(value)) {
          merged[key] = merge(ours, value, file, path)
        } else {
          if (JSON.stringify(ours) !== JSON.stringify(value)) changed.push(nameOf(path))
          merged[key] = value
        }
      }
      return merged
    }
    const [ours, ...owners] = files.toReversed()
    const data = owners.reduce((known, file) => merge(known, file.data, file), ours?.data ?? {})
    const { value, problems: misshapen } = checkAgainstSchema(wordsSchema, data)
    const problems = [...misshapen, ...checkBlanks(data, ours?.data)]
    const fileOf = (path: Path) =>
      files.find((file) => valueAt(file.data, path) !== undefined) ?? files[0]
    const faults = files.flatMap((file) => {
      const its = problems.filter(({ path }) => fileOf(path) === file)
      return inPlace('words.yaml', its, [file])
    })
    return { words: value, data, faults, ignored, changed: [...new Set(changed)] }
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error
    const { message } = error
    const fault: Fault = { file: 'words.yaml', path: [], message, sentence: message }
    return { words: undefined, data: {}, faults: [fault], ignored: [], changed: [] }
  }
}

/** A brace that is alone, or a blank that neither the build nor our own sentence has. */
const checkBlanks = (words: Keys, ours: Keys = {}): Problem[] =>
  textsIn(words).flatMap(([path, typed]) => {
    const own = String(valueAt(ours, path)).match(/(?<=\{)\w+(?=\})/g) ?? []
    const known = [...new Set([...own, ...Object.keys(businessBlanks)])]
    const shown = known.map((blank) => `{${blank}}`).join(', ')
    const unknown = [...typed.matchAll(/\{([^{}]*)\}|[{}]/g)].filter(
      ([, blank = '']) => !known.includes(blank),
    )
    return unknown.map(([found, blank = '']) =>
      problem(
        path,
        typed,
        `${found} n’existe pas ici. Vouliez-vous dire {${closest(blank, known)}} ? Possibles : ${shown}.`,
      ),
    )
  })
