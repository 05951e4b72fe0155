import type { Edition, LegalText } from '../../src/legal/LegalText.ts'
import { type Dating, routes } from '../../src/routes.ts'
import { OwnerError } from '../problems/owner-error.ts'
import { at } from '../read/read-yaml.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { ORIGINAL_DAY } from '../schema/legal-schema.ts'
import { compileLegalText } from './compile-legal-text.ts'
import type { LegalContext } from './legal-scope.ts'

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
  const { version, versionDate, updatedOn } = context.config.legal
  const editions: Record<Dating, Edition> = {
    update: { day: updatedOn ?? ORIGINAL_DAY },
    edition: { day: versionDate, version },
  }
  for (const { shows } of routes) {
    if (!('legalText' in shows)) continue
    const file = `legal/${shows.legalText}.md`
    const compiled = compileLegalText(folder.read(file), context)
    const edition = editions[shows.dating]
    if (compiled.text) texts[shows.legalText] = { ...compiled.text, edition }
    for (const { line, message } of compiled.faults) {
      faults.push(`\n  • ${at(folder.find(file), line, message)}`)
    }
  }
  if (faults.length === 0) return texts
  throw new OwnerError(`Les textes légaux sont à corriger :${faults.join('')}`)
}
