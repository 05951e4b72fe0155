import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../../owner/problems/Problem.ts'
import { ProblemsError } from '../../../owner/problems/problems-error.ts'
import { type Keys, readYaml, type Typed } from '../../../owner/read/read-yaml.ts'
import { openSiteFolder } from '../../../owner/read/site-folder.ts'
import { isObject, overlap, type Path, valueAt, withValue } from '../../../owner/values.ts'
import { writeWhole } from '../../../owner/write-whole.ts'
import { fileNames } from '../../file-names.ts'
import { HttpError } from '../HttpError.ts'
import { type Said, showProblem } from '../show-problem.ts'
import { placeIn } from './place-in.ts'
import { readData, readDefault, readOwn } from './read-texts.ts'
import { isSame, rewriteYaml } from './rewrite-yaml.ts'
import { validateDraft } from './validate-draft.ts'

/** One answer, and what its file said when the owner began; without a value, there is none any more. */
export type Change = {
  file: string
  path: (string | number)[]
  value?: Typed | undefined
  before?: unknown
}

/** An answer that is not written, and why. */
export type Rejected = Change & { said: Said[] }

const changedMeanwhile = (now: unknown) =>
  `Ce champ a changé dans son fichier pendant que vous écriviez${typeof now === 'string' && now.length < 200 ? ` : « ${now} »` : ''}. Rien n’a été écrasé. Écrivez encore pour garder votre réponse, ou « Annuler » pour prendre celle du fichier.`

/** What the owner's own file would say with these answers: of the sentences, those that are not ours. */
function draft(folder: string, name: string, data: unknown, changes: Change[]): string {
  if (name.endsWith('.md')) return String(changes.at(-1)?.value ?? '')
  const source = readOwn(folder, name) ?? ''
  const isSparse = name === 'words.yaml'
  const ours = isSparse ? readDefault(folder, name) : undefined
  let wanted: Keys = source ? readYaml(join(openSiteFolder(folder).name, name)).data : {}
  for (const { path, value } of changes) {
    const [top = ''] = path
    // An address alone becomes a group; a group of the base becomes the owner's.
    if (!isSparse && path.length > 1 && !isObject(wanted[top])) {
      wanted = { ...wanted, [top]: valueAt(data, [top]) as Typed }
    }
    const isOurs = isSparse && isSame(value, valueAt(ours, path))
    wanted = withValue(wanted, path, isOurs ? undefined : value) as Keys
  }
  return rewriteYaml(source, wanted, isSparse)
}

/** True where a fault below a key is about this answer, or about a part of it. */
const isNear = (path: Path, answer: Path) => path.length > 0 && overlap(path, answer)

/** The same fault: it has the same code at the same place, and quotes the same. */
const identity = ({ code, file, path, values }: Problem) =>
  JSON.stringify([code, file, path, values])

/** What is wrong, to be shown at an answer: about another one, it names that. */
const sayAt =
  ({ path }: Change) =>
  (problem: Problem): Said => {
    const { name, message, remedies } = showProblem(problem)
    const isHere = name === '' || overlap(problem.path, path)
    return { message: isHere ? message : `${name} : ${message}`, remedies }
  }

/** What a build would refuse of a file, and does not refuse already. */
function newFaults(folder: string, name: string, text: string) {
  const place = join(openSiteFolder(folder).name, name)
  const faults = validateDraft(folder, new Map([[place, text]]))
  const known = faults.length > 0 ? validateDraft(folder) : []
  const before = new Set(known.map(identity))
  return faults.filter((each) => !before.has(identity(each)))
}

function changeText(folder: string, name: string, changes: Change[]): Rejected[] {
  const source = readOwn(folder, name)
  const data = readData(folder, name)
  const rejected: Rejected[] = []
  let left = changes.filter((each) => {
    const now = valueAt(data, each.path)
    const isFresh = isSame(now, each.before)
    if (!isFresh && !isSame(now, each.value)) {
      rejected.push({ ...each, said: [{ message: changedMeanwhile(now), remedies: [] }] })
    }
    return isFresh
  })
  // All of them, else those that nothing is said against.
  while (left.length > 0) {
    const text = draft(folder, name, data, left)
    const faults = newFaults(folder, name, text)
    // Judging takes time: somebody else may have written meanwhile.
    if (readOwn(folder, name) !== source) return changeText(folder, name, changes)
    if (faults.length === 0) {
      const isOurs = name.endsWith('.md') && text === readDefault(folder, name)
      if (isOurs) rmSync(placeIn(folder, name), { force: true })
      else if (text !== source) writeWhole(placeIn(folder, name), text)
      break
    }
    const near = (up: number) => (change: Change) =>
      faults.filter(({ path }) => isNear(path.slice(0, path.length - up), change.path))
    // About an answer, else about one of its group, else about all of them.
    const about = [near(0), near(1)].find((of) => left.some((each) => of(each).length > 0))
    for (const each of left.filter((each) => !about || about(each).length > 0)) {
      rejected.push({ ...each, said: (about?.(each) ?? faults).map(sayAt(each)) })
    }
    left = left.filter((each) => about?.(each).length === 0)
  }
  return rejected
}

/**
 * Writes the answers that are right, and tells what is wrong with the others.
 *
 * @throws {OwnerError} where a file cannot be read
 */
export function changeTexts(folder: string, changes: Change[]): Rejected[] {
  const { problems } = openSiteFolder(folder)
  if (problems.some(({ code }) => code === 'no-site-folder')) throw new ProblemsError(problems)
  const rejected: Rejected[] = []
  for (const name of new Set(changes.map(({ file }) => file))) {
    if (!fileNames.includes(name)) throw new HttpError(403, `« ${name} » ne s’écrit pas ici.`)
    const its = changes.filter(({ file }) => file === name)
    rejected.push(...changeText(folder, name, its))
  }
  return rejected
}
