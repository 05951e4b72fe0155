import type { Chapter, Question } from '../server/describe-form.ts'
import type { Place } from '../server/show-problem.ts'
import { startsWith } from './use-atelier.ts'

/** True where the question, or one inside it, asks for the value at this place. */
const asksFor = ({ file, path }: Question, place: Place) =>
  file === place.file && startsWith(place.path, path)

/** True where the question is inside this place, which is a group (`legal.guarantee`) or a whole file. */
const isInside = ({ file, path }: Question, place: Place) =>
  file === place.file && startsWith(path, place.path)

/**
 * Finds the chapter that asks for the value at a place, or all the chapters that ask for a part of a whole
 * file. A place that no question asks for belongs to the last chapter, « Publier ».
 */
export function chaptersOf(chapters: Chapter[], place: Place | undefined): Chapter[] {
  const withQuestion = (isMatch: typeof asksFor) =>
    chapters.filter(({ questions, advancedQuestions }) =>
      [...questions, ...advancedQuestions].some((each) => place && isMatch(each, place)),
    )
  const asking = new Set([...withQuestion(asksFor), ...withQuestion(isInside)])
  if (asking.size === 0) return chapters.slice(-1)
  return place?.path.length === 0 ? [...asking] : [...asking].slice(0, 1)
}

/** Finds the first of the chapters that ask for what is at a place. */
export const chapterOf = (chapters: Chapter[], place: Place | undefined): Chapter =>
  chaptersOf(chapters, place)[0] as Chapter
