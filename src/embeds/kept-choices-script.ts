import type { Site } from '../config/Site.ts'
import * as constants from '../constants.ts'
import { type Purpose, storageKey, versionsOf } from './consent.ts'

/**
 * Inline script that tells the style sheet, before the first paint, which cards have been answered
 * for good on this device: their text is then never shown, and nothing moves when React finds out.
 *
 * It only reads, and only our own key. What may be loaded is not its business: `consent.ts` decides
 * that, and puts the mark right if the two ever differ.
 *
 * @returns an empty string where the site asks nothing
 */
export function keptChoicesScript(
  site: Pick<Site, Purpose | 'consent' | 'consentVersion'>,
): string {
  const versions = Object.entries(versionsOf(site))
  if (versions.length === 0) return ''
  // Encoded: `<` in a name could close the script element, whatever a minifier makes of `\u003c`.
  const known = Object.fromEntries(
    versions.map(([purpose, version]) => [purpose, encodeURIComponent(version)]),
  )
  return `try {
  const known = ${JSON.stringify(known)}, kept = [], now = Date.now()
  for (const { version, date, purpose } of JSON.parse(localStorage.getItem('${storageKey}'))) {
    const start = new Date(date), end = new Date(date)
    end.setUTCMonth(end.getUTCMonth() + ${constants.consentMonths})
    // 31 August and six months: 3 March, where 28 February is meant.
    if (end.getUTCDate() < start.getUTCDate()) end.setUTCDate(0)
    if (known[purpose] === encodeURIComponent(version) && start <= now && now < end) kept.push(purpose)
  }
  document.documentElement.dataset.kept = kept.join(' ')
} catch {}`
}
