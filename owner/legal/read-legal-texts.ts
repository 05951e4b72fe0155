import type { LegalText } from '../../src/legal/LegalText.ts'
import { legalRoutes } from '../../src/routes.ts'
import type { OwnerFile, Problem } from '../problems/Problem.ts'
import { problemsIn } from '../problems/ProblemsError.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import type { SiteFolder } from '../read/site-folder.ts'
import { compileLegalText } from './compile-legal-text.ts'

/** Reads the legal texts that routes show, by name: `mentions-legales`. A text that cannot be read is left out. */
export function readLegalTexts(
  folder: SiteFolder,
  config: SiteConfig,
): { texts: Record<string, LegalText>; problems: Problem[] } {
  const texts: Record<string, LegalText> = {}
  const problems: Problem[] = []
  for (const { legalText } of legalRoutes) {
    const file: OwnerFile = `legal/${legalText}.md`
    try {
      texts[legalText] = compileLegalText(folder.read(file), file, config)
    } catch (error) {
      problems.push(...problemsIn(error))
    }
  }
  return { texts, problems }
}
