import { existsSync } from 'node:fs'
import { parseWebvtt } from './embeds/parse-webvtt.ts'
import { OwnerError } from './owner-error.ts'
import { readOwnerText } from './read-owner-text.ts'
import { check } from './schema/check.ts'
import { checkSite } from './schema/check-site.ts'
import type { Problem } from './schema/problem.ts'
import { at, placeOf, readYaml, type YamlFile } from './schema/read-yaml.ts'
import type { SiteConfig } from './schema/site-schema.ts'
import { type Words, wordsSchema } from './schema/words-schema.ts'
import { openSiteFolder, type SiteFolder } from './site-folder.ts'
import { finishWords } from './words.ts'

/** What an owner wrote, checked: decisions, sentences, and where the rest of the files is. */
export type LoadedSite = { config: SiteConfig; words: Words; folder: SiteFolder }

/**
 * Reads and checks a site's `site.yaml` and `words.yaml`.
 *
 * @param path its folder: the one that `SITE` names, unless told
 * @throws {OwnerError} with every problem at once
 */
export function loadSite(path?: string): LoadedSite {
  const folder = openSiteFolder(path)
  const data = Object.assign({}, ...folder.files.map(({ data }) => data).reverse())
  const { config, problems } = checkSite(data)
  const { words, lines: inWords } = readWords(folder.find('words.yaml'))
  const lines = [
    ...listProblems([...problems, ...checkFiles(data, problems, folder)], folder.files),
    ...inWords,
  ]
  if (!config || !words || lines.length > 0) {
    throw new OwnerError([`Le site « ${folder.name} » est à corriger :`, ...lines].join('\n  • '))
  }
  return { config, words: finishWords(words, config), folder }
}

/** A file that cannot be read is one problem among others. */
function readWords(name: string): { words: Words | undefined; lines: string[] } {
  try {
    const file = readYaml(name)
    const { value: words, problems } = check(wordsSchema, file.data)
    return { words, lines: listProblems(problems, [file]) }
  } catch (error) {
    if (error instanceof OwnerError) return { words: undefined, lines: [error.message] }
    throw error
  }
}

const filesOf = [
  ['video', 'src'],
  ['video', 'poster'],
  ['video', 'captions'],
  ['brand', 'logo'],
] as const

/** Files that the site names exist, and its captions can be read. */
function checkFiles(
  data: Record<string, Record<string, unknown> | undefined>,
  problems: Problem[],
  folder: SiteFolder,
): Problem[] {
  return filesOf.flatMap(([group, key]) => {
    const file = data[group]?.[key]
    const isWrong = problems.some(({ path }) => path[0] === group && path[1] === key)
    if (typeof file !== 'string' || isWrong) return []
    const path = [group, key]
    const found = folder.find(file)
    if (!existsSync(found)) {
      const message = `${group}.${key} : le fichier « ${file} » n’existe pas dans le dossier « ${folder.name} ».`
      return [{ path, message }]
    }
    return key === 'captions'
      ? parseWebvtt(readOwnerText(found)).problems.map((fault) => ({
          path,
          message: `video.captions : ${found}, ${fault}`,
        }))
      : []
  })
}

/** One line for each problem, in the order of the file. */
function listProblems(problems: Problem[], files: YamlFile[]): string[] {
  return problems
    .map(({ path, message }) => {
      const { index, name, line } = placeOf(path, files)
      return { index, line, text: at(name, line, message) }
    })
    .sort((a, b) => a.index - b.index || (a.line ?? 0) - (b.line ?? 0))
    .map(({ text }) => text)
}
