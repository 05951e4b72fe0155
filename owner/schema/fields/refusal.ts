import type { fieldSentences } from '../../problems/sentences/fields.ts'
import type { Values } from '../../problems/sentences/Sentences.ts'
import type { ValuesOf } from '../../problems/sentences.ts'

/** Makes the reason why a field refuses a value: `refusal('text-too-long', { most: 300, length: 412 })`. */
export function refusal<Code extends FieldCode>(
  code: Code,
  values: Record<QuotedName<Code>, string | number>,
  corrections?: string[],
): Refusal {
  return { code, values, corrections }
}

/** The reason why a field refuses a value, and right ways to write what the owner meant. */
export type Refusal = { code: FieldCode; values: Values; corrections?: string[] | undefined }

type FieldCode = keyof typeof fieldSentences

/** Names of the values that a problem's sentence quotes, without `found` and `example`, which `checkAnswers` adds. */
type QuotedName<Code extends FieldCode> = Exclude<keyof ValuesOf<Code>, 'found' | 'example'>
