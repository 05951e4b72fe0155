import { existsSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fix, inSite, nowhere, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { readOwnerText } from './read-owner-text.ts'
import { readYaml, type YamlFile } from './read-yaml.ts'

/** The folder of the sentences, legal texts and media that the product ships. */
export const DEFAULTS = 'defaults'

/** A site's folder, and the folders that a file comes from where the site has none. */
export type SiteFolder = {
  /** The folder as messages call it, e.g. `site`. */
  name: string
  /** Finds a file of the site, e.g. `media/film.mp4`, and returns its path from where commands run. */
  find: (path: string) => string
  /** Reads the text of a file, or of its unsaved draft. @throws {ProblemsError} where it cannot be read */
  read: (path: OwnerFile) => string
  /** The site's own folder, then its bases, then `DEFAULTS`. */
  folders: string[]
  /** The `site.yaml` of the site, then those of its bases. */
  files: YamlFile[]
  /** The top-level keys of all these `site.yaml`, merged: the first file wins. */
  data: YamlFile['data']
  /** Why the folder, or one of these files, cannot be read. */
  problems: Problem[]
}

/** Texts that are not saved yet, which are checked before they are written, by the path of their file. */
export type Unsaved = ReadonlyMap<string, string>

/** Opens the folder that `SITE` names, `site` otherwise. */
export function openSiteFolder(
  path = process.env.SITE || 'site',
  unsaved: Unsaved = new Map(),
): SiteFolder {
  const name = normalize(path)
  const folders = [name]
  const files: YamlFile[] = []
  const problems: Problem[] = []
  if (!isFolder(path)) {
    problems.push(fix('no-site-folder', nowhere, { folder: path }))
  }
  // The loop also visits the bases that it adds to these folders.
  for (const folder of isFolder(path) ? folders : []) {
    const file = readYaml(join(folder, 'site.yaml'), unsaved)
    files.push(file)
    problems.push(...file.problems)
    const { base } = file.data
    if (typeof base !== 'string') continue
    const next = join(folder, base)
    if (isFolder(next) && !folders.includes(next)) {
      folders.push(next)
      continue
    }
    const code = isFolder(next) ? 'base-in-circle' : 'base-is-no-folder'
    const place = { ...inSite('base'), line: file.lineOf(['base']) }
    problems.push({ ...fix(code, place, { base }), source: file.name })
  }
  folders.push(DEFAULTS)
  const places = (file: string) => folders.map((folder) => join(folder, file))
  const find = (file: string) =>
    places(file).find((place) => unsaved.has(place) || existsSync(place)) ?? places(file)[0] ?? file
  const read = (file: OwnerFile) => unsaved.get(find(file)) ?? readOwnerText(find(file), file)
  const data = Object.assign({}, ...files.map(({ data }) => data).reverse())
  return { name, find, read, folders, files, data, problems }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
