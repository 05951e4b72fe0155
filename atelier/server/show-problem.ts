import { placeInFile } from '../../owner/problems/in-file.ts'
import { fieldName, inForm, remedyInForm } from '../../owner/problems/in-form.ts'
import type { OwnerFile, Problem, Remedy } from '../../owner/problems/Problem.ts'
import type { Path } from '../../owner/values.ts'

/** A place in the owner's files. An empty path is the whole file. */
export type Place = { file: OwnerFile; path: Path }

export type ShownProblem = Pick<Problem, 'level'> & {
  message: string
  /** Buttons that write a right answer. */
  remedies: (Remedy & { words: string })[]
  /** Label of the field that the problem is about, or empty. */
  name: string
  /** The field, or the whole file, where the owner can mend the problem. */
  place?: Place | undefined
  /** True if the site cannot be built with this answer. */
  isRefused: boolean
  /** File and line of a problem that no field can mend: « site/site.yaml, ligne 12 » */
  lineInFile?: string | undefined
}

function placeOf({ file, path, remedies = [] }: Problem): Place {
  // A misspelt key has no field: the owner is led to the field of the right key.
  const misspelt = remedies.find(({ insteadOf }) => insteadOf)
  if (misspelt) return { file, path: misspelt.set }
  // A fault inside a film or a picture is shown at the field that names the file.
  if (file.startsWith('media/') && path.length > 0) return { file: 'site.yaml', path }
  // The file may have `video: https://…`, while the form asks for each key of the group.
  if (file === 'site.yaml' && path.length === 1 && ['video', 'scheduling'].includes(`${path[0]}`)) {
    return { file, path: [...path, 'url'] }
  }
  return { file, path }
}

export function showProblem(problem: Problem, refused: Problem[] = []): ShownProblem {
  const { level, file, path, remedies = [] } = problem
  const place = placeOf(problem)
  const isAboutFile = file !== '' && path.length === 0
  return {
    level,
    name: fieldName(place),
    message: inForm(problem),
    remedies: remedies.map((remedy) => ({ ...remedy, words: remedyInForm(remedy, problem) })),
    place: file ? place : undefined,
    isRefused: refused.includes(problem),
    lineInFile: isAboutFile ? placeInFile(problem) : undefined,
  }
}
