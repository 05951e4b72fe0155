// Every problem that an owner may meet, with its French sentences, from the tables of `sentences/`.
import { contradictionSentences } from './sentences/contradictions.ts'
import { fieldSentences } from './sentences/fields.ts'
import { readinessSentences } from './sentences/readiness.ts'
import type { QuotedBy, Sentences } from './sentences/Sentences.ts'

export const sentences = {
  ...fieldSentences,
  ...contradictionSentences,
  ...readinessSentences,
} satisfies Record<string, Sentences>

export type Code = keyof typeof sentences

/** The values that the sentences of a problem's code insert, e.g. `{ found, example }` for `not-url`. */
export type ValuesOf<Known extends Code> = QuotedBy<(typeof sentences)[Known]>
