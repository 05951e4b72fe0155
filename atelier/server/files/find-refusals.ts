/*
 * Decides which answers of a save must be refused when the site could not be built with all of them.
 * `change-texts.ts` then tries again without those.
 */
import { type OpenedSite, openSite } from '../../../generator/open-site.ts'
import type { Problem } from '../../../owner/problems/Problem.ts'
import { overlap, type Path } from '../../../owner/values.ts'
import { type FieldMessage, showProblem } from '../show-problem.ts'
import type { Change } from './Change.ts'

/** Refused answers, each with the messages that its field shows. */
export type Refusals = Map<Change, FieldMessage[]>

/**
 * Finds the answers that cause problems.
 *
 * @param opened the site as it would be with these answers
 * @returns an empty map if the answers can be written
 */
export function findRefusals(folder: string, opened: OpenedSite, answers: Change[]): Refusals {
  const refusals: Refusals = new Map()
  const problems = findNewProblems(folder, opened)
  if (problems.length === 0) return refusals
  for (const [answer, itsProblems] of matchProblems(answers, problems)) {
    refusals.set(
      answer,
      itsProblems.map((problem) => messageAt(answer, problem)),
    )
  }
  return refusals
}

/** Leaves out the problems that the files on disk have already: a save does not have to solve those. */
function findNewProblems(folder: string, { refused }: OpenedSite): Problem[] {
  if (refused.length === 0) return []
  const onDisk = new Set(openSite(folder).refused.map(identityOf))
  return refused.filter((problem) => !onDisk.has(identityOf(problem)))
}

/** Two problems are the same if they have the same code and place, and quote the same values. */
const identityOf = ({ code, file, path, values }: Problem) =>
  JSON.stringify([code, file, path, values])

/**
 * Finds the answers that some problems are about, so that only those are refused. Three tries, from
 * the most to the least precise:
 *
 * 1. the answers at the place of a problem: `video.url` for a problem at `video.url`;
 * 2. those of the same group: `video.provider` for a problem at `video.url`;
 * 3. all of them.
 */
function matchProblems(answers: Change[], problems: Problem[]): Map<Change, Problem[]> {
  const atPlace = matchByPath(answers, problems, (path) => path)
  if (atPlace.size > 0) return atPlace
  const inGroup = matchByPath(answers, problems, (path) => path.slice(0, -1))
  if (inGroup.size > 0) return inGroup
  return new Map(answers.map((answer) => [answer, problems]))
}

/** Gives each answer the problems whose place contains it, or is a part of it. */
function matchByPath(
  answers: Change[],
  problems: Problem[],
  placeOf: (path: Path) => Path,
): Map<Change, Problem[]> {
  const matches = new Map<Change, Problem[]>()
  for (const answer of answers) {
    const itsProblems = problems.filter(({ path }) => {
      const place = placeOf(path)
      // An empty path is the whole file, which would match every answer.
      return place.length > 0 && overlap(place, answer.path)
    })
    if (itsProblems.length > 0) matches.set(answer, itsProblems)
  }
  return matches
}

/**
 * Words a problem for the field of an answer. If the problem is about another field, the message begins with
 * the label of that field.
 */
function messageAt({ path }: Change, problem: Problem): FieldMessage {
  const { level, name, message, remedies } = showProblem(problem)
  const isAboutAnswer = name === '' || overlap(problem.path, path)
  return { level, message: isAboutAnswer ? message : `${name} : ${message}`, remedies }
}
