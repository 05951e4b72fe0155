import { placeInFile } from '../../owner/problems/in-file.ts'
import { fieldName, inForm, remedyInForm } from '../../owner/problems/in-form.ts'
import type { Problem, Remedy } from '../../owner/problems/Problem.ts'
import type { Code } from '../../owner/problems/sentences.ts'
import type { Path } from '../../owner/values.ts'

/** A place in the owner's files. An empty path is the whole file. */
export type Place = { file: string; path: Path }

/** A message about the answer of a field, and the buttons that write a right answer. */
export type FieldMessage = Pick<Problem, 'level'> & {
  message: string
  remedies: (Remedy & { words: string })[]
}

export type ShownProblem = FieldMessage & {
  /** Label of the field that the problem is about, or empty. */
  name: string
  /** The field, or the whole file, where the owner can mend the problem. */
  place?: Place | undefined
  /** File and line of a problem that no field can mend: « site/site.yaml, ligne 12 » */
  lineInFile?: string | undefined
  /** What mends a problem of the legal texts: to record them as they are, or to name the lawyer who read them. */
  mendedBy?: 'record' | 'review' | undefined
}

const mendedBy: Partial<Record<Code, ShownProblem['mendedBy']>> = {
  'texts-unrecorded': 'record',
  'text-changed': 'record',
  'texts-unread': 'review',
  'texts-changed-since-read': 'review',
}

function placeOf({ file, path, remedies = [] }: Problem): Place {
  // A misspelt key has no field: the owner is led to the field of the right key.
  const misspelt = remedies.find(({ insteadOf }) => insteadOf)
  if (misspelt) return { file, path: misspelt.set }
  // A fault inside a film or a picture is shown at the field that names the file.
  if (file.startsWith('media/') && path.length > 0) return { file: 'site.yaml', path }
  return { file, path }
}

export function showProblem(problem: Problem): ShownProblem {
  const { level, code, file, path, remedies = [] } = problem
  const place = placeOf(problem)
  const isAboutFile = file !== '' && path.length === 0
  return {
    level,
    name: fieldName(place),
    message: inForm(problem),
    remedies: remedies.map((remedy) => ({ ...remedy, words: remedyInForm(remedy, problem) })),
    mendedBy: code && mendedBy[code],
    place: file ? place : undefined,
    lineInFile: isAboutFile ? placeInFile(problem) : undefined,
  }
}
