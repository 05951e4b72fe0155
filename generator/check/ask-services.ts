import { providerOf } from '../../services/providers.ts'
import type { Site } from '../../src/Site.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { type Finding, fix, look } from './Finding.ts'
import { ask } from './online.ts'

const shown = { video: 'la vidéo', scheduling: 'l’agenda' } as const

/**
 * Asks the services of the video and of the calendar whether these exist. What the site serves itself is
 * asked of nobody.
 *
 * @param get `fetch`, or what stands in for it
 */
export async function askServices(
  config: Pick<SiteConfig, 'video' | 'scheduling'>,
  site: Pick<Site, 'video' | 'scheduling'>,
  get = fetch,
): Promise<Finding[]> {
  const findings = (['video', 'scheduling'] as const).map(async (key) => {
    const { service, pageUrl } = site[key]
    if (!service) return []
    const { oembed } = providerOf(key, config[key].provider) ?? {}
    const address = new URL(oembed ?? pageUrl, pageUrl)
    if (oembed) address.searchParams.set('url', pageUrl)
    const { status, reason } = await ask(address.href, 'follow', get)
    if (reason) {
      return look`${key} : ${service.name} n’a pas répondu : ${reason}. Ouvrez la page d’accueil pour voir ${shown[key]}.`
    }
    const isGone = status === 404 || status === 410
    return isGone
      ? fix`${key} : ${service.name} répond que ${shown[key]} n’existe pas (${status}). Vérifiez l’adresse dans site.yaml.`
      : []
  })
  return (await Promise.all(findings)).flat()
}
