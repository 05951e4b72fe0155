// Opens a site whatever is wrong with it, to tell its owner what to correct. `prepare-build.ts` refuses it.
import type { Problem } from '../owner/problems/Problem.ts'
import { ProblemsError, problemsOf } from '../owner/problems/problems-error.ts'
import type { Unsaved } from '../owner/read/site-folder.ts'
import { type ReadSite, readSite } from '../owner/read-site.ts'
import { findEverything } from '../owner/rules/find-everything.ts'
import { prepareBuild, type SiteBuild, withPoster } from './prepare-build.ts'

/** A site as far as it can be read. Without a `build`, `refused` says what forbids to build it. */
export type OpenedSite = { read: ReadSite; build: SiteBuild | undefined; refused: Problem[] }

/** Opens a site, by default the one that `SITE` names. `unsaved` drafts replace files on disk. */
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
  if (!opened.build) return opened
  try {
    return { ...opened, build: await withPoster(opened.build) }
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    return { ...opened, build: undefined, refused: error.problems }
  }
}

/** Lists what forbids to build a site, then all that its owner should know before publishing it. */
export function findSiteProblems({ read, refused }: OpenedSite): Problem[] {
  const foundByBuild = refused.filter((problem) => !read.problems.includes(problem))
  return [...foundByBuild, ...findEverything(read)]
}
