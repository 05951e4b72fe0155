import { frenchDate } from '../../src/formats/dates.ts'
import {
  digestText,
  type Edition,
  type Editions,
  editionsFile,
  type LegalTexts,
} from '../legal/editions.ts'
import { list } from '../problems/list.ts'
import { fix, good, look, nowhere, type Problems } from '../problems/Problem.ts'
import type { SiteFolder } from '../read/site-folder.ts'

/** Names a recorded version of a text: « la version n° 2 du 20/11/2026 ». */
const nameEdition = ({ number, day }: Edition) => `la version n° ${number} du ${frenchDate(day)}`

/**
 * Finds legal texts that were never recorded in `legal/versions.json`, or have changed since: nobody could tell
 * later which words a visitor saw.
 */
export function* checkEditions(
  recorded: Editions,
  texts: LegalTexts,
  folder: Pick<SiteFolder, 'name'>,
): Problems {
  const unrecorded = Object.keys(texts).filter((name) => !recorded[name]?.length)
  if (unrecorded.length > 0) {
    const titles = list(unrecorded.map((name) => texts[name]?.title ?? name))
    yield look('texts-unrecorded', nowhere, { titles, source: editionsFile(folder) })
  }
  for (const [name, text] of Object.entries(texts)) {
    const last = recorded[name]?.at(-1)
    if (!last || last.published === digestText(text)) continue
    const place = { file: `legal/${name}.md`, path: [] } as const
    yield fix('text-changed', place, { edition: nameEdition(last) })
  }
}

/** Names the lawyer who last read legal texts, and the texts that no lawyer has read as they are now. */
export function* checkReviews(recorded: Editions, texts: LegalTexts): Problems {
  const unread: string[] = []
  let last: Edition | undefined
  for (const [name, text] of Object.entries(texts)) {
    const read = recorded[name]?.findLast(({ review }) => review)
    if (read?.published !== digestText(text)) unread.push(text.title)
    if ((read?.review?.on ?? '') > (last?.review?.on ?? '')) last = read
  }
  if (!last?.review) {
    yield look('texts-unread', nowhere, {})
    return
  }
  const { by, on } = last.review
  const values = { by, day: frenchDate(on) }
  if (unread.length === 0) yield good('texts-read', nowhere, values)
  else yield look('texts-changed-since-read', nowhere, { ...values, titles: list(unread) })
}
