// Looks at a site that is published: what visitors receive of it, and whether its video and its calendar
// exist, for `npm run check -- --published` and the end of each publication.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostingFolderOf, outFolder } from '../../hosting/publication/build-record.js'
import { ownerError } from '../../owner/problems/owner-error.ts'
import { fix, inSite, look, type Problem } from '../../owner/problems/Problem.ts'
import { isExampleAddress } from '../../owner/rules/find-examples.ts'
import type { SiteConfig } from '../../owner/schema/site-schema.ts'
import { oembedRequest } from '../../services/oembed-request.ts'
import { findProvider } from '../../services/providers.ts'
import { purposes } from '../../src/embeds/consent/consent.ts'
import type { Site } from '../../src/Site.ts'
import type { SiteBuild } from '../prepare-build.ts'
import { ask } from './ask.ts'
import { checkPublished } from './check-published.ts'

/**
 * @param url where to look, by default the site's own address
 * @throws {OwnerError} when nothing is built
 */
export async function checkOnline(
  { config, site }: Pick<SiteBuild, 'config' | 'site'>,
  url = config.url,
): Promise<Problem[]> {
  if (isExampleAddress(url)) {
    return [look('nothing-online', inSite('url'), { address: url })]
  }
  const folder = outFolder()
  const record = join(hostingFolderOf(folder), 'policy.json')
  if (!existsSync(record) || !existsSync(folder)) {
    throw ownerError`« ${folder} » ne contient pas de site construit, avec quoi comparer. Lancez d’abord : npm run build`
  }
  const policy = JSON.parse(readFileSync(record, 'utf8'))
  return [...(await checkPublished({ url, folder, policy })), ...(await askServices(config, site))]
}

const embedNames = { video: 'la vidéo', scheduling: 'l’agenda' } as const

export async function askServices(config: SiteConfig, site: Site): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const key of purposes) {
    const { service, pageUrl } = site[key]
    if (!service) continue
    const embed = { service: service.name, what: embedNames[key] }
    const { oembed } = findProvider(key, config[key].provider) ?? {}
    const address = oembed ? oembedRequest(oembed, pageUrl) : pageUrl
    const { status, reason } = await ask(address)
    if (reason) {
      problems.push(look('service-silent', inSite(key), { ...embed, reason }))
    } else if (status === 404 || status === 410) {
      problems.push(fix('service-without-it', inSite(key), { ...embed, status }))
    }
  }
  return problems
}
