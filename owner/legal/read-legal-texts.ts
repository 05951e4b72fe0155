import type { Dates, LegalText } from '../../src/legal/LegalText.ts'
import { type Dating, routes } from '../../src/routes.ts'
import { at, type OwnerFile, type Problem } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { compileLegalText } from './compile-legal-text.ts'
import type { LegalContext } from './describe-companies.ts'
import { type Edition, readEditions } from './editions.ts'

/** The date of the legal notices and of the privacy policy until the owner records these texts. */
const ORIGINAL_DAY = '2025-07-13'

const datesOf = (dating: Dating, last: Edition | undefined): Dates =>
  dating === 'edition'
    ? { day: last?.day ?? null, edition: last?.number ?? null, showsToday: true }
    : { day: last?.day ?? ORIGINAL_DAY, edition: null, showsToday: false }

/** Reads the legal texts that routes show, by name: `mentions-legales`. A text that cannot be read is left out. */
export function readLegalTexts(
  folder: SiteFolder,
  context: LegalContext,
): { texts: Record<string, LegalText>; problems: Problem[] } {
  const texts: Record<string, LegalText> = {}
  const { editions, problems } = readEditions(folder)
  for (const { shows } of routes) {
    if (!('legalText' in shows)) continue
    const file: OwnerFile = `legal/${shows.legalText}.md`
    try {
      const text = compileLegalText(folder.read(file), file, context)
      const dates = datesOf(shows.dating, editions[shows.legalText]?.at(-1))
      texts[shows.legalText] = { ...text, dates }
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error
      const source = folder.find(file)
      problems.push(...error.problems.map((problem) => at(problem, { source })))
    }
  }
  return { texts, problems }
}
