// Finds what stands in a YAML file under a name that nothing reads, and puts it where it was meant to stand.
import { nearest } from '../problems/closest.ts'
import type { Problem } from '../problems/Problem.ts'
import { isObject, type Path, valueAt, withoutValue, withValue } from '../values.ts'
import { withoutAccents } from '../without-accents.ts'
import { linesWith } from './group-answers.ts'
import type { WrittenKeys, WrittenValue } from './read-yaml.ts'

/** The groups of a file, `''` being the whole file, each with the names directly below it. */
type Groups = Map<string, string[]>

function groupsOf(known: readonly Path[]): Groups {
  const groups: Groups = new Map()
  for (const path of known) {
    for (const [depth, step] of path.entries()) {
      const group = path.slice(0, depth).join('.')
      const names = groups.get(group) ?? []
      if (!names.includes(String(step))) groups.set(group, [...names, String(step)])
    }
  }
  return groups
}

/**
 * Reads on with everything in its right place, so that nothing is called missing because of a typo.
 *
 * @param known the paths that are read
 * @param problemAt makes a problem of a sentence
 * @param labelOf gives the French name of an answer, which an owner may write in the place of its key
 */
export function correctKeys(
  data: WrittenKeys,
  known: readonly Path[],
  problemAt: (path: Path, sentence: string) => Problem,
  labelOf: (path: Path) => string = () => '',
): { corrected: WrittenKeys; problems: Problem[] } {
  const groups = groupsOf(known)
  const problems: Problem[] = []
  let corrected = data

  function visit(group: Path) {
    const names = groups.get(group.join('.')) ?? []
    for (const [name, value] of Object.entries(valueAt(corrected, group) as WrittenKeys)) {
      const path = [...group, name]
      const inner = groups.get(path.join('.'))
      if (value === undefined) continue
      if (!names.includes(name)) {
        const paths = names.map((each) => [...group, each])
        const meant =
          findMeant(name, group, groups) ?? paths.find((each) => hasWord(labelOf(each), name))
        problems.push(problemAt(path, explain(name, meant, meant && linesAt(meant, value))))
        corrected = withoutValue(corrected, path)
        const isFree = meant && valueAt(corrected, meant) === undefined
        if (isFree) corrected = withValue(corrected, meant, value) as WrittenKeys
      } else if (inner && !isObject(value)) {
        const sentence = `Plusieurs lignes vont ici : écrivez chacune dessous, décalée de deux espaces, avec son nom : ${inner.join(', ')}.`
        problems.push(problemAt(path, sentence))
        corrected = withoutValue(corrected, path)
      }
    }
    // The groups are visited when the names beside them are right, since a misspelt group has just been renamed.
    for (const [name, value] of Object.entries(valueAt(corrected, group) as WrittenKeys)) {
      const path = [...group, name]
      if (groups.has(path.join('.')) && isObject(value)) visit(path)
    }
  }

  /** Names the lines of a group that has an address only, since this may stand in the place of the group. */
  function linesAt([group, name]: Path, value: WrittenValue): string | undefined {
    const [address, ...others] = Object.values(corrected[String(group)] ?? {})
    return others.length === 0 ? linesWith(`${name}: ${value}`, String(group), address) : undefined
  }

  visit([])
  return { corrected, problems }
}

/** Finds where a line was meant to stand: under the nearest name, or in the only group that has this name. */
function findMeant(name: string, group: Path, groups: Groups): Path | undefined {
  const [only, ...others] = [...groups.keys()].filter((key) => groups.get(key)?.includes(name))
  if (only !== undefined && others.length === 0) return [...only.split('.').filter(Boolean), name]
  const meant = nearest(name, groups.get(group.join('.')) ?? [])
  return meant === undefined ? undefined : [...group, meant]
}

const wordsIn = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^a-z\d]+/)

/** `telephone` stands in « téléphone du support ». */
const hasWord = (label: string, name: string) => wordsIn(label).includes(wordsIn(name).join())

function explain(name: string, meant: Path | undefined, lines?: string): string {
  if (!meant)
    return `Rien ne lit « ${name} » : si c’est une note, mettez « # » devant ; sinon, retirez cette ligne.`
  const [group, right] = [meant.at(-2), meant.at(-1)]
  if (right !== name) return `Rien ne lit « ${name} » : le nom juste est « ${right} ».`
  const order = lines
    ? `écrivez ${lines}`
    : 'mettez cette ligne dessous, décalée de deux espaces de plus.'
  return group
    ? `« ${name} » va sous « ${group} » : ${order}`
    : `« ${name} » ne va sous aucun titre : mettez cette ligne au bord gauche.`
}
