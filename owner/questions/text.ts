// Reads texts that an owner typed, and refuses those that cannot be an answer to any question.
import { blankSentence, findBlank } from '../find-blank.ts'
import { typeset } from '../typography.ts'
import type { AnswerForm, Reading } from './Question.ts'

/** Matches signs that no answer may have: control characters, line breaks, direction marks, half emojis. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u

function refusalOf(text: string, max: number): string | undefined {
  if (text === '') return 'Écrivez un texte, ou retirez les guillemets tant que vous ne savez pas.'
  if (text.length > max) {
    return `Ce texte a ${text.length} caractères : écrivez-en ${max} au plus.`
  }
  if (INVISIBLE.test(text)) {
    return 'Ce texte contient un caractère invisible ou un retour à la ligne : tapez-le de nouveau, sur une seule ligne.'
  }
  const blank = text === 'none' ? text : findBlank(text)
  return blank && blankSentence(blank)
}

type TextForm = Pick<AnswerForm, 'write'> & {
  /**
   * Returns the text as the site will write it, or `undefined` for a text of another kind. By default, any text is
   * written with French typography.
   */
  read?: (typed: string) => string | undefined
  /** Says what to write instead of a text of another kind. */
  refusal?: string
  /** The greatest number of characters. */
  max?: number
}

/** Makes a reader of texts of one kind. */
function textReader({ read = typeset, refusal = '', max = 300 }: TextForm) {
  return (typed: string): Reading<string> => {
    const fault = refusalOf(typed, max)
    if (fault) return { refusal: fault }
    const value = read(typed)
    if (value !== undefined) return { value }
    // Where the owner typed the question too, « Capital social : 2000 € », the rest is proposed.
    return { refusal, meant: read(typed.replace(/^.*?:\s*/, '')) }
  }
}

/** Makes the form of an answer that is one line of text. */
export function textForm({ write, ...form }: TextForm = {}) {
  return { kind: 'line', write, read: textReader(form) } as const
}

export const matching = (form: RegExp) => (typed: string) => (form.test(typed) ? typed : undefined)
