import type { Chapter, Question } from '../server/describe-form.ts'
import type { Place } from '../server/show-problem.ts'

/** True where the question, or one inside it, asks for the value at this place. */
const asksFor = ({ file, path }: Question, place: Place) =>
  file === place.file && path.every((step, index) => step === place.path[index])

/** True where the question is inside this place, which is a group (`legal.guarantee`) or a whole file. */
const isInside = ({ file, path }: Question, place: Place) =>
  file === place.file && place.path.every((step, index) => step === path[index])

/** Finds the chapter that asks for the value at a place. */
export const chapterOf = (chapters: Chapter[], place: Place): Chapter | undefined =>
  chaptersOf(chapters, place)[0]

/**
 * Finds the chapters that ask for what is at a place: one, or for a whole file all that ask for a part of
 * it. A place that no question asks for belongs to the last chapter, « Publier ».
 */
export function chaptersOf(chapters: Chapter[], place: Place | undefined): Chapter[] {
  const withQuestion = (isMatch: typeof asksFor) =>
    chapters.filter(({ questions, advancedQuestions }) =>
      [...questions, ...advancedQuestions].some((each) => place && isMatch(each, place)),
    )
  const [first, ...others] = [...withQuestion(asksFor), ...withQuestion(isInside)]
  if (!first) return chapters.slice(-1)
  return place?.path.length === 0 ? [...new Set([first, ...others])] : [first]
}
