/*
 * Decides which answers of a save must be refused when the site could not be built with all of them.
 * `change-texts.ts` then tries to save the answers that are left.
 */
import { type OpenedSite, openSite } from '../../../generator/open-site.ts'
import type { Problem } from '../../../owner/problems/Problem.ts'
import { overlap, type Path } from '../../../owner/values.ts'
import { type FieldMessage, showProblem } from '../show-problem.ts'
import type { Change, Rejected } from './Change.ts'

type Rule = (problem: Path, answer: Path) => boolean

/**
 * Rules that compare the place of a problem with that of an answer, to find the answers to refuse. Only the first
 * rule that finds one is applied.
 */
const rules: Rule[] = [
  // The answer at the place of the problem. A problem of a whole file has an empty place.
  (problem, answer) => problem.length > 0 && overlap(problem, answer),
  // The answer is in the problem's group: `video.provider` for a problem at `video.url`.
  (problem, answer) => problem.length > 1 && overlap(problem.slice(0, -1), answer),
  () => true,
]

export function findRefusals(folder: string, opened: OpenedSite, answers: Change[]): Rejected[] {
  const problems = findNewProblems(folder, opened)
  for (const isAbout of rules) {
    const refused = answers.flatMap((answer): Rejected[] => {
      const about = problems.filter(({ path }) => isAbout(path, answer.path))
      const messages = about.map((problem) => messageAt(answer, problem))
      return messages.length > 0 ? [{ ...answer, messages }] : []
    })
    if (refused.length > 0) return refused
  }
  return []
}

/** Leaves out the problems that the files on disk have already: a save does not have to solve those. */
function findNewProblems(folder: string, { buildProblems }: OpenedSite): Problem[] {
  if (buildProblems.length === 0) return []
  const onDisk = new Set(openSite(folder).buildProblems.map(identityOf))
  return buildProblems.filter((problem) => !onDisk.has(identityOf(problem)))
}

const identityOf = ({ code, file, path, values }: Problem) =>
  JSON.stringify([code, file, path, values])

/** If the problem is about another field, the message begins with the label of that field. */
function messageAt({ path }: Change, problem: Problem): FieldMessage {
  const { level, name, message, remedies } = showProblem(problem)
  const isAboutAnswer = name === '' || overlap(problem.path, path)
  return { level, message: isAboutAnswer ? message : `${name} : ${message}`, remedies }
}
