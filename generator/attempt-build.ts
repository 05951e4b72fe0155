// Reads a site even if it cannot be built, to tell its owner what to correct. `prepareBuild` alone would throw.
import { inSite, look, type Problem, type Problems } from '../owner/problems/Problem.ts'
import { problemsIn } from '../owner/problems/ProblemsError.ts'
import { readSite, type SiteSource, withSource } from '../owner/read-site.ts'
import { isOtherShape } from '../owner/rules/check-film.ts'
import { findOwnerProblems } from '../owner/rules/find-owner-problems.ts'
import { type PreparedBuild, prepareBuild } from './prepare-build.ts'

/** `build` is missing where `buildProblems` forbid it. */
export type BuildAttempt = { source: SiteSource; build?: PreparedBuild; buildProblems: Problem[] }

/** @param folder by default the one that `SITE` names */
export async function attemptBuild(folder?: string): Promise<BuildAttempt> {
  const source = readSite(folder)
  try {
    return { source, build: await prepareBuild(source), buildProblems: [] }
  } catch (error) {
    return { source, buildProblems: problemsIn(error) }
  }
}

/** Lists what forbids to build a site, then all that its owner should know before publishing it. */
export async function findAllProblems({
  source,
  build,
  buildProblems,
}: BuildAttempt): Promise<Problem[]> {
  // `prepareBuild` throws problems that `source.problems` may list too: these are left out here, so that each
  // is listed once.
  const foundByBuild = buildProblems.filter((problem) => !source.problems.includes(problem))
  const ofShape = build ? [...checkShape(build)].map((each) => withSource(each, source)) : []
  return [...foundByBuild, ...(await findOwnerProblems(source)), ...ofShape]
}

/** Width over height of most films. Of a film at a service, only the owner may know it. */
const USUAL_RATIO = 16 / 9

/** Finds a picture that has another shape than its film. */
function* checkShape({ config, site: { video } }: PreparedBuild): Problems {
  if (!video.poster) return
  const { width, height } = video.poster
  const isKnown = video.kind === 'file' || config.video.aspectRatio !== null
  const ratio = isKnown ? video.aspectRatio : USUAL_RATIO
  if (!isOtherShape(width / height, ratio)) return
  const sentence = `Cette image est de ${width} × ${height} : il lui faudrait la forme de la vidéo, ${inFrench(ratio)}. Prenez-en une autre, ou écrivez les vraies proportions de la vidéo.`
  yield look(inSite('video.poster'), sentence)
}

/** `1.7778` → `1,78` */
const inFrench = (ratio: number) => ratio.toLocaleString('fr-FR', { maximumFractionDigits: 2 })
