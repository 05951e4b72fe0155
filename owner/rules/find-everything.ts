import { existsSync } from 'node:fs'
import { listFiles } from '../../hosting/publication/list-files.js'
import { readEditions } from '../legal/editions.ts'
import type { Problem } from '../problems/Problem.ts'
import { locate } from '../read/locate.ts'
import type { ReadSite } from '../read-site.ts'
import { overlap } from '../values.ts'
import {
  askAboutThanks,
  askConfirmations,
  listOwnWords,
  listServices,
  reportAudience,
} from './ask-owner.ts'
import { checkConfiguration } from './check-configuration.ts'
import { checkConsent } from './check-consent.ts'
import { checkEditions, checkReviews } from './check-editions.ts'
import { checkLegalTexts } from './check-legal-texts.ts'
import { checkMedia, checkUnused } from './check-media.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'

/** False where the answer was already refused when it was read: one problem of it is enough. */
const isNew = ({ file, path }: Problem, earlier: Problem[]) =>
  !earlier.some((each) => each.level === 'fix' && each.file === file && overlap(each.path, path))

/** Finds all that an owner should know about a site before it is published. */
export function findEverything(read: ReadSite): Problem[] {
  const { config, words, wordFiles, folder, texts, problems } = read
  const { editions } = readEditions(folder)
  const publicFolder = folder.find('public')
  const later = [
    ...listServices(config),
    ...reportAudience(config),
    ...listOwnWords(read),
    ...checkConsent(config),
    ...checkConfiguration(config, words),
    ...checkMedia(config, folder),
    ...checkUnused(config, folder),
    ...findUnfilledFacts(texts),
    ...checkLegalTexts(texts, existsSync(publicFolder) ? listFiles(publicFolder) : []),
    ...checkEditions(editions, texts, folder),
    ...checkReviews(editions, texts),
    ...askAboutThanks(config),
    ...askConfirmations(config),
  ]
  const located = later.map((problem) =>
    problem.file.startsWith('legal/')
      ? { ...problem, source: folder.find(problem.file) }
      : locate(problem, problem.file === 'words.yaml' ? wordFiles : folder.files),
  )
  return [...problems, ...located.filter((problem) => isNew(problem, problems))]
}
