import { nameOf, valueAt } from '../../../owner/values.ts'
import type { Change } from '../../server/files/Change.ts'
import { chapterOf } from '../chapter-of.ts'
import type { AtelierState, Draft } from '../use-atelier.ts'

export type Removal = Change & { label: string }

/**
 * Lists the removal of answers that are on disk but no longer concern the site (`aside`), e.g. about a
 * service that the owner has left. They stay until the owner opens another chapter and answers there: an
 * owner who soon returns to this service finds them again.
 */
export function findRemovals(sent: Draft[], { asideAtOpening, state }: AtelierState): Removal[] {
  const { chapters = [], aside = [], files = {} } = state ?? {}
  const file = 'site.yaml'
  const earlier = asideAtOpening.map(({ path }) => nameOf(path))
  const sentFrom = sent.map((draft) => chapterOf(chapters, draft))
  const removable = aside.filter(({ path }) => {
    const chapter = chapterOf(chapters, { file, path })
    return earlier.includes(nameOf(path)) && sentFrom.some((other) => other !== chapter)
  })
  return removable.map(({ path, label }) => {
    return { label, file, path, before: valueAt(files[file]?.data, path) }
  })
}
