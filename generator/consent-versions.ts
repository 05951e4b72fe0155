// What a visitor is asked to agree to, and its version. The browser stores the version with the visitor's
// answer, and the page asks again when another version is published.
import { createHash } from 'node:crypto'
import type { Words } from '../defaults/words.ts'
import { type EmbedKind, embedKinds, type Service } from '../services/Service.ts'
import type { ConsentVersions } from '../src/embeds/consent/consent.ts'
import type { Site } from '../src/Site.ts'

/**
 * Names a version of the question about a service, e.g. `Wistia · Ab_d-f12`. Another company, country,
 * policy, purpose, tracker or sentence makes another version. So does another order of keys in
 * `words.ts` or in a service's file: every visitor is then asked again.
 */
export function versionOf(service: Service, sentences: unknown): string {
  const { name, country, privacyPolicy, legalName, purposes, trackers, note } = service
  const asked = [country, privacyPolicy, legalName, purposes, trackers, note, sentences]
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
  return `${name} · ${digest.slice(0, 8)}`
}

/** @returns `null` where no service must ask */
export function consentVersionsOf(
  site: Pick<Site, EmbedKind | 'consent'>,
  { question }: Pick<Words, 'question'>,
): ConsentVersions | null {
  if (site.consent === 'none') return null
  // The sentence `withdraw` does not count for the version: visitors see it only after they have agreed.
  const { withdraw, ...sentences } = question
  const versions: ConsentVersions = {}
  for (const kind of embedKinds) {
    const { service } = site[kind]
    if (service && !service.isOwn) versions[kind] = versionOf(service, sentences)
  }
  return Object.keys(versions).length > 0 ? versions : null
}
