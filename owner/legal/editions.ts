import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { ownerError } from '../problems/owner-error.ts'
import { fix, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'
import { readOwnerText } from '../read/read-owner-text.ts'
import { DEFAULTS, type SiteFolder } from '../read/site-folder.ts'
import { readDay } from '../schema/fields/read-as-written.ts'
import { writeWhole } from '../write-whole.ts'

/** A lawyer's reading of a text: `Maître Dominique Exemple`, `2026-11-20`. */
export type Review = { by: string; on: string }

/** One recorded state of a text. */
export type Edition = {
  number: number
  /** The day on which it was recorded, in Paris: `2026-11-20`. */
  day: string
  /** Digest of the words that readers saw, facts and numbers included. */
  published: string
  /** Digest of the file in `defaults/legal/`, where the owner has no text of his own. */
  sha256?: string
  review?: Review
}

/** Every edition of each text, oldest first, by the name of its page: `legal/versions.json` of a site. */
export type Editions = Record<string, Edition[]>

/** By the name of their page, e.g. `mentions-legales`. */
export type LegalTexts = Record<string, Pick<LegalText, 'title' | 'html'>>
type Folder = Pick<SiteFolder, 'name' | 'find' | 'read'>

export const editionsFile = ({ name }: Pick<SiteFolder, 'name'>) => `${name}/legal/versions.json`

/** Reads the editions that « Enregistrer ces textes » and `check -- --accept` have recorded. */
export function readEditions(folder: Pick<SiteFolder, 'name'>): {
  editions: Editions
  problems: Problem[]
} {
  const source = editionsFile(folder)
  if (!existsSync(source)) return { editions: {}, problems: [] }
  const file = 'legal/versions.json'
  try {
    return { editions: JSON.parse(readOwnerText(source, file)), problems: [] }
  } catch (error) {
    if (error instanceof ProblemsError) return { editions: {}, problems: error.problems }
    const problem = fix('record-unreadable', { file, path: [] }, { source })
    return { editions: {}, problems: [{ ...problem, source }] }
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The words of a text alone, whatever their markup and their spaces. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>|\s+/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** The digests of a text as it is now. */
export function digestsOf(name: string, { title, html }: LegalTexts[string], folder: Folder) {
  const file: OwnerFile = `legal/${name}.md`
  const isOurs = folder.find(file) === join(DEFAULTS, file)
  return {
    published: digest(wordsOf(title + html)),
    ...(isOurs && { sha256: digest(folder.read(file)) }),
  }
}

/**
 * What somebody wrote of a lawyer's reading.
 *
 * @param on the day of the reading; without it, today
 * @throws {OwnerError} for what names no lawyer, or a day that is not there yet
 */
export function readReview(by: string, on: string | undefined, today: string): Review {
  const name = by.trim().replace(/\s+/g, ' ')
  if (!/^(?:Maître|Me) \p{L}.+/u.test(name) || name.length > 80) {
    throw ownerError`« ${by} » ne nomme pas un avocat. Écrivez par exemple « Maître Dominique Lilas ».`
  }
  const day = readDay(on ?? today)
  if (!day || day > today) {
    throw ownerError`« ${on ?? ''} » n’est pas un jour passé. Écrivez par exemple « ${today} ».`
  }
  return { by: name, on: day }
}

/**
 * Adds the texts as they are now to the record. A text that changes twice in a day keeps its number,
 * unless a lawyer has read the first.
 *
 * @param today `2026-11-20`, in Paris
 * @param review of all these texts
 */
export const addEditions = (
  before: Editions,
  texts: LegalTexts,
  folder: Folder,
  today: string,
  review?: Review,
): Editions =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const editions = before[name] ?? []
      const last = editions.at(-1)
      const digests = digestsOf(name, text, folder)
      if (last?.published === digests.published) {
        return [name, [...editions.slice(0, -1), { ...last, ...(review && { review }) }]]
      }
      const isReplaced = last?.day === today && !last.review
      const number = (last?.number ?? 0) + (isReplaced ? 0 : 1)
      const others = isReplaced ? editions.slice(0, -1) : editions
      return [name, [...others, { number, day: today, ...digests, ...(review && { review }) }]]
    }),
  )

/** Records the texts as they are in the site's folder. */
export function recordTexts(
  folder: SiteFolder,
  texts: LegalTexts,
  today: string,
  review?: Review,
): string {
  const file = editionsFile(folder)
  const { editions: before, problems } = readEditions(folder)
  if (problems.length > 0) throw new ProblemsError(problems)
  const editions = addEditions(before, texts, folder, today, review)
  writeWhole(file, `${JSON.stringify(editions, null, 2)}\n`)
  return file
}
