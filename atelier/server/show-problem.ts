import type { Place, Problem } from '../../owner/problems/Problem.ts'
import {
  fieldName,
  inForm,
  inTerminal,
  remedyInForm,
} from '../../owner/problems/problem-in-words.ts'
import { chapterOf } from '../../owner/questions/chapters.ts'
import { typeset } from '../../owner/typography.ts'
import { overlap } from '../../owner/values.ts'
import type { TypedAnswers } from '../protocol.ts'
import type { Field } from './list-fields.ts'

/**
 * Finds the field that asks for an answer, or for the list that the answer is a line of. A fault inside a film or a
 * picture belongs to the field that names the file.
 */
export function fieldAt(fields: Field[], { file, path }: Place) {
  if (path.length === 0) return fields.find(({ id }) => id === file)
  const namedIn = file.startsWith('media/') ? 'site.yaml' : file
  return fields.find((field) => field.file === namedIn && overlap(field.path, path))
}

/** Puts the right answer into a field, which may have it in one of several lines. */
function answersOf({ id, path, value }: Field, place: Place, remedy: string): TypedAnswers {
  const line = place.path[path.length]
  const lines = value.split('\n')
  return { [id]: typeof line === 'number' ? lines.with(line, remedy).join('\n') : remedy }
}

/** A problem as the page shows it. */
export type ShownProblem = ReturnType<typeof showProblem>

export function showProblem(problem: Problem, fields: Field[]) {
  const { level, remedy, place } = problem
  const field = fieldAt(fields, place)
  const isAtField = field !== undefined && place.path.length > 0
  return {
    level,
    /** Label of the field that the problem is about, or empty. */
    name: isAtField ? fieldName(place) : '',
    // Of a misspelt key, and of a whole text, the file and the line are said.
    message: isAtField ? inForm(problem) : typeset(inTerminal(problem)),
    /** The button that writes the right answer. */
    remedy:
      field && remedy !== undefined
        ? { words: remedyInForm(remedy, place), answers: answersOf(field, place, remedy) }
        : undefined,
    /** The field where the owner can mend the problem. */
    field: field?.id,
    /** Title of the chapter with this field, or of the last one. */
    chapter: chapterOf(place),
  }
}
