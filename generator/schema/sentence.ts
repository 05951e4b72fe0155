import { z } from 'zod'
import { aboutKeys } from './field.ts'

type About = {
  /** Where it shows. Without a label, a form shows the sentence itself. */
  label?: string
  help?: string
}

function describe<Value extends z.ZodType>(value: Value, { label, help }: About): Value {
  if (label) aboutKeys.add(value, { kind: 'sentence', label, example: '', help })
  return value
}

/** A sentence of the pages. Its blanks are those of ours: see `readWords`. */
export function sentence(about: About = {}) {
  const fix = 'Écrivez « {key}: "votre phrase" ».'
  return describe(z.string({ error: fix }).trim().min(1, fix), about)
}

/** Sentences that need no label. */
export const sentences = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sentence()])) as Record<Name, z.ZodString>

/** Several sentences under one key. */
export function sentenceList(about: About) {
  const fix = 'Écrivez chaque phrase sur sa ligne, après un tiret.'
  return describe(z.array(sentence(), { error: fix }).min(1, fix), about)
}
