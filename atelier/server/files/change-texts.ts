import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenedSite, openSite } from '../../../generator/open-site.ts'
import type { Problem } from '../../../owner/problems/Problem.ts'
import { ProblemsError } from '../../../owner/problems/problems-error.ts'
import { type Keys, readYaml, type Typed } from '../../../owner/read/read-yaml.ts'
import { openSiteFolder, type SiteFolder } from '../../../owner/read/site-folder.ts'
import { isObject, overlap, type Path, valueAt, withValue } from '../../../owner/values.ts'
import { writeWhole } from '../../../owner/write-whole.ts'
import { fileNames } from '../../file-names.ts'
import { HttpError } from '../HttpError.ts'
import { type FieldMessage, showProblem } from '../show-problem.ts'
import { placeIn } from './place-in.ts'
import { readData, readDefault, readOwn } from './read-texts.ts'
import { isSame, rewriteYaml } from './rewrite-yaml.ts'

/** An answer to write. `before` is what the file said when the owner began; no `value` removes the key. */
export type Change = {
  file: string
  path: (string | number)[]
  value?: Typed | undefined
  before?: unknown
}

/** An answer that was not written, and why. */
export type Rejected = Change & { messages: FieldMessage[] }

/** What became of some answers. */
export type Saved = {
  rejected: Rejected[]
  /** The answers that were written: what their file said before, and what it says now. */
  written: Change[]
  /** The site with these files, as it was validated; absent where nothing was written. */
  opened?: OpenedSite
}

function changedMeanwhile(now: unknown): FieldMessage {
  const quote = typeof now === 'string' && now.length < 200 ? ` : « ${now} »` : ''
  return {
    level: 'fix',
    message: `Ce champ a changé dans son fichier pendant que vous écriviez${quote}. Rien n’a été écrasé. Écrivez encore pour garder votre réponse, ou « Annuler » pour prendre celle du fichier.`,
    remedies: [],
  }
}

/** Writes the owner's file with these answers in it. `words.yaml` gets only sentences that differ from ours. */
function draft(site: SiteFolder, source: string, name: string, data: unknown, changes: Change[]) {
  if (name.endsWith('.md')) return String(changes.at(-1)?.value ?? '')
  const isSparse = name === 'words.yaml'
  const ours = isSparse ? readDefault(site, name) : undefined
  let wanted: Keys = source ? readYaml(join(site.name, name)).data : {}
  for (const { path, value } of changes) {
    const [top = ''] = path
    // `video: https://…` becomes a group once it has a second key; so does a group of the base.
    if (!isSparse && path.length > 1 && !isObject(wanted[top])) {
      wanted = { ...wanted, [top]: valueAt(data, [top]) as Typed }
    }
    const isOurs = isSparse && isSame(value, valueAt(ours, path))
    wanted = withValue(wanted, path, isOurs ? undefined : value) as Keys
  }
  return rewriteYaml(source, wanted, isSparse)
}

/** True for a problem at this answer, at a part of it, or at the group that holds it. */
const isNear = (path: Path, answer: Path) => path.length > 0 && overlap(path, answer)

/** Two problems are the same if they have the same code and place, and quote the same values. */
const identity = ({ code, file, path, values }: Problem) =>
  JSON.stringify([code, file, path, values])

/** The message of a problem at the field of an answer. It names the field that it is about if that is another. */
function messageAt({ path }: Change, problem: Problem): FieldMessage {
  const { level, name, message, remedies } = showProblem(problem)
  const isHere = name === '' || overlap(problem.path, path)
  return { level, message: isHere ? message : `${name} : ${message}`, remedies }
}

/** Keeps the problems that are not on disk already: a save does not have to mend those. */
function newFaults(folder: string, { refused }: OpenedSite): Problem[] {
  if (refused.length === 0) return []
  const onDisk = new Set(openSite(folder).refused.map(identity))
  return refused.filter((each) => !onDisk.has(identity(each)))
}

/**
 * Finds the answers to blame for some faults: those that a fault is about, else those of the same group,
 * else all of them.
 */
function blame(answers: Change[], faults: Problem[]): Map<Change, Problem[]> {
  for (const stepsUp of [0, 1]) {
    const blamed = new Map<Change, Problem[]>()
    for (const answer of answers) {
      const about = faults.filter(({ path }) =>
        isNear(path.slice(0, path.length - stepsUp), answer.path),
      )
      if (about.length > 0) blamed.set(answer, about)
    }
    if (blamed.size > 0) return blamed
  }
  return new Map(answers.map((answer) => [answer, faults]))
}

function changeText(folder: string, name: string, changes: Change[]): Saved {
  const site = openSiteFolder(folder)
  const source = readOwn(folder, name)
  const data = readData(site, name)
  const rejected: Rejected[] = []
  let left: Change[] = []
  for (const change of changes) {
    const now = valueAt(data, change.path)
    if (isSame(now, change.before)) left.push(change)
    else if (!isSame(now, change.value)) {
      rejected.push({ ...change, messages: [changedMeanwhile(now)] })
    }
  }
  while (left.length > 0) {
    const text = draft(site, source ?? '', name, data, left)
    const opened = openSite(folder, new Map([[join(site.name, name), text]]))
    const faults = newFaults(folder, opened)
    // Validation takes a moment: an editor may have saved the file meanwhile.
    if (readOwn(folder, name) !== source) return changeText(folder, name, changes)
    if (faults.length === 0) {
      if (text === source) break
      const isDefault = name.endsWith('.md') && text === readDefault(site, name)
      if (isDefault) rmSync(placeIn(folder, name), { force: true })
      else writeWhole(placeIn(folder, name), text)
      const saved = readData(openSiteFolder(folder), name)
      const written = left.map(({ file, path }) => {
        const value = valueAt(saved, path) as Typed | undefined
        return { file, path, value, before: valueAt(data, path) }
      })
      return {
        rejected,
        written: written.filter((each) => !isSame(each.value, each.before)),
        opened,
      }
    }
    const blamed = blame(left, faults)
    for (const [answer, about] of blamed) {
      rejected.push({ ...answer, messages: about.map((fault) => messageAt(answer, fault)) })
    }
    left = left.filter((answer) => !blamed.has(answer))
  }
  return { rejected, written: [] }
}

/**
 * Writes the answers that a build accepts. The others are returned with their messages, and their files
 * keep what they said.
 *
 * @throws {OwnerError} where a file cannot be read
 */
export function changeTexts(folder: string, changes: Change[]): Saved {
  const { problems } = openSiteFolder(folder)
  if (problems.some(({ code }) => code === 'no-site-folder')) throw new ProblemsError(problems)
  const all: Saved = { rejected: [], written: [] }
  for (const name of new Set(changes.map(({ file }) => file))) {
    if (!fileNames.includes(name)) throw new HttpError(403, `« ${name} » ne s’écrit pas ici.`)
    const inFile = changes.filter(({ file }) => file === name)
    const { rejected, written, opened } = changeText(folder, name, inFile)
    all.rejected.push(...rejected)
    all.written.push(...written)
    // Each file is validated with those before it on disk, so the last one is the site as it is now.
    if (opened) all.opened = opened
  }
  return all
}
