import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf } from '../../owner/problems/said.ts'
import { type Keys, readYaml, type Typed } from '../../owner/read/read-yaml.ts'
import { openSiteFolder } from '../../owner/read/site-folder.ts'
import { isObject, type Path, valueAt, withValue } from '../../owner/values.ts'
import { writeWhole } from '../../owner/write-whole.ts'
import { fileNames } from '../file-names.ts'
import { HttpError } from './HttpError.ts'
import { inOwnersWords } from './in-owners-words.ts'
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
export type Rejected = Change & { message: string }

/** True where one of two values stands in the other, or is it. */
const overlap = (one: Path, other: Path) =>
  one.length > 0 &&
  one.every((step, at) => at >= other.length || String(step) === String(other[at]))

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

/** What a build would refuse of a file, and does not refuse already. */
function newFaults(folder: string, name: string, text: string) {
  const place = join(openSiteFolder(folder).name, name)
  const faults = validateDraft(folder, new Map([[place, text]]))
  const known = faults.length > 0 ? validateDraft(folder) : []
  return faults.filter((each) => !known.some(({ message }) => message === each.message))
}

function changeText(folder: string, name: string, changes: Change[]): Rejected[] {
  const source = readOwn(folder, name)
  const data = readData(folder, name)
  const rejected: Rejected[] = []
  let left = changes.filter((each) => {
    const now = valueAt(data, each.path)
    const isFresh = isSame(now, each.before)
    if (!isFresh && !isSame(now, each.value)) {
      rejected.push({ ...each, message: changedMeanwhile(now) })
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
      faults.filter(({ path }) => overlap(path.slice(0, path.length - up), change.path))
    // About an answer, else about one of its group, else about all of them.
    const about = [near(0), near(1)].find((of) => left.some((each) => of(each).length > 0))
    for (const each of left.filter((each) => !about || about(each).length > 0)) {
      const said = (about?.(each) ?? faults).map((found) =>
        inOwnersWords(found.message, nameOf(each.path)),
      )
      rejected.push({ ...each, message: said.join('\n') })
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
  // Says so where the whole folder is gone.
  openSiteFolder(folder)
  const rejected: Rejected[] = []
  for (const name of new Set(changes.map(({ file }) => file))) {
    if (!fileNames.includes(name)) throw new HttpError(403, `« ${name} » ne s’écrit pas ici.`)
    const its = changes.filter(({ file }) => file === name)
    rejected.push(...changeText(folder, name, its))
  }
  return rejected
}
