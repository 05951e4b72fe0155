import { relative } from 'node:path'
import { publishing } from '../hosting/hosts.ts'
import { inFile } from '../owner/problems/in-file.ts'
import { askForConsent, unaskedServices } from '../owner/rules/unasked-services.ts'
import { thirdPartiesOf } from '../src/embeds/consent/consent.ts'
import type { OwnerSite } from './owner-site.ts'

/** The last lines of a build: what it left out, and how it is published. */
export function sayBuilt(folder: string, { config, problems, site }: OwnerSite): string {
  const out = relative('.', folder)
  const services = unaskedServices(config, thirdPartiesOf(site))
  return [
    ...problems.map(inFile),
    ...(services.length > 0 ? [inFile(askForConsent(services))] : []),
    `Le site est construit dans « ${out} ». Ce qui manque avant de le publier : npm run check`,
    `Publier (hosting: ${config.hosting}) : ${publishing(config.hosting).replaceAll('{out}', out)}`,
  ].join('\n\n')
}
