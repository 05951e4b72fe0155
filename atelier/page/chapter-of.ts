import { overlap } from '../../owner/values.ts'
import type { Chapter } from '../server/describe-form.ts'
import type { Place } from '../server/show-problem.ts'

/**
 * Finds the chapter that asks for an answer, given its file and key; for a whole file, all chapters that ask for a
 * part of it. What no question asks for belongs to the last chapter, « Publier ».
 */
export function chaptersOf(chapters: Chapter[], place: Place | undefined): Chapter[] {
  const asking = chapters.filter(({ questions, advancedQuestions }) =>
    [...questions, ...advancedQuestions].some(
      ({ file, path }) => file === place?.file && overlap(path, place.path),
    ),
  )
  if (asking.length === 0) return chapters.slice(-1)
  return place?.path.length === 0 ? asking : asking.slice(0, 1)
}

/** Finds the chapter that asks for the answer at a place; for a whole file, the first chapter. */
export const chapterOf = (chapters: Chapter[], place: Place | undefined): Chapter =>
  chaptersOf(chapters, place)[0] as Chapter
