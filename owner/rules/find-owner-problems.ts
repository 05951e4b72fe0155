// Runs every check that needs the whole site, after `readSite` has refused the answers that cannot be read.
import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from '../disk/list-files.ts'
import { statsOf } from '../disk/stats-of.ts'
import { listNamedThirdParties } from '../legal/list-third-parties.ts'
import { inSite, inWords, type Problem } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { type SiteSource, withSource } from '../read-site.ts'
import { nameOf, overlap, type Path } from '../values.ts'
import { askAboutThanks } from './ask-about-thanks.ts'
import { checkAddresses, checkOwners, checkVideo } from './check-embeds.ts'
import { checkFilm } from './check-film.ts'
import { checkHosting } from './check-hosting.ts'
import { checkLegalTexts } from './check-legal-texts.ts'
import { checkPromise } from './check-promise.ts'
import { checkSentences } from './check-sentences.ts'
import { findExamples } from './find-examples.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'
import { noteCompanies, noteConsent, noteHidden, noteSoleTrader } from './note-choices.ts'
import { reportAudience, reportServices } from './report-recognised.ts'

export async function findOwnerProblems(source: SiteSource): Promise<Problem[]> {
  const whenRead = source.problems
  const isReadable = source.folder.siteYaml.problems.length === 0
  if (!isReadable) return whenRead
  const ofWholeSite = (await checkWholeSite(source))
    .map((problem) => withSource(problem, source))
    .filter((problem) => !isAlreadyRefused(problem, whenRead))
  return [...whenRead, ...ofWholeSite]
}

async function checkWholeSite({
  config,
  words,
  wordsYaml,
  folder,
  texts,
}: SiteSource): Promise<Problem[]> {
  const typed = folder.siteYaml.data
  const thirdParties = listNamedThirdParties(config, typed)
  const publicFolder = folder.find('public')
  const publicFiles = existsSync(publicFolder) ? listFiles(publicFolder) : []
  return [
    ...reportServices(thirdParties),
    ...reportAudience(config),
    ...noteConsent({ config, thirdParties }),
    ...noteCompanies({ config, thirdParties }),
    ...noteSoleTrader(config),
    ...checkPromise(wordsYaml?.data, config),
    ...findExamples(config, typed),
    ...checkVideo(config),
    ...(await checkOwnFilm(config, folder)),
    ...checkAddresses(config),
    ...checkOwners(thirdParties, typed),
    ...checkHosting(config),
    ...noteHidden(config),
    ...checkSentences(config, inSite),
    ...checkSentences(words, inWords),
    ...findUnfilledFacts(texts),
    ...checkLegalTexts(texts, publicFiles),
    ...askAboutThanks(config, thirdParties),
  ]
}

async function checkOwnFilm({ video }: SiteConfig, { find }: SiteFolder): Promise<Problem[]> {
  if (video.provider !== 'file' || !existsSync(find(video.src))) return []
  const captions = find(video.captions ?? '')
  const text = statsOf(captions)?.isFile() ? readFileSync(captions, 'utf8') : ''
  return checkFilm(find(video.src), video, text)
}

/** True where the answer that a problem is about was already refused. */
function isAlreadyRefused({ place }: Problem, whenRead: Problem[]): boolean {
  return whenRead.some(
    ({ level, place: { file, path } }) =>
      level === 'fix' && file === place.file && overlap(subjectOf(path), place.path),
  )
}

/** While one of these answers is refused, the demonstration stands in, with all that belongs to it. */
const REFUSED_EMBED = /^(?:video\.(?:url|src)|scheduling\.url)$/

const subjectOf = (path: Path) => (REFUSED_EMBED.test(nameOf(path)) ? path.slice(0, 1) : path)
