// Finds the answers that stand under a name which no question has, and puts them where they were meant to stand.
import { nearest } from '../problems/closest.ts'
import { fix, inSite, type Problem } from '../problems/Problem.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { isObject, type Path, valueAt, withoutValue, withValue } from '../values.ts'
import { placedQuestions, questionOf } from './chapters.ts'

/** Every group, with the names directly below it; `''` is the whole file. */
const namesByGroup = new Map<string, string[]>()
for (const { path } of placedQuestions) {
  for (const [depth, name] of path.entries()) {
    const group = path.slice(0, depth).join('.')
    const names = namesByGroup.get(group) ?? []
    if (!names.includes(String(name))) namesByGroup.set(group, [...names, String(name)])
  }
}

/** Reads on with the answers in their right places, so that none is called missing because of a typo. */
export function correctKeys(data: WrittenKeys): { corrected: WrittenKeys; problems: Problem[] } {
  const problems: Problem[] = []
  let corrected = data

  function visit(group: Path) {
    for (const [name, value] of Object.entries(valueAt(corrected, group) as WrittenKeys)) {
      const path = [...group, name]
      const key = path.join('.')
      if (value === undefined || questionOf(key)) continue
      if (!namesByGroup.has(key)) {
        const meant = findMeant(name, group)
        problems.push(explain(path, value, meant))
        corrected = withoutValue(corrected, path)
        const isFree = meant && valueAt(corrected, meant) === undefined
        if (isFree) corrected = withValue(corrected, meant, value) as WrittenKeys
      } else if (!isObject(value)) {
        const names = namesByGroup.get(key)?.join(', ')
        const sentence = `Plusieurs réponses vont ici : écrivez chacune dessous, décalée de deux espaces, avec son nom : ${names}.`
        problems.push(fix(inSite(path), sentence))
        corrected = withoutValue(corrected, path)
      }
    }
    // The groups are visited when the names beside them are right, since a misspelt group has just been renamed.
    for (const [name, value] of Object.entries(valueAt(corrected, group) as WrittenKeys)) {
      const path = [...group, name]
      if (namesByGroup.has(path.join('.')) && isObject(value)) visit(path)
    }
  }

  visit([])
  return { corrected, problems }
}

/** Finds where an answer was meant to stand: under the nearest name, or in the only group that has this name. */
function findMeant(name: string, group: Path): Path | undefined {
  const groups = [...namesByGroup].filter(([, names]) => names.includes(name))
  const [onlyGroup, ...others] = groups.map(([key]) => key)
  if (onlyGroup !== undefined && others.length === 0) {
    return [...onlyGroup.split('.').filter(Boolean), name]
  }
  const meant = nearest(name, namesByGroup.get(group.join('.')) ?? [])
  return meant === undefined ? undefined : [...group, meant]
}

function explain(path: Path, value: unknown, meant: Path | undefined): Problem {
  const name = path.at(-1)
  const place = inSite(path)
  if (!meant) {
    return fix(place, `Aucune question ne s’appelle « ${name} » : retirez cette ligne.`)
  }
  const right = meant.at(-1)
  if (right === name) {
    const group = meant.at(-2)
    const sentence = group
      ? `« ${name} » va sous « ${group} » : mettez cette ligne dessous, décalée de deux espaces de plus.`
      : `« ${name} » ne va sous aucun titre : mettez cette ligne au bord gauche.`
    return fix(place, sentence)
  }
  const remedy = typeof value === 'string' ? { set: meant, to: value, insteadOf: path } : undefined
  return fix(place, `Rien ne lit « ${name} » : le nom juste est « ${right} ».`, remedy)
}
