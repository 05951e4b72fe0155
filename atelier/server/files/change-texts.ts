/*
 * Saves answers of the owner's page in the files of the site. An answer that a build would refuse is not
 * written: it goes back to its field with messages.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openSite } from '../../../generator/open-site.ts'
import { ProblemsError } from '../../../owner/problems/problems-error.ts'
import type { WrittenValue } from '../../../owner/read/read-yaml.ts'
import { openSiteFolder } from '../../../owner/read/site-folder.ts'
import { valueAt } from '../../../owner/values.ts'
import { writeWhole } from '../../../owner/write-whole.ts'
import { fileNames } from '../../file-names.ts'
import { HttpError } from '../HttpError.ts'
import type { FieldMessage } from '../show-problem.ts'
import type { Change, Rejected, Saved } from './Change.ts'
import { isSame } from './compare-data.ts'
import { draftFile, type FileBefore } from './draft-file.ts'
import { findRefusals } from './find-refusals.ts'
import { placeIn } from './place-in.ts'
import { readData, readDefault, readOwn } from './read-texts.ts'

/**
 * @param isAllOrNothing true to write nothing if one of the answers is refused
 * @throws {ProblemsError} if the folder, or a file to change, cannot be read
 * @throws {HttpError} if an answer names a file that is not one of `fileNames`
 */
export function changeTexts(folder: string, changes: Change[], isAllOrNothing = false): Saved {
  // If the site's folder was renamed while the atelier was open, saving fails: otherwise it would make a new
  // folder with one answer in it.
  const { files, problems } = openSiteFolder(folder)
  if (files.length === 0) throw new ProblemsError(problems)
  const drafts = draftFiles(folder, changes)
  // If an editor has saved a file during the validation, the answers are compared with the new file.
  if (drafts.some(({ file }) => readOwn(folder, file.name) !== file.source)) {
    return changeTexts(folder, changes, isAllOrNothing)
  }
  const rejected = drafts.flatMap((draft) => draft.rejected)
  const saved: Saved = { rejected, written: [] }
  if (isAllOrNothing && rejected.length > 0) return saved
  for (const { file, accepted } of drafts) {
    if (!accepted || accepted.text === file.source) continue
    writeFile(folder, file, accepted.text)
    saved.written.push(...listWritten(folder, file, accepted.answers))
    // Each file is validated together with those before it, so the last `opened` holds the site with all new
    // answers.
    saved.opened = accepted.opened
  }
  return saved
}

function draftFiles(folder: string, changes: Change[]) {
  const unsaved = new Map<string, string>()
  return [...new Set(changes.map(({ file }) => file))].map((name) => {
    if (!fileNames.includes(name)) throw new HttpError(403, `« ${name} » ne s’écrit pas ici.`)
    const file = readBefore(folder, name)
    const changesOfFile = changes.filter((change) => change.file === name)
    const { upToDate, outdated } = compareWithFile(file, changesOfFile)
    const { accepted, refused } = draftAccepted(folder, file, upToDate, unsaved)
    if (accepted) unsaved.set(placeOf(file), accepted.text)
    return { file, accepted, rejected: [...outdated, ...refused] }
  })
}

const placeOf = ({ site, name }: FileBefore) => join(site.name, name)

function readBefore(folder: string, name: string): FileBefore {
  const site = openSiteFolder(folder)
  return { name, site, source: readOwn(folder, name), data: readData(site, name) }
}

function compareWithFile({ data }: FileBefore, changes: Change[]) {
  const upToDate: Change[] = []
  const outdated: Rejected[] = []
  for (const change of changes) {
    const valueInFile = valueAt(data, change.path)
    if (isSame(valueInFile, change.before)) {
      upToDate.push(change)
      continue
    }
    // An answer that the file has already, e.g. from another tab, is neither written nor refused.
    if (isSame(valueInFile, change.value)) continue
    outdated.push({ ...change, messages: [changedMeanwhile(valueInFile)] })
  }
  return { upToDate, outdated }
}

function changedMeanwhile(valueInFile: unknown): FieldMessage {
  const isShortText = typeof valueInFile === 'string' && valueInFile.length < 200
  const quote = isShortText ? ` : « ${valueInFile} »` : ''
  return {
    level: 'fix',
    message: `Ce champ a changé dans son fichier pendant que vous écriviez${quote}. Rien n’a été écrasé. Écrivez encore pour garder votre réponse, ou « Annuler » pour prendre celle du fichier.`,
    remedies: [],
  }
}

/** Tries the answers in memory, each time without those that caused problems, until the site can be built. */
function draftAccepted(
  folder: string,
  file: FileBefore,
  answers: Change[],
  textsOfOtherFiles: Map<string, string>,
) {
  const refused: Rejected[] = []
  let remaining = answers
  while (remaining.length > 0) {
    const text = draftFile(file, remaining)
    const opened = openSite(folder, new Map([...textsOfOtherFiles, [placeOf(file), text]]))
    const refusals = findRefusals(folder, opened, remaining)
    if (refusals.length === 0) return { accepted: { text, answers: remaining, opened }, refused }
    refused.push(...refusals)
    remaining = remaining.filter(({ path }) => !refusals.some((each) => each.path === path))
  }
  return { accepted: undefined, refused }
}

/** A legal text equal to the default one is deleted: the site then follows our updates. */
function writeFile(folder: string, { name, site }: FileBefore, text: string) {
  const place = placeIn(folder, name)
  const isDefault = name.endsWith('.md') && text === readDefault(site, name)
  if (isDefault) rmSync(place, { force: true })
  else writeWhole(place, text)
}

function listWritten(folder: string, { name, data }: FileBefore, answers: Change[]): Change[] {
  const dataNow = readData(openSiteFolder(folder), name)
  const changes = answers.map(({ file, path }) => {
    const value = valueAt(dataNow, path) as WrittenValue | undefined
    return { file, path, value, before: valueAt(data, path) }
  })
  return changes.filter(({ value, before }) => !isSame(value, before))
}
