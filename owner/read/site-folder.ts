import { existsSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { ownerError } from '../problems/owner-error.ts'
import { readOwnerText } from './read-owner-text.ts'
import { at, readYaml, type YamlFile } from './read-yaml.ts'

/** The sentences, legal texts and media that the product ships: each shows until an owner has another. */
export const DEFAULTS = 'defaults'

/** A site's folder, and those in which what it does not have is looked for. */
export type SiteFolder = {
  /** The folder as messages call it, e.g. `site`. */
  name: string
  /**
   * A file of the site, from the folder where commands run: its own, else its base's, else ours.
   *
   * @param path e.g. `media/demonstration.mp4`
   */
  find: (path: string) => string
  /** Its text, as it is or as it would be. */
  read: (path: string) => string
  /** Its own folder, then its bases, then `DEFAULTS`. */
  folders: string[]
  /** Its `site.yaml`, then those of its bases. */
  files: YamlFile[]
  /** Their top-level keys, merged: the first file wins. */
  data: YamlFile['data']
}

/** Drafts to validate before they are written, by file name. */
export type Unsaved = ReadonlyMap<string, string>

/**
 * Opens the folder that `SITE` names, `site` otherwise.
 *
 * @param unsaved drafts that replace files on disk
 * @throws {OwnerError} when it is not there, or its `site.yaml` is not YAML
 */
export function openSiteFolder(
  path = process.env.SITE || 'site',
  unsaved: Unsaved = new Map(),
): SiteFolder {
  const folders = [normalize(path)]
  if (!isFolder(path)) {
    throw ownerError`Le dossier « ${path} » n’existe pas. Remettez-le, ou corrigez la variable SITE, si c’est elle qui le nomme.`
  }
  const files: YamlFile[] = []
  for (const folder of folders) {
    const file = readYaml(join(folder, 'site.yaml'), unsaved)
    files.push(file)
    const { base } = file.data
    if (typeof base !== 'string') continue
    const next = join(folder, base)
    if (!isFolder(next) || folders.includes(next)) {
      const fault = isFolder(next) ? 'revient au même dossier' : 'n’est pas un dossier'
      throw ownerError`${at(file.name, file.lineOf(['base']), `base : « ${base} » ${fault}`)}. Écrivez le chemin d’un autre dossier de site à partir de celui-ci, par exemple « ../site », ou retirez cette ligne.`
    }
    folders.push(next)
  }
  folders.push(DEFAULTS)
  const places = (file: string) => folders.map((folder) => join(folder, file))
  const find = (file: string) =>
    places(file).find((place) => unsaved.has(place) || existsSync(place)) ?? places(file)[0] ?? file
  const read = (file: string) => unsaved.get(find(file)) ?? readOwnerText(find(file))
  const data = Object.assign({}, ...files.map(({ data }) => data).reverse())
  return { name: folders[0] ?? path, find, read, folders, files, data }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
