// Opens the folder of a site. A site may name another one as its base, which gives the files that it lacks.
import { existsSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fix, inSite, nowhere, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { readOwnerText } from './read-owner-text.ts'
import { readYaml, type YamlFile } from './read-yaml.ts'

/** The folder of the sentences, legal texts and media that the product ships. */
export const DEFAULTS = 'defaults'

export type SiteFolder = {
  /** The folder as messages call it, e.g. `site`. */
  name: string
  /** Finds `media/film.mp4` in the first folder that has it; if none has, gives its path in the site's own folder. */
  find: (path: string) => string
  /** Reads the text of a file, or of its unsaved draft. @throws {ProblemsError} where it cannot be read */
  read: (path: OwnerFile) => string
  /** The folders in which a file is looked for: the site's, those of the sites that it names as `base`, `DEFAULTS`. */
  folders: string[]
  /** The `site.yaml` of the site, then those of the sites that it names as `base`. */
  files: YamlFile[]
  /** The top-level keys of all the `site.yaml` in `files`, merged: the first file that has a key wins. */
  data: YamlFile['data']
  /** Why the folder, or a `site.yaml` in `files`, cannot be read. */
  problems: Problem[]
}

/** Texts that the owner has not saved yet. The key of each is the path of its file. */
export type Unsaved = ReadonlyMap<string, string>

/** Opens the folder `path` of a site: by default the one that the variable `SITE` names, or else `site`. */
export function openSiteFolder(
  path = process.env.SITE || 'site',
  unsaved: Unsaved = new Map(),
): SiteFolder {
  const name = normalize(path)
  const { folders, files, problems } = readWithBases(name, unsaved)
  if (files.length === 0)
    problems.push(fix(nowhere, `Le dossier « ${path} » n’existe pas. Remettez-le à sa place.`))
  const allFolders = [...folders, DEFAULTS]

  function find(file: string): string {
    const candidates = allFolders.map((folder) => join(folder, file))
    const existing = candidates.find((place) => unsaved.has(place) || existsSync(place))
    return existing ?? join(name, file)
  }
  const read = (file: OwnerFile) => unsaved.get(find(file)) ?? readOwnerText(find(file), file)
  const data = Object.assign({}, ...files.map(({ data }) => data).reverse())
  return { name, find, read, folders: allFolders, files, data, problems }
}

function readWithBases(name: string, unsaved: Unsaved) {
  const folders = [name]
  const files: YamlFile[] = []
  const problems: Problem[] = []
  let folder = isFolder(name) ? name : undefined
  while (folder !== undefined) {
    const file = readYaml(join(folder, 'site.yaml'), unsaved)
    files.push(file)
    problems.push(...file.problems)
    const { base } = file.data
    if (typeof base !== 'string') break
    folder = join(folder, base)
    const fault = findBaseFault(folder, folders)
    if (fault) {
      const place = { ...inSite('base'), line: file.lineOf(['base']) }
      const sentence = `« ${base} » ${fault}. Écrivez le chemin d’un autre dossier de site à partir de celui-ci, ou retirez cette ligne.`
      problems.push(fix({ ...place, source: file.name }, sentence))
      break
    }
    folders.push(folder)
  }
  return { folders, files, problems }
}

function findBaseFault(folder: string, readFolders: string[]) {
  if (!isFolder(folder)) return 'n’est pas un dossier'
  return readFolders.includes(folder) ? 'revient au même dossier' : undefined
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
