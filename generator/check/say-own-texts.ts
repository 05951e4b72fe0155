import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../src/routes.ts'
import { readYaml } from '../schema/read-yaml.ts'
import { textsIn, valueAt } from '../schema/values.ts'
import { DEFAULTS, type SiteFolder } from '../site-folder.ts'
import { type Findings, good } from './Finding.ts'

/** Which sentences and texts are the owner's own: those that a new release leaves as they are. */
export function* sayOwnTexts({ folders, find }: SiteFolder): Findings {
  const ours = readYaml(join(DEFAULTS, 'words.yaml')).data
  const keys = folders
    .filter((folder) => folder !== DEFAULTS)
    .map((folder) => join(folder, 'words.yaml'))
    .filter((file) => existsSync(file))
    .flatMap((file) => textsIn(readYaml(file).data))
    .filter(([path, text]) => ![undefined, text].includes(valueAt(ours, path) as string))
    .map(([path]) => path.filter((step) => typeof step === 'string').join('.'))
  const sentences = [...new Set(keys)]
  if (sentences.length > 0) yield good`Phrases à vous : ${sentences.join(', ')}.`
  const texts = routes
    .flatMap(({ shows }) => ('legalText' in shows ? [shows.legalText] : []))
    .filter((name) => find(`legal/${name}.md`) !== join(DEFAULTS, 'legal', `${name}.md`))
  if (texts.length > 0) yield good`Textes légaux à vous : ${texts.join(', ')}.`
}
