// Opens the folder of a site. `defaults/` gives the files that it lacks.
import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { OwnerFile } from '../problems/Problem.ts'
import { groupAnswers } from './group-answers.ts'
import { readOwnerText } from './read-owner-text.ts'
import { readYaml, type YamlFile } from './read-yaml.ts'

/** The folder of the legal texts and media that the product ships. */
export const DEFAULTS = 'defaults'

export type SiteFolder = {
  /** The folder as messages call it, e.g. `site`. */
  name: string
  /** Finds `media/film.mp4` in the site's folder, or else in `DEFAULTS`; if neither has it, gives its path in the site's. */
  find: (path: string) => string
  /** Reads the text of a file. @throws {ProblemsError} where it cannot be read */
  read: (path: OwnerFile) => string
  /** The `site.yaml` of the site. An address that stands for a group of answers is a group. */
  siteYaml: YamlFile
}

/** The owner's folder, which the variable `SITE` names, or else `site`. */
export const siteFolderPath = () => process.env.SITE || 'site'

export function openSiteFolder(path = siteFolderPath()): SiteFolder {
  const name = normalize(path)
  const siteYaml = readYaml(join(name, 'site.yaml'))

  function find(wanted: string): string {
    const [own, shipped] = [join(name, wanted), join(DEFAULTS, wanted)]
    return existsSync(shipped) && !existsSync(own) ? shipped : own
  }
  return {
    name,
    find,
    read: (wanted) => readOwnerText(find(wanted), wanted),
    siteYaml: { ...siteYaml, data: groupAnswers(siteYaml.data) },
  }
}
