import { createHash } from 'node:crypto'
import type { LegalFacts } from '../../src/config/LegalFacts.ts'
import * as constants from '../../src/constants.ts'
import { frenchDate } from '../../src/french-date.ts'
import { type Finding, fix, look } from './Finding.ts'

/** One state of a text: what its page says at the top, and the words that stood under it. */
type Edition = { edition: string; sha256: string }

/** Which words readers saw under which date, oldest first: `content/legal/versions.json`. */
export type LegalVersions = Record<string, Edition[]>

/** Name of a text, e.g. `mentions-legales` → its MDX. */
export type LegalSources = Record<string, string>

const numbered = ['conditions-generales', 'protection-donnees']

/** What the page shows at its top: a day, or a version and its day. */
const editionOf = (name: string, { version, versionDate, updatedOn }: LegalFacts) =>
  numbered.includes(name)
    ? `${version} du ${versionDate}`
    : (updatedOn ?? constants.legalPagesUpdatedOn)

const dayOf = (edition: string) => edition.split(' du ').at(-1) ?? ''

/** The same on every system: line ends and final blanks are nobody's words. */
const hashOf = (source: string) =>
  createHash('sha256')
    .update(`${source.replace(/[^\S\n]+$/gm, '').trim()}\n`)
    .digest('hex')

const currentOf = (sources: LegalSources, legal: LegalFacts): [string, Edition][] =>
  Object.entries(sources).map(([name, source]) => [
    name,
    { edition: editionOf(name, legal), sha256: hashOf(source) },
  ])

/** The record with the texts as they are now: a new edition is added, the last one replaced. */
export const recordVersions = (
  before: LegalVersions,
  sources: LegalSources,
  legal: LegalFacts,
): LegalVersions =>
  Object.fromEntries(
    currentOf(sources, legal).map(([name, current]) => {
      const older = (before[name] ?? []).filter(({ edition }) => edition !== current.edition)
      return [name, [...older, current]]
    }),
  )

export const showEdition = (edition: string) => {
  const [version, day = ''] = edition.split(' du ')
  return day ? `« Version n° ${version} du ${frenchDate(day)} »` : `« ${frenchDate(edition)} »`
}

/** `1.10 du …` comes after `1.9 du …`; between equal versions, or without any, the day decides. */
function isBefore(edition: string, other: string): boolean {
  const byNumbers = new Intl.Collator('fr', { numeric: true })
  return byNumbers.compare(edition, other) < 0 || dayOf(edition) < dayOf(other)
}

const ACCEPT = 'npm run check -- --accept'

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
  return currentOf(sources, legal).flatMap(([name, { edition, sha256 }]) => {
    const last = recorded[name]?.at(-1)
    const file = `content/legal/${name}.mdx`
    if (last && isBefore(edition, last.edition)) {
      return [
        fix(
          `${file} : la page dirait ${showEdition(edition)}, après avoir dit ${showEdition(last.edition)}. Une édition ne remonte pas le temps : corrigez ${numbered.includes(name) ? 'legal.version et legal.versionDate' : 'legal.updatedOn'}.`,
        ),
      ]
    }
    if (last?.sha256 === sha256) return []
    if (last?.edition !== edition) {
      return [
        look(
          `${file} : ce texte n’est pas encore enregistré sous ${showEdition(edition)}. Quand il est définitif, lancez ${ACCEPT} et gardez content/legal/versions.json avec lui.`,
        ),
      ]
    }
    const changed = `${file} : le texte a changé mais la page dit toujours ${showEdition(edition)}.`
    if (dayOf(edition) === today) {
      return [fix(`${changed} C’est la date du jour : pour le remplacer, lancez ${ACCEPT}.`)]
    }
    const order = numbered.includes(name)
      ? `Augmentez legal.version et écrivez legal.versionDate: '${today}'.`
      : `Écrivez legal.updatedOn: '${today}'.`
    return [fix(`${changed} ${order} Pour une simple faute de frappe, lancez ${ACCEPT}.`)]
  })
}
