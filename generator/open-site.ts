// Opens a site even if it cannot be built, to tell its owner what to correct. `prepareBuild` alone would throw.
import { inSite, look, type Problem, type Problems } from '../owner/problems/Problem.ts'
import { problemsIn } from '../owner/problems/problems-error.ts'
import { type ReadSite, readSite, withSource } from '../owner/read-site.ts'
import { isOtherShape } from '../owner/rules/check-film.ts'
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
export async function findSiteProblems({
  source,
  build,
  buildProblems,
}: OpenedSite): Promise<Problem[]> {
  // `prepareBuild` throws problems that `source.problems` may list too: these are left out here, so that each
  // is listed once.
  const foundByBuild = buildProblems.filter((problem) => !source.problems.includes(problem))
  const ofPicture = build ? [...checkShape(build)] : []
  return [
    ...foundByBuild,
    ...(await findEverything(source)),
    ...ofPicture.map((problem) => withSource(problem, source)),
  ]
}

const USUAL_RATIO = 16 / 9

/** Finds a picture that has another shape than its film. Of a service's film, only the owner may know the shape. */
function* checkShape({ config, site: { video } }: SiteBuild): Problems {
  if (!video.poster) return
  const { width, height } = video.poster
  const isKnown = video.kind === 'file' || config.video.aspectRatio !== null
  if (!isOtherShape(width / height, isKnown ? video.aspectRatio : USUAL_RATIO)) return
  const sentence = isKnown
    ? `Cette image est de ${width} × ${height}, et la place de la vidéo ${inFrench(video.aspectRatio)} fois plus large que haute : prenez une image de cette forme.`
    : `Cette image donne sa forme à la vidéo : ${width} × ${height}. Si la vidéo en a une autre, écrivez ses proportions, « 16 / 9 » le plus souvent.`
  yield look(inSite(isKnown ? 'video.poster' : 'video.aspectRatio'), sentence)
}

const inFrench = (ratio: number) => ratio.toLocaleString('fr-FR', { maximumFractionDigits: 2 })
