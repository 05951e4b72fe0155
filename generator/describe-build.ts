// The last lines that `npm run build` prints.
import { relative } from 'node:path'
import { publishing } from '../hosting/hosts.ts'
import { inFile } from '../owner/problems/in-file.ts'
import { askForConsent, unaskedServices } from '../owner/rules/unasked-services.ts'
import { thirdPartiesOf } from '../src/embeds/consent/consent.ts'
import type { SiteBuild } from './prepare-build.ts'

/**
 * Says what the owner should still look at, and how to publish the build.
 *
 * @param folder that the build has written
 */
export function describeBuild(folder: string, { config, problems, site }: SiteBuild): string {
  const out = relative('.', folder)
  const services = unaskedServices(config, thirdPartiesOf(site))
  return [
    ...problems.map(inFile),
    ...(services.length > 0 ? [inFile(askForConsent(services))] : []),
    `Le site est construit dans « ${out} ». Ce qui manque avant de le publier : npm run check`,
    `Publier (hosting: ${config.hosting}) : ${publishing(config.hosting).replaceAll('{out}', out)}`,
  ].join('\n\n')
}
