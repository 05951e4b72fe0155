import type { LegalText } from '../../src/legal/LegalText.ts'
import { isDemonstrationFilm } from '../demonstration.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { isExampleAddress } from './check-configuration.ts'
import { checkConsent } from './check-consent.ts'

/**
 * True while something on the pages is not the owner's yet, or the law keeps them from the public: search
 * engines then show none of them.
 *
 * @param texts by the name of their page
 */
export function staysHidden(config: SiteConfig, texts: Record<string, LegalText>): boolean {
  const { video, scheduling, url, supportEmail } = config
  return (
    [...checkConsent(config)].length > 0 ||
    isDemonstrationFilm(video) ||
    scheduling.provider === 'demo' ||
    [url, supportEmail].some(isExampleAddress) ||
    Object.values(texts).some(({ gaps }) => gaps.length > 0)
  )
}
