import { placeInFile } from '../../owner/problems/in-file.ts'
import { fieldName, inForm, remedyInForm } from '../../owner/problems/in-form.ts'
import type { Problem, Remedy } from '../../owner/problems/Problem.ts'
import type { Code } from '../../owner/problems/sentences.ts'
import type { Path } from '../../owner/values.ts'

/** A place in the owner's files: a whole file where the path is empty. */
export type Place = { file: string; path: Path; text?: string }

/** What a field says of its answer, and the buttons that write a right one. */
export type FieldMessage = { message: string; remedies: (Remedy & { words: string })[] }

/** A problem as the page shows it. */
export type ShownProblem = FieldMessage &
  Pick<Problem, 'level'> & {
    /** The field that it is about, where it is about one. */
    name: string
    /** Where it can be changed. */
    place?: Place
    /** The file and the line, where it is mended there and nowhere else. */
    where?: string
    /** What the page can do about it, beside writing an answer. */
    act?: 'record' | 'review' | undefined
  }

/** Problems that « Enregistrer ces textes », or the name of a lawyer, mends. */
const acts: Partial<Record<Code, ShownProblem['act']>> = {
  'texts-unrecorded': 'record',
  'text-changed': 'record',
  'texts-unread': 'review',
  'texts-changed-since-read': 'review',
}

export function showProblem(problem: Problem): ShownProblem {
  const { level, code, file, path, remedies = [] } = problem
  // What is wrong inside a medium is told at the field that names it.
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
