// The last lines that `npm run build` prints.
import { hosts } from '../hosts/hosts.ts'
import { listThirdParties } from '../owner/legal/list-third-parties.ts'
import { inTerminal } from '../owner/problems/problem-in-words.ts'
import { noteConsent } from '../owner/rules/note-choices.ts'
import type { PreparedBuild } from './prepare-build.ts'

export function describeBuild(out: string, { config, problems }: PreparedBuild): string {
  const thirdParties = listThirdParties(config)
  return [
    ...[...problems, ...noteConsent({ config, thirdParties })].map(inTerminal),
    `Le site est construit dans « ${out} ». Ce qui manque avant de le publier : npm run check`,
    config.hosting && `Publier : ${hosts[config.hosting].howToPublish(out)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
