import type { LegalText } from '../src/legal/LegalText.ts'
import { isDemonstrationFilm } from './demonstration.ts'
import type { SiteConfig } from './questions/SiteConfig.ts'
import { checkConsent } from './rules/check-consent.ts'
import { isExampleAddress } from './rules/find-examples.ts'

/**
 * True while no search engine may list the site: its pages show the demonstration, an example or
 * « [À compléter : …] », or call companies without the consent that the law requires.
 */
export function staysHidden(
  config: SiteConfig,
  texts: Record<string, Pick<LegalText, 'gaps'>>,
): boolean {
  const { video, scheduling, url, supportEmail } = config
  return (
    [...checkConsent(config)].length > 0 ||
    isDemonstrationFilm(video) ||
    scheduling.provider === 'demo' ||
    [url, supportEmail].some(isExampleAddress) ||
    Object.values(texts).some(({ gaps }) => gaps.length > 0)
  )
}
