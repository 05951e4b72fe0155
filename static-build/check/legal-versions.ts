import { createHash } from 'node:crypto'
import type { LegalFacts } from '../../src/config/LegalFacts.ts'
import * as constants from '../../src/constants.ts'
import { frenchDate } from '../../src/french-date.ts'
import { type Finding, fix, look } from './Finding.ts'

/** Which text readers saw under which date: `content/legal/versions.json`, kept in the repository. */
export type LegalVersions = Record<string, { edition: string; sha256: string }>

/** Name of a text, e.g. `mentions-legales` → its MDX. */
export type LegalSources = Record<string, string>

const numbered = ['conditions-generales', 'protection-donnees']

/** What the page shows at its top: a day, or a version and its day. */
const editionOf = (name: string, { version, versionDate, updatedOn }: LegalFacts) =>
  numbered.includes(name)
    ? `${version} du ${versionDate}`
    : (updatedOn ?? constants.legalPagesUpdatedOn)

/** The same on every system: line ends and final blanks are nobody's words. */
const hashOf = (source: string) =>
  createHash('sha256')
    .update(`${source.replace(/[^\S\n]+$/gm, '').trim()}\n`)
    .digest('hex')

/** The record of the texts as they are now. */
export const recordVersions = (sources: LegalSources, legal: LegalFacts): LegalVersions =>
  Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      { edition: editionOf(name, legal), sha256: hashOf(source) },
    ]),
  )

const showEdition = (edition: string) => {
  const [version, day = ''] = edition.split(' du ')
  return day ? `« Version n° ${version} du ${frenchDate(day)} »` : `« ${frenchDate(edition)} »`
}

/**
 * Texts that have changed under an unchanged date: readers could no longer tell which one they saw.
 *
 * @param today `2026-11-20`, in Paris
 */
export function checkVersions(
  recorded: LegalVersions,
  sources: LegalSources,
  legal: LegalFacts,
  today: string,
): Finding[] {
  const current = recordVersions(sources, legal)
  return Object.entries(current).flatMap(([name, { edition, sha256 }]) => {
    const before = recorded[name]
    const file = `content/legal/${name}.mdx`
    if (before?.sha256 === sha256) return []
    if (!before || before.edition !== edition) {
      return [
        look(
          `${file} : ce texte n’est pas encore enregistré sous ${showEdition(edition)}. Quand il est définitif, lancez npm run check -- --accept et gardez content/legal/versions.json avec lui.`,
        ),
      ]
    }
    return [
      fix(
        numbered.includes(name)
          ? `${file} : le texte a changé mais la page dit toujours ${showEdition(edition)}. Augmentez legal.version et écrivez legal.versionDate: '${today}'. Pour une simple faute de frappe, lancez npm run check -- --accept.`
          : `${file} : le texte a changé mais la page dit toujours ${showEdition(edition)}. Écrivez legal.updatedOn: '${today}'. Pour une simple faute de frappe, lancez npm run check -- --accept.`,
      ),
    ]
  })
}
