// Makes the text that a file would have with new answers. `change-texts.ts` validates it before it writes it.
import { join } from 'node:path'
import { readYaml, type WrittenKeys, type WrittenValue } from '../../../owner/read/read-yaml.ts'
import type { SiteFolder } from '../../../owner/read/site-folder.ts'
import { keyOf, schemasOf } from '../../../owner/schema/describe-keys.ts'
import { isObject, valueAt, withValue } from '../../../owner/values.ts'
import type { Change } from './Change.ts'
import { isSame } from './compare-data.ts'
import { readDefault } from './read-texts.ts'
import { type RenamedKey, rewriteYaml } from './rewrite-yaml.ts'

export type FileBefore = {
  name: string
  site: SiteFolder
  /** The text of the file; empty if the site does not have it. */
  source: string
  /** The data of the file; a key that it lacks has its value in the sites named by `base`, else in `defaults`. */
  data: unknown
}

export function draftFile(file: FileBefore, answers: Change[]): string {
  // An answer to a legal text is the whole new text, so only the last answer counts.
  const lastAnswer = answers.at(-1)
  if (file.name.endsWith('.md')) return String(lastAnswer?.value ?? '')
  if (file.name === 'words.yaml') return draftWords(file, answers)
  return draftSite(file, answers)
}

/** Writes `words.yaml` with only the sentences that differ from the defaults: all others follow our updates. */
function draftWords(file: FileBefore, answers: Change[]): string {
  const defaults = readDefault(file.site, file.name)
  let sentences = parseOwnKeys(file)
  for (const { path, value } of answers) {
    const isDefault = isSame(value, valueAt(defaults, path))
    sentences = withValue(sentences, path, isDefault ? undefined : value) as WrittenKeys
  }
  return rewriteYaml(file.source, sentences, { isSparse: true })
}

function draftSite(file: FileBefore, answers: Change[]): string {
  let keys = parseOwnKeys(file)
  for (const { path, value } of answers) {
    const [group = ''] = path
    const isInGroup = path.length > 1
    // The file may have `video: https://…` in one line, or no `video` where the site takes that of its base
    // (another site). All keys of `video` are then written into this file before one of them changes.
    if (isInGroup && !isObject(keys[group])) {
      keys = { ...keys, [group]: valueAt(file.data, [group]) as WrittenValue }
    }
    keys = withValue(keys, path, value) as WrittenKeys
  }
  return rewriteYaml(file.source, keys, { renamed: findRenamed(file, answers) })
}

/**
 * To correct a misspelt key, the page sends two answers: one removes it, the other sets a right key of the same
 * group to the same text. The key is renamed in the file instead, so that its line and the owner's comment
 * stay.
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

/** Parses the keys of the file itself, while `data` also has those of other folders. */
function parseOwnKeys({ site, name, source }: FileBefore): WrittenKeys {
  const place = join(site.name, name)
  // `readYaml` knows no other line end than `\n`.
  const text = source.replace(/\r\n?/g, '\n')
  return readYaml(place, new Map([[place, text]])).data
}
