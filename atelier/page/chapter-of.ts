import { overlap } from '../../owner/values.ts'
import type { Chapter } from '../server/describe-form.ts'
import type { Place } from '../server/show-problem.ts'

/**
 * Finds the chapter that asks for the answer at a place; for a whole file, the first chapter that asks for a
 * part of it. A place that no question asks for belongs to the last chapter, « Publier ».
 */
export function chapterOf(chapters: Chapter[], place: Place | undefined): Chapter {
  const asking = chapters.find(({ questions, advancedQuestions }) =>
    [...questions, ...advancedQuestions].some(
      ({ file, path }) => file === place?.file && overlap(path, place.path),
    ),
  )
  return asking ?? (chapters.at(-1) as Chapter)
}
