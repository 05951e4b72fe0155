// « Prêt à publier ? », `npm run check`: lists what the owner has to correct before the site is published, or,
// with `--published`, looks at the site that is on line.
import { attemptBuild, findAllProblems } from '../generator/attempt-build.ts'
import { outFolder } from '../generator/built-folder.ts'
import { prepareBuild } from '../generator/prepare-build.ts'
import { stopWithMessage } from '../generator/stop-with-message.ts'
import { isReady } from '../owner/problems/Problem.ts'
import { report } from '../owner/problems/report.ts'
import { beforePublishing, oncePublished } from '../owner/problems/verdict.ts'
import { checkOnline } from '../publish/check-online.ts'
import { builtSiteOf, findDestination, findOnline } from '../publish/publications.ts'
import { readOptions } from './read-options.ts'

/** Compares what is on line with what was sent from here or, where nothing was, with what is built. */
async function lookOnline() {
  const build = await prepareBuild()
  const destination = findDestination(build)
  const online = destination && findOnline(destination)
  return checkOnline(build.config.url, online ? builtSiteOf(online) : outFolder(), build)
}

try {
  const { published } = readOptions(['published'])
  const problems = published ? await lookOnline() : await findAllProblems(await attemptBuild())
  console.log(`\n${report(problems, published ? oncePublished : beforePublishing)}\n`)
  process.exitCode = isReady(problems) ? 0 : 1
} catch (error) {
  stopWithMessage(error)
}
