import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { frenchDate } from '../../src/formats/dates.ts'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { routes } from '../../src/routes.ts'
import { ownerError } from '../owner-error.ts'
import { readOwnerText } from '../read-owner-text.ts'
import { DEFAULTS, type SiteFolder } from '../site-folder.ts'
import { wordsOf } from './BuiltPage.ts'
import { type Findings, fix, look } from './Finding.ts'

/**
 * One state of a text: what its page says at the top, and the words that stood under it, facts and
 * numbers included. `sha256` is of the file, where that was ours; older records hold nothing else.
 */
type Edition = { edition: string; published?: string; sha256?: string }

/** Which words readers saw under which date, oldest first: `legal/versions.json` of the site. */
export type LegalVersions = Record<string, Edition[]>

export const versionsFile = ({ name }: SiteFolder) => `${name}/legal/versions.json`

/** The legal texts that were published, as `check -- --accept` recorded them. */
export function readVersions(folder: SiteFolder): LegalVersions {
  const file = versionsFile(folder)
  if (!existsSync(file)) return {}
  const text = readOwnerText(file)
  try {
    return JSON.parse(text)
  } catch {
    throw ownerError`${file} : ce fichier ne se lit plus. Ne l’écrivez pas à la main : remettez-le avec « git checkout -- ${file} ».`
  }
}

/** By the name of their page, e.g. `mentions-legales`. */
type LegalTexts = Record<string, LegalText>

/** What the page shows at its top: the day of its last change, or a version and its day. */
function editionOf(name: string, { version, versionDate, updatedOn }: LegalText['dates']) {
  const isNumbered = routes.some(
    ({ path, shows }) => path === `/${name}` && 'dating' in shows && shows.dating === 'edition',
  )
  return isNumbered ? `${version} du ${versionDate}` : updatedOn
}

const dayOf = (edition: string) => edition.split(' du ').at(-1) ?? ''

/** The latest day that any of the texts bears. */
export const lastEditionOf = (texts: LegalTexts) =>
  Object.entries(texts)
    .map(([name, { dates }]) => dayOf(editionOf(name, dates)))
    .sort()
    .at(-1) ?? ''

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Of the words alone, whatever their markup and their spaces; of our file, where the owner has none. */
function currentOf(texts: LegalTexts, { find, read }: Pick<SiteFolder, 'find' | 'read'>) {
  return Object.entries(texts).map(([name, { title, html, dates }]) => {
    const file = `legal/${name}.md`
    const current: Edition = {
      edition: editionOf(name, dates),
      published: hashOf(wordsOf(title + html).replace(/\s+/g, '')),
    }
    if (find(file) === join(DEFAULTS, file)) current.sha256 = hashOf(read(file))
    return [name, current] as const
  })
}

/** The record with the texts as they are now: a new edition is added, the last one replaced. */
export const recordVersions = (
  before: LegalVersions,
  texts: LegalTexts,
  folder: Pick<SiteFolder, 'find' | 'read'>,
): LegalVersions =>
  Object.fromEntries(
    currentOf(texts, folder).map(([name, current]) => {
      const others = (before[name] ?? []).filter(({ edition }) => edition !== current.edition)
      return [name, [...others, current]]
    }),
  )

const showEdition = (edition: string) => {
  const [version, day = ''] = edition.split(' du ')
  return day ? `« Version n° ${version} du ${frenchDate(day)} »` : `« ${frenchDate(edition)} »`
}

const ACCEPT = 'npm run check -- --accept'

/**
 * Texts that have changed under an unchanged date: readers could no longer tell which one they saw.
 *
 * @param today `2026-11-20`, in Paris
 */
export function* checkVersions(
  recorded: LegalVersions,
  texts: LegalTexts,
  folder: Pick<SiteFolder, 'name' | 'find' | 'read'>,
  today: string,
): Findings {
  for (const [name, { edition, published, sha256 }] of currentOf(texts, folder)) {
    const last = recorded[name]?.at(-1)
    const isNewer = last?.sha256 && sha256 && last.sha256 !== sha256
    const cause = isNewer
      ? 'le texte d’origine est plus récent dans cette version'
      : 'texte, fait, nombre ou service'
    const changed = `/${name} : ce que dit cette page a changé (${cause}), et elle porte toujours ${showEdition(edition)}.`
    if (last?.published === published) continue
    if (last?.edition !== edition || last.published === undefined) {
      yield look`/${name} : ce que dit cette page n’est pas encore enregistré sous ${showEdition(edition)}. Quand c’est définitif, lancez ${ACCEPT} et gardez ${folder.name}/legal/versions.json avec vos textes.`
    } else if (dayOf(edition) === today) {
      yield fix`${changed} C’est la date du jour : pour le remplacer, lancez ${ACCEPT}.`
    } else {
      const order = edition.includes(' du ')
        ? `Augmentez legal.version et écrivez « versionDate: ${today} ».`
        : `Écrivez « updatedOn: ${today} ».`
      yield fix`${changed} ${order} Pour une simple faute de frappe, lancez ${ACCEPT}.`
    }
  }
}
