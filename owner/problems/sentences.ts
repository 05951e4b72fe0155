import { captionSentences } from './sentences/captions.ts'
import { contradictionSentences } from './sentences/contradictions.ts'
import { editionSentences } from './sentences/editions.ts'
import { embedSentences } from './sentences/embeds.ts'
import { fieldSentences } from './sentences/fields.ts'
import { legalTextSentences } from './sentences/legal-texts.ts'
import { mediaSentences, publicFileSentences } from './sentences/media.ts'
import { onlineSentences } from './sentences/online.ts'
import { readinessSentences } from './sentences/readiness.ts'
import { wordSentences } from './sentences/words.ts'
import { yamlSentences } from './sentences/yaml.ts'

/** Every code, with what it says in a file and in a form. */
export const sentences = {
  ...yamlSentences,
  ...fieldSentences,
  ...wordSentences,
  ...embedSentences,
  ...captionSentences,
  ...mediaSentences,
  ...publicFileSentences,
  ...legalTextSentences,
  ...editionSentences,
  ...contradictionSentences,
  ...readinessSentences,
  ...onlineSentences,
}

export type Code = keyof typeof sentences

/** What the sentences of a code quote. */
export type ValuesOf<Known extends Code> = Parameters<(typeof sentences)[Known]['inForm']>[0]
