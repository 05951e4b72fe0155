import type { Problem } from '../owner/problems/Problem.ts'
import { ProblemsError, problemsOf } from '../owner/problems/problems-error.ts'
import type { Unsaved } from '../owner/read/site-folder.ts'
import { buildable, type ReadSite, readSite } from '../owner/read-site.ts'
import { findEverything } from '../owner/rules/find-everything.ts'
import { staysHidden } from '../owner/rules/stays-hidden.ts'
import { icons } from './brand/icons.ts'
import { makePoster } from './embeds/make-poster.ts'
import { resolveSite } from './resolve-site.ts'

/** A site that can be built: what its owner wrote, what the browser gets, and the files to publish. */
export type SiteBuild = ReadSite &
  ReturnType<typeof resolveSite> & {
    /** CSS background that shows in place of the film until its picture is loaded. */
    placeholder: string
  }

/** What Vite's plugins read at each request. A development server replaces `build` after each change. */
export type CurrentBuild = { build: SiteBuild }

/**
 * Makes what a build publishes out of what an owner wrote.
 *
 * @param read by default the site that `SITE` names
 * @throws {OwnerError} with what the owner has to correct first
 */
export function prepareBuild(read = readSite()): SiteBuild {
  const { config, folder } = buildable(read)
  const { site, files } = resolveSite(read)
  const { color, logo } = config.brand
  for (const [address, icon] of icons(color, logo && folder.find(logo))) files.set(address, icon)
  const noindex = site.noindex || staysHidden(config, read.texts)
  return { ...read, site: { ...site, noindex }, files, placeholder: 'none' }
}

/**
 * Adds the sizes of the film's picture, which take a moment to make, and takes the ratio of the film from
 * that picture where the owner has given none.
 *
 * @throws {OwnerError} where the file is not a picture
 */
export async function withPoster(build: SiteBuild): Promise<SiteBuild> {
  const { site, files, folder } = build
  const { poster: file, aspectRatio } = build.config.video
  if (!file) return build
  const { poster, placeholder, files: pictures } = await makePoster(folder.find(file))
  const pictureRatio = Number((poster.width / poster.height).toFixed(4))
  const video = { ...site.video, poster, aspectRatio: aspectRatio ?? pictureRatio }
  return {
    ...build,
    placeholder,
    files: new Map([...files, ...pictures]),
    site: { ...site, video },
  }
}

/** A site as far as it can be read. Without a `build`, `refused` says what forbids to build it. */
export type OpenedSite = { read: ReadSite; build: SiteBuild | undefined; refused: Problem[] }

/**
 * Opens the site of a folder, by default the one that `SITE` names, whatever is wrong with it.
 *
 * @param unsaved drafts that replace files on disk
 */
export function openSite(folder?: string, unsaved?: Unsaved): OpenedSite {
  const read = readSite(folder, unsaved)
  let build: SiteBuild | undefined
  const refused = problemsOf(() => {
    build = prepareBuild(read)
    return []
  })
  return { read, build, refused }
}

/** Adds the sizes of the film's picture to a site that is about to be shown. */
export async function addPoster(opened: OpenedSite): Promise<OpenedSite> {
  try {
    return { ...opened, build: opened.build && (await withPoster(opened.build)) }
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    return { ...opened, build: undefined, refused: error.problems }
  }
}

export const openSiteWithPoster = (folder?: string) => addPoster(openSite(folder))

/** Lists what forbids to build a site, then all that its owner should know before publishing it. */
export function findSiteProblems({ read, refused }: OpenedSite): Problem[] {
  const foundByBuild = refused.filter((problem) => !read.problems.includes(problem))
  return [...foundByBuild, ...findEverything(read)]
}
