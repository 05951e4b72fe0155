import { readLegalTexts } from '../owner/legal/read-legal-texts.ts'
import { type LoadedSite, loadSite } from '../owner/load-site.ts'
import { staysHidden } from '../owner/rules/stays-hidden.ts'
import { thirdPartiesOf } from '../src/embeds/consent.ts'
import type { LegalText } from '../src/legal/LegalText.ts'
import { icons } from './brand/icons.ts'
import { makePoster } from './embeds/make-poster.ts'
import { resolveSite } from './resolve-site.ts'

/** All that the pages take from the owner, as it was last read. */
export type OwnerSite = LoadedSite &
  ReturnType<typeof resolveSite> & {
    texts: Record<string, LegalText>
    /** CSS background of the film until its picture has come. */
    placeholder: string
  }

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
  const noindex = site.noindex || staysHidden(config, texts)
  return { ...loaded, site: { ...site, noindex }, files, texts, placeholder: 'none' }
}

/**
 * Completes a site that is to be shown with the sizes of the film's picture, which take a moment to make,
 * and with its ratio where the owner has given none.
 *
 * @throws {OwnerError} where it is no picture
 */
export async function withPoster(owned: OwnerSite): Promise<OwnerSite> {
  const { site, files, folder } = owned
  const { poster: file, aspectRatio } = owned.config.video
  if (!file) return owned
  const { poster, placeholder, files: pictures } = await makePoster(folder.find(file))
  const ratio = aspectRatio ?? Number((poster.width / poster.height).toFixed(4))
  return {
    ...owned,
    placeholder,
    files: new Map([...files, ...pictures]),
    site: { ...site, video: { ...site.video, poster, aspectRatio: ratio } },
  }
}
