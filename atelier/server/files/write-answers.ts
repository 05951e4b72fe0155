import { existsSync, readFileSync, rmSync } from 'node:fs'
import { words } from '../../../defaults/words.ts'
import { ProblemsError } from '../../../owner/problems/problems-error.ts'
import { valueAt } from '../../../owner/values.ts'
import { writeWhole } from '../../../owner/write-whole.ts'
import type { Change } from '../../protocol.ts'
import { HttpError } from '../HttpError.ts'
import { placeIn } from './place-in.ts'
import { fileNames, readDefault, readTexts } from './read-texts.ts'
import { writeYaml } from './write-yaml.ts'

/** @throws {ProblemsError} if a file of the site cannot be read */
export function writeAnswers(folder: string, changes: Change[]) {
  const { unreadable } = readTexts(folder)
  if (unreadable.length > 0) throw new ProblemsError(unreadable)
  for (const name of new Set(changes.map(({ file }) => file))) {
    const ofFile = changes.filter(({ file }) => file === name)
    if (!fileNames.includes(name)) throw new HttpError(403, `« ${name} » ne s’écrit pas ici.`)
    if (name.endsWith('.md')) writeText(folder, name, String(ofFile.at(-1)?.value ?? ''))
    else writeKeys(folder, name, name === 'words.yaml' ? ofFile.map(withoutOurs) : ofFile)
  }
}

function writeKeys(folder: string, name: string, changes: Change[]) {
  const place = placeIn(folder, name)
  const source = existsSync(place) ? readFileSync(place, 'utf8').replace(/^\uFEFF/, '') : ''
  const text = writeYaml(source, changes)
  if (text !== source) writeWhole(place, text)
}

/** `words.yaml` has only the sentences that differ from ours: all others follow our updates. */
function withoutOurs(change: Change): Change {
  const isOurs = JSON.stringify(change.value) === JSON.stringify(valueAt(words, change.path))
  return isOurs ? { ...change, value: undefined } : change
}

/** A legal text equal to ours, or emptied, is not kept, so that it follows our updates. */
function writeText(folder: string, name: string, typed: string) {
  const place = placeIn(folder, name)
  const text = typed.replace(/\0|\p{Surrogate}/gu, '')
  if (text === '' || text === readDefault(name)) rmSync(place, { force: true })
  else writeWhole(place, text)
}
