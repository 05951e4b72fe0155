import type { Plugin } from 'vite'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { routes } from '../../src/routes.ts'
import { OwnerError } from '../owner-error.ts'
import type { OwnerNow } from '../owner-site.ts'
import type { SiteFolder } from '../site-folder.ts'
import type { LegalContext } from './legal-scope.ts'
import { compileLegalText } from './legal-text.ts'

/** The legal texts that a route shows, by name: `mentions-legales` → its file. */
export const legalTextFiles = (folder: SiteFolder): [string, string][] =>
  routes.flatMap(({ shows }) =>
    'legalText' in shows
      ? [[shows.legalText, folder.find(`legal/${shows.legalText}.md`)] as const]
      : [],
  )

/**
 * The legal texts by name, as their pages show them.
 *
 * @throws {OwnerError} that lists the faults of all
 */
export function readLegalTexts(
  folder: SiteFolder,
  context: LegalContext,
): Record<string, LegalText> {
  const texts: Record<string, LegalText> = {}
  const faults: string[] = []
  for (const [name, file] of legalTextFiles(folder)) {
    const compiled = compileLegalText(folder.read(`legal/${name}.md`), context)
    if (compiled.text) texts[name] = compiled.text
    for (const { line, message } of compiled.faults) {
      faults.push(`\n  • ${file}${line ? `, ligne ${line}` : ''} : ${message}`)
    }
  }
  if (faults.length > 0)
    throw new OwnerError(`Les textes légaux sont à corriger :${faults.join('')}`)
  return texts
}

const MODULE = 'virtual:legal-texts'

/** Gives the pages their legal texts. */
export const legalTexts = (now: OwnerNow): Plugin => ({
  name: 'legal-texts',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}`
      ? `export const legalTexts = ${JSON.stringify(now.site.texts)}`
      : undefined,
})
