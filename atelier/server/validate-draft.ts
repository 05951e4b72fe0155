import { loadSite, SiteError } from '../../generator/load-site.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { readOwnerSite } from '../../generator/owner-site.ts'
import type { Path } from '../../generator/schema/values.ts'
import type { Unsaved } from '../../generator/site-folder.ts'

/** What would be wrong: the file and the key where we know them. */
export type Fault = { file?: string; path: Path; message: string }

/** All that a build would refuse, were these texts on disk. */
export function validateDraft(folder: string, unsaved: Unsaved = new Map()): Fault[] {
  try {
    readOwnerSite(loadSite(folder, unsaved))
    return []
  } catch (error) {
    if (error instanceof SiteError) return error.faults
    const message = error instanceof OwnerError ? error.message : String(error)
    const [, key] = /^([a-z]\w*(?:\.\w+)+) : /.exec(message) ?? []
    return [{ path: key?.split('.') ?? [], message }]
  }
}
