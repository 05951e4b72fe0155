import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { ownerError } from '../problems/owner-error.ts'
import { fix, type Problem } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'
import { readOwnerText } from '../read/read-owner-text.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { readDay } from '../schema/fields/read-as-written.ts'
import { writeWhole } from '../write-whole.ts'

/** Who read a text as a lawyer, and on which day: `Maître Dominique Exemple`, `2026-11-20`. */
export type Review = { by: string; on: string }

/** A version of a text that readers saw, with its number and its day. */
export type Edition = {
  number: number
  /** The day on which it was recorded, in Paris: `2026-11-20`. */
  day: string
  /** SHA-256 of the words that readers saw, facts and numbers included. */
  published: string
  review?: Review
}

/** Every edition of each text, oldest first, by the name of its page: `legal/versions.json` of a site. */
export type Editions = Record<string, Edition[]>

/** The legal texts by the name of their page, e.g. `mentions-legales`. */
export type LegalTexts = Record<string, Pick<LegalText, 'title' | 'html'>>

export const editionsFile = ({ name }: Pick<SiteFolder, 'name'>) => `${name}/legal/versions.json`

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

/** Computes the digest by which a text is recognised. Neither its markup nor its spaces count. */
export function digestText({ title, html }: Pick<LegalText, 'title' | 'html'>): string {
  const words = (title + html).replace(/<[^>]*>|\s+/g, '')
  return createHash('sha256').update(words).digest('hex')
}

/**
 * Understands who has read the texts, and when: `Maître Lilas`, `20/11/2026`.
 *
 * @throws {OwnerError} where `by` names no lawyer, or `on` is no day up to today
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
 * Adds the present legal texts to the record. A text whose words differ from those of its last edition gets
 * the next number, even on the same day, so that a number names only one text.
 */
export function addEditions(
  before: Editions,
  texts: LegalTexts,
  today: string,
  review?: Review,
): Editions {
  const after: Editions = {}
  for (const [name, text] of Object.entries(texts)) {
    const editions = before[name] ?? []
    const last = editions.at(-1)
    const published = digestText(text)
    const read = review && { review }
    if (last?.published === published) {
      after[name] = [...editions.slice(0, -1), { ...last, ...read }]
    } else {
      const number = (last?.number ?? 0) + 1
      after[name] = [...editions, { number, day: today, published, ...read }]
    }
  }
  return after
}

/** Adds the texts, as they are now, to the record of a site. @returns the path of the record */
export function recordTexts(
  folder: SiteFolder,
  texts: LegalTexts,
  today: string,
  review?: Review,
): string {
  const file = editionsFile(folder)
  const { editions: before, problems } = readEditions(folder)
  if (problems.length > 0) throw new ProblemsError(problems)
  const editions = addEditions(before, texts, today, review)
  writeWhole(file, `${JSON.stringify(editions, null, 2)}\n`)
  return file
}
