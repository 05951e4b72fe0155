import type { Problem } from '../owner/problems/Problem.ts'
import { ProblemsError, problemsOf } from '../owner/problems/problems-error.ts'
import { buildable, type ReadSite, readSite } from '../owner/read-site.ts'
import { findEverything } from '../owner/rules/find-everything.ts'
import { staysHidden } from '../owner/rules/stays-hidden.ts'
import { dayInParis } from '../src/formats/dates.ts'
import { icons } from './brand/icons.ts'
import { makePoster } from './embeds/make-poster.ts'
import { resolveSite } from './resolve-site.ts'

/** All that the pages take from the owner, as it was last read. */
export type OwnerSite = ReadSite &
  ReturnType<typeof resolveSite> & {
    /** CSS background of the film until its picture has come. */
    placeholder: string
  }

/** Holds the site for Vite's plugins; a development server replaces it after each change. */
export type OwnerNow = { site: OwnerSite }

/**
 * Makes what a build publishes of what an owner wrote.
 *
 * @param read by default the site that `SITE` names
 * @throws {OwnerError} with what is to be mended
 */
export function readOwnerSite(read = readSite()): OwnerSite {
  const { config, folder } = buildable(read)
  const { site, files } = resolveSite(read)
  const { color, logo } = config.brand
  for (const [address, icon] of icons(color, logo && folder.find(logo))) files.set(address, icon)
  const noindex = site.noindex || staysHidden(config, read.texts)
  return { ...read, site: { ...site, noindex }, files, placeholder: 'none' }
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

/** A site as far as it can be read, and why it cannot be built, where it cannot. */
export type Opened = { read: ReadSite; site: OwnerSite | undefined; refused: Problem[] }

/** Opens a site, whatever is wrong with it. */
export function tryOwnerSite(folder?: string): Opened {
  const read = readSite(folder)
  let site: OwnerSite | undefined
  const refused = problemsOf(() => {
    site = readOwnerSite(read)
    return []
  })
  return { read, site, refused }
}

/** The same for whoever shows the site, with the sizes of the film's picture. */
export async function openOwnerSite(folder?: string): Promise<Opened> {
  const opened = tryOwnerSite(folder)
  try {
    return { ...opened, site: opened.site && (await withPoster(opened.site)) }
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    return { ...opened, site: undefined, refused: error.problems }
  }
}

/** The problems of a site: what forbids to build it, then all else that is to be known before it is published. */
export function problemsOfSite({ read, refused }: Opened): Problem[] {
  const isOfBuild = (problem: Problem) => !read.problems.includes(problem)
  return [...refused.filter(isOfBuild), ...findEverything(read, dayInParis(new Date()))]
}
