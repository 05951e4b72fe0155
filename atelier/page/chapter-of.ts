import type { Chapter, Question } from '../server/describe-form.ts'
import type { Place } from '../server/place-of.ts'

/** Whether what stands there is asked for by a question, or by one inside it. */
const isIn = ({ file, path }: Question, place: Place) =>
  file === place.file && path.every((step, index) => step === place.path[index])

/** Whether a question is under what is meant: `legal.guarantee` as a whole, or a whole file. */
const isUnder = ({ file, path }: Question, place: Place) =>
  file === place.file && place.path.every((step, index) => step === path[index])

/** Where something is asked for; what has no place of its own is about publishing, the last. */
export function chapterOf(chapters: Chapter[], place: Place | undefined): Chapter {
  const has = (test: typeof isIn) =>
    chapters.find(({ asks, rare }) => place && [...asks, ...rare].some((each) => test(each, place)))
  return has(isIn) ?? has(isUnder) ?? (chapters.at(-1) as Chapter)
}
