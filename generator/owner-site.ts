import { thirdPartiesOf } from '../src/embeds/consent.ts'
import type { LegalText } from '../src/legal/LegalText.ts'
import type { Site } from '../src/Site.ts'
import { icons } from './brand/icons.ts'
import { inPlace } from './fault.ts'
import { legalContext } from './legal/legal-scope.ts'
import { readLegalTexts } from './legal/read-legal-texts.ts'
import { type LoadedSite, loadSite, siteError } from './load-site.ts'
import { resolveSite } from './resolve-site.ts'
import type { SiteConfig } from './schema/site-schema.ts'
import type { SiteFolder } from './site-folder.ts'

/** All that the pages take from the owner, as it was last read. */
export type OwnerSite = LoadedSite &
  ReturnType<typeof resolveSite> & { texts: Record<string, LegalText> }

/** Holds the site for Vite's plugins; a development server replaces it after each change. */
export type OwnerNow = { site: OwnerSite }

/** Article 82 of the French data protection act: only a hidden trial may load trackers unasked. */
function refuseTrackersUnasked({ consent, noindex }: SiteConfig, site: Site, folder: SiteFolder) {
  const asking = thirdPartiesOf(site).filter(({ service }) => !service.noConsentSource)
  if (consent !== 'none' || noindex || asking.length === 0) return
  const names = asking.map(({ service }) => service.name).join(' et ')
  const message = `consent : « none » ferait appeler ${names} sans l’accord du visiteur, que demande l’article 82 de la loi Informatique et Libertés. Retirez cette ligne, ou, pour un essai caché aux moteurs de recherche, écrivez « noindex: oui ».`
  throw siteError(folder, inPlace('site.yaml', [{ path: ['consent'], message }], folder.files))
}

/**
 * Reads all of a site.
 *
 * @param loaded by default the one that `SITE` names
 * @throws {OwnerError} with what is to be mended
 */
export async function readOwnerSite(loaded = loadSite()): Promise<OwnerSite> {
  const { config, folder } = loaded
  const { site, files } = resolveSite(loaded)
  refuseTrackersUnasked(config, site, folder)
  const texts = readLegalTexts(folder, legalContext(config, site))
  const { color, logo } = config.brand
  const drawn = await icons(color, logo && folder.find(logo))
  for (const [address, icon] of drawn) files.set(address, icon)
  return { ...loaded, site, files, texts }
}
