import { fix, inSite, look, type Problem } from '../../owner/problems/Problem.ts'
import type { SiteConfig } from '../../owner/schema/site-schema.ts'
import { findProvider } from '../../services/providers.ts'
import { purposes } from '../../src/embeds/consent/consent.ts'
import type { Site } from '../../src/Site.ts'
import { oembedRequest } from './fetch-preview.ts'
import { ask } from './online.ts'

const names = { video: 'la vidéo', scheduling: 'l’agenda' } as const

/**
 * Asks the services of the video and of the calendar whether these exist. What the site serves itself is
 * asked of nobody.
 */
export async function askServices(config: SiteConfig, site: Site): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const key of purposes) {
    const { service, pageUrl } = site[key]
    if (!service) continue
    const asked = { service: service.name, what: names[key] }
    const { oembed } = findProvider(key, config[key].provider) ?? {}
    const address = oembed ? oembedRequest(oembed, pageUrl) : pageUrl
    const { status, reason } = await ask(address, 'follow')
    if (reason) {
      problems.push(look('service-silent', inSite(key), { ...asked, reason }))
    } else if (status === 404 || status === 410) {
      problems.push(fix('service-without-it', inSite(key), { ...asked, status }))
    }
  }
  return problems
}
