/*
 * Writes, in memory, the text that a file would have with new answers. `change-texts.ts` validates it first.
 */
import { join } from 'node:path'
import { readYaml, type WrittenKeys, type WrittenValue } from '../../../owner/read/read-yaml.ts'
import type { SiteFolder } from '../../../owner/read/site-folder.ts'
import { keyOf, schemasOf } from '../../../owner/schema/describe-keys.ts'
import { isObject, valueAt, withValue } from '../../../owner/values.ts'
import type { Change } from './Change.ts'
import { isSame } from './compare-data.ts'
import { readDefault } from './read-texts.ts'
import { type RenamedKey, rewriteYaml } from './rewrite-yaml.ts'

/** A file of the site as it was read, before a save. */
export type FileBefore = {
  name: string
  site: SiteFolder
  /** Its text; `undefined` if the site does not have this file. */
  source: string | undefined
  /** The data of the file. Where it lacks an answer, the bases of the site give it, else the defaults. */
  data: unknown
}

export function draftFile(file: FileBefore, answers: Change[]): string {
  // Each answer is the whole of a legal text, so only the last one counts.
  const lastAnswer = answers.at(-1)
  if (file.name.endsWith('.md')) return String(lastAnswer?.value ?? '')
  if (file.name === 'words.yaml') return draftWords(file, answers)
  return draftSite(file, answers)
}

/** Writes `words.yaml`. It has only sentences that differ from the defaults, so that the others follow our updates. */
function draftWords(file: FileBefore, answers: Change[]): string {
  const defaults = readDefault(file.site, file.name)
  let sentences = parseOwnKeys(file)
  for (const { path, value } of answers) {
    const isDefault = isSame(value, valueAt(defaults, path))
    sentences = withValue(sentences, path, isDefault ? undefined : value) as WrittenKeys
  }
  return rewriteYaml(file.source ?? '', sentences, { isSparse: true })
}

function draftSite(file: FileBefore, answers: Change[]): string {
  let keys = parseOwnKeys(file)
  for (const { path, value } of answers) {
    const [group = ''] = path
    const isInGroup = path.length > 1
    // The file may have `video: https://…` in one line, or have no `video` because a base of the site has it.
    // All the keys of `video` are then written into this file before one of them changes.
    if (isInGroup && !isObject(keys[group])) {
      keys = { ...keys, [group]: valueAt(file.data, [group]) as WrittenValue }
    }
    keys = withValue(keys, path, value) as WrittenKeys
  }
  return rewriteYaml(file.source ?? '', keys, { renamed: findRenamed(file, answers) })
}

/**
 * Finds the misspelt keys to rename: those whose text an answer gives to another key of the same group. A renamed
 * key keeps its line and its note.
 */
function findRenamed({ data }: FileBefore, answers: Change[]): RenamedKey[] {
  const misspelt = answers.filter(({ path }) => schemasOf(keyOf(path)).length === 0)
  return misspelt.flatMap(({ path }) => {
    const group = path.slice(0, -1)
    const text = valueAt(data, path)
    if (!text) return []
    const rightKey = answers.find(
      (answer) => isSame(answer.path.slice(0, -1), group) && isSame(answer.value, text),
    )
    return rightKey ? [{ path, name: String(rightKey.path.at(-1)) }] : []
  })
}

/** Parses the keys of the file itself, without those of bases and defaults. */
function parseOwnKeys({ site, name, source = '' }: FileBefore): WrittenKeys {
  const place = join(site.name, name)
  // `readYaml` knows no other line ends.
  const text = source.replace(/\r\n?/g, '\n')
  return readYaml(place, new Map([[place, text]])).data
}
