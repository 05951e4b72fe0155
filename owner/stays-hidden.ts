import type { LegalText } from '../src/legal/LegalText.ts'
import type { SiteConfig } from './questions/SiteConfig.ts'
import { checkConsent } from './rules/check-consent.ts'
import { findExamples } from './rules/find-examples.ts'

/**
 * True while no search engine may list the site: its pages show the demonstration, an example or
 * « [À compléter : …] », or call companies without the consent that the law requires.
 */
export const staysHidden = (
  config: SiteConfig,
  texts: Record<string, Pick<LegalText, 'gaps'>>,
): boolean =>
  [...checkConsent(config), ...findExamples(config)].length > 0 ||
  Object.values(texts).some(({ gaps }) => gaps.length > 0)
