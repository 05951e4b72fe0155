import type { LegalText } from '../../src/legal/LegalText.ts'
import { routes } from '../../src/routes.ts'
import type { OwnerFile, Problem } from '../problems/Problem.ts'
import { problemsIn } from '../problems/ProblemsError.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { compileLegalText } from './compile-legal-text.ts'
import type { LegalContext } from './describe-companies.ts'

/** Reads the legal texts that routes show, by name: `mentions-legales`. A text that cannot be read is left out. */
export function readLegalTexts(
  folder: SiteFolder,
  context: LegalContext,
): { texts: Record<string, LegalText>; problems: Problem[] } {
  const texts: Record<string, LegalText> = {}
  const problems: Problem[] = []
  for (const { shows } of routes) {
    if (!('legalText' in shows)) continue
    const file: OwnerFile = `legal/${shows.legalText}.md`
    try {
      texts[shows.legalText] = compileLegalText(folder.read(file), file, context)
    } catch (error) {
      problems.push(...problemsIn(error))
    }
  }
  return { texts, problems }
}
