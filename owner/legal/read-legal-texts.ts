import type { Dates, LegalText } from '../../src/legal/LegalText.ts'
import { type Dating, routes } from '../../src/routes.ts'
import { OwnerError } from '../problems/owner-error.ts'
import { at } from '../read/read-yaml.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { compileLegalText } from './compile-legal-text.ts'
import { type Edition, readEditions } from './editions.ts'
import type { LegalContext } from './legal-scope.ts'

/** The day that the legal notices and the privacy policy bear until the owner records them. */
export const ORIGINAL_DAY = '2025-07-13'

/** What stands at the top of a page, from its last recorded edition. */
const datesOf = (dating: Dating, last: Edition | undefined): Dates =>
  dating === 'edition'
    ? { day: last?.day ?? null, edition: last?.number ?? null, showsToday: true }
    : { day: last?.day ?? ORIGINAL_DAY, edition: null, showsToday: false }

/**
 * The legal texts that a route shows, by name: `mentions-legales`, as their pages show them.
 *
 * @throws {OwnerError} that lists the faults of all
 */
export function readLegalTexts(
  folder: SiteFolder,
  context: LegalContext,
): Record<string, LegalText> {
  const texts: Record<string, LegalText> = {}
  const faults: string[] = []
  const editions = readEditions(folder)
  for (const { shows } of routes) {
    if (!('legalText' in shows)) continue
    const file = `legal/${shows.legalText}.md`
    const compiled = compileLegalText(folder.read(file), context)
    const dates = datesOf(shows.dating, editions[shows.legalText]?.at(-1))
    if (compiled.text) texts[shows.legalText] = { ...compiled.text, dates }
    for (const { line, message } of compiled.faults) {
      faults.push(`\n  • ${at(folder.find(file), line, message)}`)
    }
  }
  if (faults.length === 0) return texts
  throw new OwnerError(`Les textes légaux sont à corriger :${faults.join('')}`)
}
