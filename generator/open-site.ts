// Opens a site even if it cannot be built, to tell its owner what to correct. `prepareBuild` alone would throw.
import type { Problem } from '../owner/problems/Problem.ts'
import { problemsIn } from '../owner/problems/problems-error.ts'
import { type ReadSite, readSite } from '../owner/read-site.ts'
import { findEverything } from '../owner/rules/find-everything.ts'
import { prepareBuild, type SiteBuild } from './prepare-build.ts'

/** `build` is missing where `buildProblems` forbid it. */
export type OpenedSite = { source: ReadSite; build?: SiteBuild; buildProblems: Problem[] }

/** @param folder by default the one that `SITE` names */
export async function openSite(folder?: string): Promise<OpenedSite> {
  const source = readSite(folder)
  try {
    return { source, build: await prepareBuild(source), buildProblems: [] }
  } catch (error) {
    return { source, buildProblems: problemsIn(error) }
  }
}

/** Lists what forbids to build a site, then all that its owner should know before publishing it. */
export async function findSiteProblems({ source, buildProblems }: OpenedSite): Promise<Problem[]> {
  // `prepareBuild` throws problems that `source.problems` may list too: these are left out here, so that each
  // is listed once.
  const foundByBuild = buildProblems.filter((problem) => !source.problems.includes(problem))
  return [...foundByBuild, ...(await findEverything(source))]
}
