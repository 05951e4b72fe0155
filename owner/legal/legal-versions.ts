import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { frenchDate } from '../../src/formats/dates.ts'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { type Finding, type Findings, fix, good, look } from '../problems/Finding.ts'
import { ownerError } from '../problems/owner-error.ts'
import { readOwnerText } from '../read/read-owner-text.ts'
import { DEFAULTS, type SiteFolder } from '../read/site-folder.ts'
import { writeWhole } from '../write-whole.ts'

/**
 * One state of a text: what its page says at the top, and the words that stood under it, facts and
 * numbers included. `sha256` is of the file, where that was ours.
 */
type State = { edition: string; published: string; sha256?: string }

/** Which words readers saw under which date, oldest first: `legal/versions.json` of the site. */
export type LegalVersions = Record<string, State[]>

const versionsFile = ({ name }: Pick<SiteFolder, 'name'>) => `${name}/legal/versions.json`

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

/** The latest day that any of the texts bears. */
export const lastEditionOf = (texts: LegalTexts) =>
  Object.values(texts)
    .map(({ edition }) => edition.day)
    .sort()
    .at(-1) ?? ''

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The words of a text alone, whatever their markup and their spaces. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>|\s+/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A text as it is now. */
function stateOf(name: string, text: LegalText, { find, read }: Pick<SiteFolder, 'find' | 'read'>) {
  const { title, html, edition } = text
  const { day, version } = edition
  const file = `legal/${name}.md`
  const state: State = {
    edition: version ? `${version} du ${day}` : day,
    published: hashOf(wordsOf(title + html)),
  }
  if (find(file) === join(DEFAULTS, file)) state.sha256 = hashOf(read(file))
  return state
}

/** The record with the texts as they are now: a new edition is added, the last one replaced. */
export const recordVersions = (
  before: LegalVersions,
  texts: LegalTexts,
  folder: Pick<SiteFolder, 'find' | 'read'>,
): LegalVersions =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const state = stateOf(name, text, folder)
      const others = (before[name] ?? []).filter(({ edition }) => edition !== state.edition)
      return [name, [...others, state]]
    }),
  )

/** Keeps the texts as they are now under the dates that they show. */
export function acceptTexts(folder: SiteFolder, texts: LegalTexts): Finding {
  const file = versionsFile(folder)
  const versions = recordVersions(readVersions(folder), texts, folder)
  writeWhole(file, `${JSON.stringify(versions, null, 2)}\n`)
  return good`Textes légaux enregistrés dans ${file}, sous les dates qu’ils portent.`
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
  for (const [name, text] of Object.entries(texts)) {
    const { edition, published, sha256 } = stateOf(name, text, folder)
    const { day, version } = text.edition
    const last = recorded[name]?.at(-1)
    if (last?.published === published) continue
    const dated = frenchDate(day)
    const shown = version ? `« Version n° ${version} du ${dated} »` : `« ${dated} »`
    const isNewer = last?.sha256 && sha256 && last.sha256 !== sha256
    const cause = isNewer
      ? 'le texte d’origine est plus récent dans cette version'
      : 'texte, fait, nombre ou service'
    const changed = `/${name} : ce que dit cette page a changé (${cause}), et elle porte toujours ${shown}.`
    if (last?.edition !== edition) {
      yield look`/${name} : ce que dit cette page n’est pas encore enregistré sous ${shown}. Quand c’est définitif, lancez ${ACCEPT} et gardez ${versionsFile(folder)} avec vos textes.`
    } else if (day === today) {
      yield fix`${changed} C’est la date du jour : pour le remplacer, lancez ${ACCEPT}.`
    } else {
      const order = version
        ? `Augmentez legal.version et écrivez « versionDate: ${today} ».`
        : `Écrivez « updatedOn: ${today} ».`
      yield fix`${changed} ${order} Pour une simple faute de frappe, lancez ${ACCEPT}.`
    }
  }
}
