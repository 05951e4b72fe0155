import { createHash } from 'node:crypto'
import type { Words } from '../owner/schema/words-schema.ts'
import type { Service } from '../services/Service.ts'
import { type ConsentTerms, type Purpose, thirdPartiesOf } from '../src/embeds/consent/consent.ts'
import type { Site } from '../src/Site.ts'

/**
 * Identifies what a visitor agrees to. Another company, country, policy, purpose, tracker or sentence
 * makes another version, hence a new question.
 *
 * @param sentences that ask
 */
export function versionOf(service: Service, sentences: string[]): string {
  const { name, country, privacyPolicy, company, purposes, trackers, note } = service
  const told = JSON.stringify([
    ...[country, privacyPolicy, company, purposes, trackers, note],
    sentences,
  ])
  const digest = createHash('sha256').update(told).digest('base64url').slice(0, 8)
  return `${name} · ${digest}`
}

/** Every sentence of the question for a purpose, details included. */
function sentencesOf(purpose: Purpose, { withdraw: _, ...question }: Words['question']) {
  const { video, scheduling, receives, ...ofBoth } = question
  return [{ video, scheduling }[purpose], receives[purpose], ...Object.values(ofBoth)]
}

/** What the pages of a site ask about, and for how long. No version where it asks nothing. */
export const consentTermsOf = (
  site: Pick<Site, Purpose | 'consent' | 'consentMonths'>,
  { question }: Pick<Words, 'question'>,
): ConsentTerms => ({
  months: site.consentMonths,
  ...Object.fromEntries(
    (site.consent === 'contextual' ? thirdPartiesOf(site) : []).map(({ purpose, service }) => [
      purpose,
      versionOf(service, sentencesOf(purpose, question)),
    ]),
  ),
})
