import { readOwnerSite } from '../../generator/owner-site.ts'
import { loadSite, SiteError } from '../../owner/load-site.ts'
import { OwnerError } from '../../owner/problems/owner-error.ts'
import type { Unsaved } from '../../owner/read/site-folder.ts'
import type { Path } from '../../owner/values.ts'

/** What would be wrong: the file and the key where we know them. */
export type Fault = { file?: string; path: Path; message: string }

/** What went wrong, for the page; an error of the system is one of an instant, as a rule. */
export const sentenceOf = (error: unknown) =>
  error instanceof OwnerError
    ? error.message
    : 'Un fichier du site ne se lit pas en ce moment : vérifiez qu’il est là, et que rien d’autre ne l’utilise.'

/** All that a build would refuse, were these texts on disk. */
export function validateDraft(folder: string, unsaved: Unsaved = new Map()): Fault[] {
  try {
    readOwnerSite(loadSite(folder, unsaved))
    return []
  } catch (error) {
    if (error instanceof SiteError) return error.faults
    const message = sentenceOf(error)
    const [, key] = /^([a-z]\w*(?:\.\w+)+) : /.exec(message) ?? []
    return [{ path: key?.split('.') ?? [], message }]
  }
}
