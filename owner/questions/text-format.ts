// Reads texts that an owner typed, and refuses those that cannot be an answer to any question.
import { blankSentence, findBlank } from '../find-blank.ts'
import type { AnswerFormat, Reading } from './Question.ts'

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
  return undefined
}

type TextFormat<Value> = Pick<AnswerFormat, 'toMarkdown'> & {
  /** Returns what the site keeps of the text, or `undefined` for a text of another kind. */
  read: (typed: string) => Value | undefined
  /** Says what to write instead of a text of another kind. */
  refusal?: string
  /** The greatest number of characters. */
  max?: number
}

/** Makes the format of an answer that is one line of text. */
export function textFormat<Value>({
  read,
  refusal = '',
  max = 300,
  toMarkdown,
}: TextFormat<Value>) {
  return {
    kind: 'line',
    toMarkdown,
    read(typed: string): Reading<Value> {
      const fault = refusalOf(typed, max)
      if (fault) return { refusal: fault }
      const value = read(typed)
      if (value === undefined) {
        // Where the owner typed the question too, « Capital social : 2000 € », the rest is proposed.
        const meant = read(typed.replace(/^[^\d:]*:\s*/, ''))
        return { refusal, meant: typeof meant === 'string' ? meant : undefined }
      }
      // `none` answers only the questions that `mayBeNone`, before their formats are asked.
      const blank = typed === 'none' ? typed : findBlank(typed)
      return blank ? { refusal: blankSentence(blank) } : { value }
    },
  } as const
}

export const matching = (form: RegExp) => (typed: string) => (form.test(typed) ? typed : undefined)
