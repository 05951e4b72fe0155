// Finds what stands in a YAML file under a name that nothing reads, and puts it where it was meant to stand.

import { plainLetters } from '../plain-letters.ts'
import { nearest } from '../problems/nearest.ts'
import type { Problem } from '../problems/Problem.ts'
import { isObject, nameOf, overlap, type Path, valueAt, withValue } from '../values.ts'
import type { WrittenKeys } from './read-yaml.ts'

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
  const paths = withGroups(known)
  const problems: Problem[] = []
  let corrected = data

  const namesIn = (group: Path) =>
    paths.filter((path) => path.length === group.length + 1 && overlap(path, group))
  const put = (path: Path, value: unknown) => {
    corrected = withValue(corrected, path, value) as WrittenKeys
  }

  function visit(group: Path) {
    const siblings = namesIn(group)
    for (const [name, value] of Object.entries(valueAt(corrected, group) as WrittenKeys)) {
      const path = [...group, name]
      const inner = namesIn(path).map((each) => each.at(-1))
      const isKnown = siblings.some((each) => each.at(-1) === name)
      if (value === undefined || (isKnown && (inner.length === 0 || isObject(value)))) continue
      put(path, undefined)
      if (isKnown) {
        const sentence = `Plusieurs lignes vont ici : écrivez chacune dessous, décalée de deux espaces, avec son nom : ${inner.join(', ')}.`
        problems.push(problemAt(path, sentence))
        continue
      }
      const meant =
        findMeant(name, siblings, paths) ?? siblings.find((each) => hasWord(labelOf(each), name))
      problems.push(problemAt(path, explain(name, meant)))
      if (meant && valueAt(corrected, meant) === undefined) put(meant, value)
    }
    // The groups are visited when the names beside them are right, since a misspelt group has just been renamed.
    for (const path of siblings) {
      if (namesIn(path).length > 0 && valueAt(corrected, path) !== undefined) visit(path)
    }
  }

  visit([])
  return { corrected, problems }
}

/** Lists the paths, and those of the groups that they lead through. */
function withGroups(known: readonly Path[]): Path[] {
  const all = known.flatMap((path) => path.map((_, index) => path.slice(0, index + 1)))
  return [...new Map(all.map((path) => [nameOf(path), path])).values()]
}

/** Finds where a line was meant to stand: in the only place of this name, or under the nearest name of its group. */
function findMeant(name: string, siblings: Path[], paths: Path[]): Path | undefined {
  // The check itself, and docs/questions.md, write `video.isOwn`.
  const dotted = paths.find((path) => nameOf(path) === name)
  if (dotted) return dotted
  const [only, ...others] = paths.filter((path) => path.at(-1) === name)
  if (only && others.length === 0) return only
  const near = nearest(
    name,
    siblings.map((path) => String(path.at(-1))),
  )
  return siblings.find((path) => path.at(-1) === near)
}

const wordsIn = (text: string) => plainLetters(text).split(/[^a-z\d]+/)

/** `telephone` stands in « téléphone du support ». */
const hasWord = (label: string, name: string) => wordsIn(label).includes(wordsIn(name).join())

function explain(name: string, meant: Path | undefined): string {
  if (!meant)
    return `Rien ne lit « ${name} » : si c’est une note, mettez « # » devant ; sinon, retirez cette ligne.`
  const [group, right] = [meant.at(-2), meant.at(-1)]
  if (name.includes('.')) {
    return `« ${name} » : écrivez « ${right} » sous « ${group} », sur une ligne décalée de deux espaces de plus.`
  }
  if (right !== name) return `Rien ne lit « ${name} » : le nom juste est « ${right} ».`
  return group
    ? `« ${name} » va sous « ${group} » : mettez cette ligne dessous, décalée de deux espaces de plus.`
    : `« ${name} » ne va sous aucun titre : mettez cette ligne au bord gauche.`
}
