import type { SiteConfig } from './schema/site-schema.ts'
import type { Words } from './schema/words-schema.ts'
import { typeset } from './typography.ts'

type BusinessAnswers = Pick<SiteConfig, 'name' | 'promise' | 'call' | 'consentMonths'>

/** The placeholders that any sentence may have, as `{siteName}`, each with the answer that fills it. */
export const businessBlanks: Readonly<
  Record<string, (answers: BusinessAnswers) => string | number>
> = {
  appointmentsPerMonth: ({ promise }) => promise.appointmentsPerMonth,
  callMinutes: ({ call }) => call.minutes,
  consentMonths: ({ consentMonths }) => consentMonths,
  siteName: ({ name }) => name,
}

/** Fills in the placeholders that the owner's answers can fill, then applies French typography. */
export function finishWords(words: Words, answers: BusinessAnswers): Words {
  const fill = (blank: string, name: string) => String(businessBlanks[name]?.(answers) ?? blank)
  const finish = (sentence: string) =>
    typeset(sentence.replace(/\{(\w+)\}/g, fill)).replaceAll('~', '\u00a0')
  // JSON loses nothing here, because every value of the words is a text.
  return JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? finish(value) : value,
  )
}
