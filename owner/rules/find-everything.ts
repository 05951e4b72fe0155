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
import { askAboutThanks, reportAudience, reportServices } from './ask-owner.ts'
import { checkAddresses, checkOwners, checkVideo } from './check-embeds.ts'
import { checkFilm } from './check-film.ts'
import { checkHosting } from './check-hosting.ts'
import { checkLegalTexts } from './check-legal-texts.ts'
import { checkPromise } from './check-promise.ts'
import { checkSentences } from './check-sentences.ts'
import { findExamples } from './find-examples.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'
import { noteCompanies, noteConsent, noteHidden, noteSoleTrader } from './note-choices.ts'

export async function findEverything(read: SiteSource): Promise<Problem[]> {
  const whenRead = read.problems
  const isReadable = read.folder.file.problems.length === 0
  if (!isReadable) return whenRead
  const ofWholeSite = (await checkWholeSite(read))
    .map((problem) => withSource(problem, read))
    .filter((problem) => !isAlreadyRefused(problem, whenRead))
  return [...whenRead, ...ofWholeSite]
}

async function checkWholeSite({
  config,
  words,
  wordFile,
  folder,
  texts,
}: SiteSource): Promise<Problem[]> {
  const typed = folder.file.data
  const thirdParties = listNamedThirdParties(config, typed)
  const publicFolder = folder.find('public')
  const publicFiles = existsSync(publicFolder) ? listFiles(publicFolder) : []
  return [
    ...reportServices(thirdParties),
    ...reportAudience(config),
    ...noteConsent({ config, thirdParties }),
    ...noteCompanies({ config, thirdParties }),
    ...noteSoleTrader(config),
    ...checkPromise(wordFile?.data, config),
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
