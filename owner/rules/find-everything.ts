import type { OwnerSite } from '../../generator/owner-site.ts'
import { readEditions } from '../legal/editions.ts'
import { type Finding, fix, look } from '../problems/Finding.ts'
import { nameOf } from '../problems/name-of.ts'
import {
  askConfirmations,
  sayAudience,
  sayOwnTexts,
  sayThanks,
  sayUnderstood,
} from './ask-owner.ts'
import { checkConfiguration } from './check-configuration.ts'
import { checkEditions, checkReviews } from './check-editions.ts'
import { checkLegalTexts } from './check-legal-texts.ts'
import { checkMedia, checkUnused } from './check-media.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'
import { sayUnasked, unaskedServices } from './unasked-services.ts'

/**
 * All that a site tells of itself, before it is published.
 *
 * @param today `2026-11-20`, in Paris
 */
export function findEverything(owned: OwnerSite, today: string): Finding[] {
  const { config, words, folder, ignored, aside, site, files, texts } = owned
  const recorded = readEditions(folder)
  const services = unaskedServices(site)
  const unasked = services.length > 0 ? [fix`${sayUnasked(services)}`] : []
  return [
    ...sayUnderstood(site),
    ...sayAudience(config),
    ...sayOwnTexts(owned),
    ...unasked,
    ...ignored.map((sentence) => look`${sentence}`),
    ...aside.map(
      (path) => look`${nameOf(path)} : ne concerne pas votre cas, et n’est pas publié. Videz-la.`,
    ),
    ...checkConfiguration(config, words, today),
    ...checkMedia(config, folder),
    ...checkUnused(config, folder),
    ...findUnfilledFacts(texts),
    ...checkLegalTexts(texts, files.keys()),
    ...checkEditions(recorded, texts, folder),
    ...checkReviews(recorded, texts, folder),
    ...sayThanks(site, config),
    ...askConfirmations(config),
  ]
}
