import { overlap } from '../../owner/values.ts'
import type { Place } from '../server/show-problem.ts'
import type { State } from './api.ts'

/** Names the chapters that ask for an answer; what no field asks for belongs to the last, « Publier ». */
export function chaptersOf({ fields, chapters }: State, place: Place | undefined): string[] {
  const asking = fields.filter(
    ({ file, path }) => place && file === place.file && overlap(path, place.path),
  )
  const titles = [...new Set(asking.map(({ chapter }) => chapter))]
  if (titles.length === 0) return chapters.slice(-1).map(({ title }) => title)
  return place?.path.length === 0 ? titles : titles.slice(0, 1)
}
