import { prepareBuild } from '../../../generator/prepare-build.ts'
import type { Problem } from '../../../owner/problems/Problem.ts'
import { problemsOf } from '../../../owner/problems/problems-error.ts'
import type { Unsaved } from '../../../owner/read/site-folder.ts'
import { readSite } from '../../../owner/read-site.ts'

/** All that a build would refuse, were these texts on disk. */
export const validateDraft = (folder: string, unsaved?: Unsaved): Problem[] =>
  problemsOf(() => {
    prepareBuild(readSite(folder, unsaved))
    return []
  })
