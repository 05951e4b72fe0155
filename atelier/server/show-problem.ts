import { placeInFile } from '../../owner/problems/in-file.ts'
import { fieldName, inForm, remedyInForm } from '../../owner/problems/in-form.ts'
import type { Problem, Remedy } from '../../owner/problems/Problem.ts'
import type { Code } from '../../owner/problems/sentences.ts'
import type { Path } from '../../owner/values.ts'

/** A place in the owner's files. An empty path is the whole file; `text` is to be found in it. */
export type Place = { file: string; path: Path; text?: string }

/** What a field says of its answer, and the buttons that write a right one. */
export type FieldMessage = { message: string; remedies: (Remedy & { words: string })[] }

/** A problem as the page shows it. */
export type ShownProblem = FieldMessage &
  Pick<Problem, 'level'> & {
    /** Label of the field that it is about, or empty. */
    name: string
    /** The field or file where it can be mended. */
    place?: Place
    /** File and line, where no field can mend it. */
    where?: string
    /** A button of the list that mends it. */
    act?: 'record' | 'review' | undefined
  }

/** Problems that « Enregistrer ces textes », or the name of a lawyer, mends. */
const acts: Partial<Record<Code, ShownProblem['act']>> = {
  'texts-unrecorded': 'record',
  'text-changed': 'record',
  'texts-unread': 'review',
  'texts-changed-since-read': 'review',
}

/** Puts a problem in the words of the form. */
export function showProblem(problem: Problem): ShownProblem {
  const { level, code, file, path, remedies = [] } = problem
  // A fault inside a film or a picture is shown at the field that names the file.
  const holder = path.length > 0 && file.startsWith('media/') ? 'site.yaml' : file
  return {
    level,
    name: fieldName({ file: holder, path }),
    message: inForm(problem),
    remedies: remedies.map((remedy) => ({ ...remedy, words: remedyInForm(remedy, problem) })),
    act: acts[code],
    ...(file && { place: { file: holder, path } }),
    ...(file && path.length === 0 && { where: placeInFile(problem) }),
  }
}
