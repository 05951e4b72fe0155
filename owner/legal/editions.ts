// Reads and writes `legal/versions.json`, the record of a site's legal texts: when each got its present words, and
// which lawyer has read them. `npm run check -- --accept` and the atelier add to it; the pages show its dates.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { ownerError } from '../problems/owner-error.ts'
import { at, fix, type Problem } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'
import { readDay } from '../questions/read-as-written.ts'
import { readOwnerText } from '../read/read-owner-text.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { writeWhole } from '../write-whole.ts'

/** Who read a text as a lawyer, and on which day: `Maître Dominique Exemple`, `2026-11-20`. */
export type Review = { by: string; on: string }

export type Edition = {
  number: number
  /** The day on which this version was recorded, in Paris: `2026-11-20`. */
  day: string
  /** SHA-256 of the words of the page, including the owner's answers. */
  published: string
  review?: Review
}

/** A site's `legal/versions.json`: the versions of each text, oldest first, by the name of its page. */
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
    return { editions: {}, problems: [at(problem, { source })] }
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
 * Adds the present legal texts to the record. A text whose words differ from its last recorded version gets
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
    const isRecorded = last?.published === published
    const earlier = isRecorded ? editions.slice(0, -1) : editions
    const next: Edition = { number: (last?.number ?? 0) + 1, day: today, published }
    const present = isRecorded ? last : next
    after[name] = [...earlier, review ? { ...present, review } : present]
  }
  return after
}

/** Adds the texts, as they are now, to the record of a site, and returns the path of the record. */
export function recordTexts(
  folder: SiteFolder,
  texts: LegalTexts,
  today: string,
  review?: Review,
): string {
  const { editions: before, problems } = readEditions(folder)
  if (problems.length > 0) throw new ProblemsError(problems)
  const after = addEditions(before, texts, today, review)
  const file = editionsFile(folder)
  writeWhole(file, `${JSON.stringify(after, null, 2)}\n`)
  return file
}
