import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { words } from '../../../defaults/words.ts'
import { writeWhole } from '../../../owner/disk/write-whole.ts'
import { OwnerError } from '../../../owner/problems/OwnerError.ts'
import { ProblemsError } from '../../../owner/problems/ProblemsError.ts'
import { DEFAULTS } from '../../../owner/read/site-folder.ts'
import { valueAt } from '../../../owner/values.ts'
import type { TypedAnswers } from '../../protocol.ts'
import { readTexts } from './read-texts.ts'
import { writeYaml } from './write-yaml.ts'

/** @throws {ProblemsError} if a file of the site cannot be read */
export function saveAnswers(folder: string, answers: TypedAnswers) {
  const { texts, unreadable } = readTexts(folder)
  if (unreadable.length > 0) throw new ProblemsError(unreadable)
  for (const [id, typed] of Object.entries(answers)) {
    const [, file, keys = ''] = /^((?:site|words)\.yaml)\.(.+)/.exec(id) ?? []
    if (file) writeAnswer(folder, file, keys.split('.'), typed)
    else if (typeof texts[id] === 'string') writeText(folder, id, typed)
    else throw new OwnerError(`« ${id} » ne s’écrit pas ici.`)
  }
}

function writeAnswer(folder: string, name: string, path: string[], typed: string) {
  const place = join(folder, name)
  const source = existsSync(place) ? readFileSync(place, 'utf8').replace(/^\uFEFF/, '') : ''
  const value = name === 'words.yaml' ? ownSentence(path, typed) : typed || undefined
  const text = writeYaml(source, path, value)
  if (text !== source) writeWhole(place, text)
}

/** `words.yaml` has only the sentences that differ from ours: all others follow our updates. */
function ownSentence(path: string[], typed: string): string | string[] | undefined {
  const ours = valueAt(words, path)
  const lines = typed.split('\n').filter((line) => line.trim() !== '')
  const isOurs = lines.length === 0 || lines.join('\n') === [ours].flat().join('\n')
  if (isOurs) return undefined
  return Array.isArray(ours) ? lines : lines.join(' ')
}

/** A legal text equal to ours, or emptied, is not kept, so that it follows our updates. */
function writeText(folder: string, name: string, typed: string) {
  const place = join(folder, name)
  const text = typed.replace(/\0|\p{Surrogate}/gu, '')
  const ours = readFileSync(join(DEFAULTS, name), 'utf8')
  if (text === '' || text === ours) rmSync(place, { force: true })
  else writeWhole(place, text)
}
