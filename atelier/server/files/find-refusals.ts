/*
 * Decides which answers of a save must be refused when the site could not be built with all of them.
 * `change-texts.ts` then tries to save the answers that are left.
 */
import { type OpenedSite, openSite } from '../../../generator/open-site.ts'
import type { Problem } from '../../../owner/problems/Problem.ts'
import { overlap, type Path } from '../../../owner/values.ts'
import { type FieldMessage, showProblem } from '../show-problem.ts'
import type { Change, Rejected } from './Change.ts'

/** @param opened the site as it would be with these answers */
export function findRefusals(folder: string, opened: OpenedSite, answers: Change[]): Rejected[] {
  const problems = findNewProblems(folder, opened)
  if (problems.length === 0) return []
  return matchProblems(answers, problems).map(({ answer, about }) => ({
    ...answer,
    messages: about.map((problem) => messageAt(answer, problem)),
  }))
}

/** Leaves out the problems that the files on disk have already: a save does not have to solve those. */
function findNewProblems(folder: string, { buildProblems }: OpenedSite): Problem[] {
  if (buildProblems.length === 0) return []
  const onDisk = new Set(openSite(folder).buildProblems.map(identityOf))
  return buildProblems.filter((problem) => !onDisk.has(identityOf(problem)))
}

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
function matchProblems(answers: Change[], problems: Problem[]): Match[] {
  const tries = [
    matchByPath(answers, problems, (path) => path),
    matchByPath(answers, problems, (path) => path.slice(0, -1)),
  ]
  const found = tries.find((matches) => matches.length > 0)
  return found ?? answers.map((answer) => ({ answer, about: problems }))
}

type Match = { answer: Change; about: Problem[] }

/** Gives each answer the problems at its place, at a part of this place, or at a group around it. */
function matchByPath(answers: Change[], problems: Problem[], placeOf: (path: Path) => Path) {
  const matches = answers.map((answer): Match => {
    const about = problems.filter(({ path }) => {
      const place = placeOf(path)
      // A problem of a whole file has an empty place, which would match every answer: it is left out.
      return place.length > 0 && overlap(place, answer.path)
    })
    return { answer, about }
  })
  return matches.filter(({ about }) => about.length > 0)
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
