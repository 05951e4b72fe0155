import type { LegalText } from '../src/legal/LegalText.ts'
import { icons } from './brand/icons.ts'
import { legalContext } from './legal/legal-scope.ts'
import { readLegalTexts } from './legal/legal-texts.ts'
import { type LoadedSite, loadSite } from './load-site.ts'
import { resolveSite } from './resolve-site.ts'

/** All that the pages take from the owner, as it was last read. */
export type OwnerSite = LoadedSite &
  ReturnType<typeof resolveSite> & { texts: Record<string, LegalText> }

/** Where plugins find it: a development server puts another one in its place. */
export type OwnerNow = { site: OwnerSite }

/**
 * Reads the site that `SITE` names.
 *
 * @throws {OwnerError} with what is to be mended
 */
export async function readOwnerSite(): Promise<OwnerSite> {
  const loaded = loadSite()
  const { config, folder } = loaded
  const { site, files } = resolveSite(loaded)
  const texts = readLegalTexts(folder, legalContext(config, site))
  const { color, logo } = config.brand
  const drawn = await icons(color, logo && folder.find(logo))
  for (const [address, icon] of drawn) files.set(address, icon)
  return { ...loaded, site, files, texts }
}
