import type { Chapter, Question } from '../server/describe-form.ts'
import type { Place } from '../server/show-problem.ts'

/** Whether what stands there is asked for by a question, or by one inside it. */
const isIn = ({ file, path }: Question, place: Place) =>
  file === place.file && path.every((step, index) => step === place.path[index])

/** Whether a question is under what is meant: `legal.guarantee` as a whole, or a whole file. */
const isUnder = ({ file, path }: Question, place: Place) =>
  file === place.file && place.path.every((step, index) => step === path[index])

/** Where an answer is asked for. */
export const chapterOf = (chapters: Chapter[], place: Place): Chapter | undefined =>
  chaptersOf(chapters, place)[0]

/**
 * The chapters where something is asked for: one, or all those that a whole file holds. What has no place
 * of its own is about publishing, the last.
 */
export function chaptersOf(chapters: Chapter[], place: Place | undefined): Chapter[] {
  const having = (test: typeof isIn) =>
    chapters.filter(({ asks, rare }) =>
      [...asks, ...rare].some((each) => place && test(each, place)),
    )
  const [first, ...others] = [...having(isIn), ...having(isUnder)]
  if (!first) return chapters.slice(-1)
  return place?.path.length === 0 ? [...new Set([first, ...others])] : [first]
}
