// The last lines that `npm run build` prints.
import { relative } from 'node:path'
import { hosts } from '../hosts/hosts.ts'
import { listCompanies } from '../owner/legal/list-companies.ts'
import { inTerminal } from '../owner/problems/say.ts'
import { noteConsent } from '../owner/rules/note-choices.ts'
import type { PreparedBuild } from './prepare-build.ts'

export function describeBuild(folder: string, { config, problems }: PreparedBuild): string {
  const out = relative('.', folder)
  const companies = listCompanies(config)
  return [
    ...[...problems, ...noteConsent({ config, companies })].map(inTerminal),
    `Le site est construit dans « ${out} ». Ce qui manque avant de le publier : npm run check`,
    config.hosting && `Publier : ${hosts[config.hosting].next(out)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
