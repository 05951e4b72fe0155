// Reads the files of a site as the owner's page edits them: `site.yaml`, `words.yaml` and the legal texts.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../../owner/problems/Problem.ts'
import { readWords } from '../../../owner/read/read-words.ts'
import type { WrittenKeys } from '../../../owner/read/read-yaml.ts'
import { DEFAULTS, openSiteFolder } from '../../../owner/read/site-folder.ts'
import { fileNames } from '../../file-names.ts'
import { placeIn } from './place-in.ts'

export type FileText = {
  /** Names this content of the file, so that the page notices another one. */
  version: string
  /** The keys of a YAML file, or a legal text. For a file that the site lacks, those of `defaults`. */
  data: WrittenKeys | string
  /** True if the YAML cannot be read: the page then saves nothing in it. */
  isBroken: boolean
}

export const readTexts = (folder: string): Record<string, FileText> =>
  Object.fromEntries(fileNames.map((name) => [name, readText(folder, name)]))

export function readText(folder: string, name: string): FileText {
  const source = readOwn(folder, name)
  const version = createHash('sha256').update(source).digest('hex')
  if (name.endsWith('.md')) {
    return { version, data: source || readDefault(name), isBroken: false }
  }
  const { data, problems } = name === 'words.yaml' ? readSentences(folder) : readAnswers(folder)
  // A problem without a path makes the whole file unreadable. Others concern one answer.
  return { version, data, isBroken: problems.some(({ place }) => place.path.length === 0) }
}

type Read = { data: WrittenKeys; problems: Problem[] }

const readSentences = (folder: string): Read => readWords(openSiteFolder(folder))

function readAnswers(folder: string): Read {
  const { file, problems } = openSiteFolder(folder)
  return { data: file.data, problems }
}

/** Reads the text of a file in the site's folder, or an empty text if that folder lacks it. */
export function readOwn(folder: string, name: string): string {
  const place = placeIn(folder, name)
  return existsSync(place) ? readFileSync(place, 'utf8').replace(/^\uFEFF/, '') : ''
}

/** Reads the legal text that the site shows if its folder does not have this file. */
export const readDefault = (name: string) => readFileSync(join(DEFAULTS, name), 'utf8')
