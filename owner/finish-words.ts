import type { Words } from '../defaults/words.ts'
import { CONSENT_MONTHS } from '../src/embeds/consent/consent.ts'
import { fill } from '../src/fill.ts'
import type { SiteConfig } from './questions/SiteConfig.ts'
import { typeset } from './typography.ts'
import { textsIn, withValue } from './values.ts'

type BusinessAnswers = Pick<SiteConfig, 'name' | 'promise' | 'call'>

/** Owners type this sign for a no-break space, which keyboards lack: `chaque~mois`. */
const TYPED_NO_BREAK_SPACE = '~'

/** The placeholders that any sentence may have, as `{siteName}`, each with the answer that fills it. */
export const placeholderValues: Readonly<
  Record<string, (answers: BusinessAnswers) => string | number>
> = {
  appointmentsPerMonth: ({ promise }) => promise.appointmentsPerMonth,
  callMinutes: ({ call }) => call.minutes,
  consentMonths: () => CONSENT_MONTHS,
  siteName: ({ name }) => name,
}

/** Fills in the placeholders that the owner's answers can fill, then applies French typography. */
export function finishWords(words: Words, answers: BusinessAnswers): Words {
  const values: Record<string, string> = {}
  for (const [name, readAnswer] of Object.entries(placeholderValues)) {
    values[name] = String(readAnswer(answers))
  }
  let finished = words
  for (const [path, sentence] of textsIn(words)) {
    const spaced = sentence.replaceAll(TYPED_NO_BREAK_SPACE, '\u00a0')
    finished = withValue(finished, path, typeset(fill(spaced, values))) as Words
  }
  return finished
}
