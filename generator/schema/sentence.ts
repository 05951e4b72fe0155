import { z } from 'zod'
import type { Template } from '../../src/fill.ts'
import { closest } from './closest.ts'
import { aboutKeys } from './field.ts'

/** The blanks that the build fills: any sentence may have them. */
const businessBlanks = ['appointmentsPerMonth', 'callMinutes', 'consentMonths', 'siteName'] as const
export type BusinessBlank = (typeof businessBlanks)[number]

type About<Blank extends string> = {
  /** Where it shows. Without a label, a form shows the sentence itself. */
  label?: string
  help?: string
  /** The blanks that only the page can fill. */
  blanks?: readonly Blank[]
}

function describe<Value extends z.ZodType>(value: Value, { label, help }: About<string>): Value {
  if (label) aboutKeys.add(value, { kind: 'sentence', label, example: '', help })
  return value
}

/** A sentence of the pages. */
export function sentence<const Blank extends string = never>(about: About<Blank> = {}) {
  const known: readonly string[] = [...(about.blanks ?? []), ...businessBlanks]
  const shown = known.map((blank) => `{${blank}}`)
  const fix = 'Écrivez « {key}: "votre phrase" ».'
  const text = z
    .string({ error: fix })
    .trim()
    .min(1, fix)
    .superRefine((typed, context) => {
      // A blank that does not exist, or a brace that is alone.
      for (const [found, blank = ''] of typed.matchAll(/\{([^{}]*)\}|[{}]/g)) {
        if (known.includes(blank)) continue
        context.addIssue(
          `${found} n’existe pas ici. Vouliez-vous dire {${closest(blank, known)}} ? Possibles : ${shown.join(', ')}.`,
        )
      }
    })
  return describe(text, about) as unknown as z.ZodType<Template<Blank>>
}

/** Sentences that need no label, with the blanks that only the page can fill. */
export const templates = <const Blank extends string, Name extends string>(
  blanks: readonly Blank[],
  ...names: Name[]
) =>
  Object.fromEntries(names.map((name) => [name, sentence({ blanks })])) as unknown as Record<
    Name,
    z.ZodType<Template<Blank>>
  >

/** The same without blanks. */
export const sentences = <Name extends string>(...names: Name[]) =>
  templates<never, Name>([], ...names)

/** Several sentences under one key. */
export function sentenceList(about: About<never>) {
  const fix = 'Écrivez chaque phrase sur sa ligne, après un tiret.'
  return describe(z.array(sentence(), { error: fix }).min(1, fix), about)
}
