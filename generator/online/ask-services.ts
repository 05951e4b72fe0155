import { type Finding, fix, look } from '../../owner/problems/Finding.ts'
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
export async function askServices(config: SiteConfig, site: Site): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const key of purposes) {
    const { service, pageUrl } = site[key]
    if (!service) continue
    const { oembed } = findProvider(key, config[key].provider) ?? {}
    const address = oembed ? oembedRequest(oembed, pageUrl) : pageUrl
    const { status, reason } = await ask(address, 'follow')
    if (reason) {
      findings.push(
        look`${key} : ${service.name} n’a pas répondu : ${reason}. Ouvrez la page d’accueil pour voir ${names[key]}.`,
      )
    } else if (status === 404 || status === 410) {
      findings.push(
        fix`${key} : ${service.name} répond que ${names[key]} n’existe pas (${status}). Vérifiez l’adresse dans site.yaml.`,
      )
    }
  }
  return findings
}
