import { readLegalTexts } from '../owner/legal/read-legal-texts.ts'
import { type LoadedSite, loadSite } from '../owner/load-site.ts'
import { thirdPartiesOf } from '../src/embeds/consent.ts'
import type { LegalText } from '../src/legal/LegalText.ts'
import { icons } from './brand/icons.ts'
import { resolveSite } from './resolve-site.ts'

/** All that the pages take from the owner, as it was last read. */
export type OwnerSite = LoadedSite &
  ReturnType<typeof resolveSite> & { texts: Record<string, LegalText> }

/** Holds the site for Vite's plugins; a development server replaces it after each change. */
export type OwnerNow = { site: OwnerSite }

/**
 * Reads all of a site.
 *
 * @param loaded by default the one that `SITE` names
 * @throws {OwnerError} with what is to be mended
 */
export function readOwnerSite(loaded = loadSite()): OwnerSite {
  const { config, folder } = loaded
  const { site, files } = resolveSite(loaded)
  const texts = readLegalTexts(folder, { config, parties: thirdPartiesOf(site) })
  const { color, logo } = config.brand
  for (const [address, icon] of icons(color, logo && folder.find(logo))) files.set(address, icon)
  return { ...loaded, site, files, texts }
}
