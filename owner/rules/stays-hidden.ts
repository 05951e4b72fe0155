import type { LegalText } from '../../src/legal/LegalText.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { findExamples } from './find-examples.ts'

/**
 * True while no search engine may list the site: its pages show the demonstration, an example or
 * « [À compléter : …] ».
 */
export const staysHidden = (
  config: SiteConfig,
  texts: Record<string, Pick<LegalText, 'gaps'>>,
): boolean =>
  [...findExamples(config, config)].length > 0 ||
  Object.values(texts).some(({ gaps }) => gaps.length > 0)
