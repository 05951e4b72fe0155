import { createHash } from 'node:crypto'
import type { Service } from '../services/Service.ts'
import { type AskedConsent, type Purpose, thirdPartiesOf } from '../src/embeds/consent.ts'
import type { Site } from '../src/Site.ts'

/**
 * Identifies what a visitor agrees to. Another company, country, policy, purpose or tracker makes another
 * version, hence a new question.
 */
export function versionOf(service: Service): string {
  const { name, country, privacyPolicy, company, purposes, trackers, note } = service
  const told = JSON.stringify([country, privacyPolicy, company, purposes, trackers, note])
  const digest = createHash('sha256').update(told).digest('base64url').slice(0, 8)
  return `${name} · ${digest}`
}

/** What the pages of a site ask about, and for how long. No version where it asks nothing. */
export const askedConsentOf = (
  site: Pick<Site, Purpose | 'consent' | 'consentMonths'>,
): AskedConsent => ({
  months: site.consentMonths,
  ...Object.fromEntries(
    (site.consent === 'contextual' ? thirdPartiesOf(site) : []).map(({ purpose, service }) => [
      purpose,
      versionOf(service),
    ]),
  ),
})
