import type { OwnerFile, Problem, Remedy } from '../../owner/problems/Problem.ts'
import { fieldName, inForm, placeInFile, remedyInForm } from '../../owner/problems/say.ts'
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
  /** File and line of a problem that no field can mend: « site/site.yaml, ligne 12 » */
  lineInFile?: string | undefined
}

function placeOf({ place: { file, path } }: Problem): Place {
  // A fault inside a film or a picture is shown at the field that names the file.
  if (file.startsWith('media/') && path.length > 0) return { file: 'site.yaml', path }
  return { file, path }
}

export function showProblem(problem: Problem): ShownProblem {
  const { level, place: found, remedy } = problem
  const place = placeOf(problem)
  const name = fieldName(place)
  // A misspelt key has no field.
  const isAboutFile =
    found.file !== '' && (found.path.length === 0 || (found.file === 'site.yaml' && !name))
  return {
    level,
    name,
    message: inForm(problem),
    remedies: remedy ? [{ ...remedy, words: remedyInForm(remedy, problem) }] : [],
    place: found.file ? place : undefined,
    lineInFile: isAboutFile ? placeInFile(found) : undefined,
  }
}
