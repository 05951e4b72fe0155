import { readOwnerSite } from '../../generator/owner-site.ts'
import type { Problem } from '../../owner/problems/Problem.ts'
import { problemsOf } from '../../owner/problems/problems-error.ts'
import type { Unsaved } from '../../owner/read/site-folder.ts'
import { readSite } from '../../owner/read-site.ts'

/** All that a build would refuse, were these texts on disk. */
export const validateDraft = (folder: string, unsaved?: Unsaved): Problem[] =>
  problemsOf(() => {
    readOwnerSite(readSite(folder, unsaved))
    return []
  })
