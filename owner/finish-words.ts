import type { SiteConfig } from './schema/site-schema.ts'
import type { Words } from './schema/words-schema.ts'
import { typeset } from './typography.ts'

type BusinessFacts = Pick<SiteConfig, 'name' | 'promise' | 'call' | 'consentMonths'>

/** The blanks that the build fills: any sentence may have them. */
export const businessBlanks: Readonly<Record<string, (facts: BusinessFacts) => string | number>> = {
  appointmentsPerMonth: ({ promise }) => promise.appointmentsPerMonth,
  callMinutes: ({ call }) => call.minutes,
  consentMonths: ({ consentMonths }) => consentMonths,
  siteName: ({ name }) => name,
}

/** Fills the blanks of every sentence that the build can fill, then applies French typography. */
export function finishWords(words: Words, facts: BusinessFacts): Words {
  const fill = (blank: string, name: string) => String(businessBlanks[name]?.(facts) ?? blank)
  const finish = (sentence: string) =>
    typeset(sentence.replace(/\{(\w+)\}/g, fill)).replaceAll('~', '\u00a0')
  // Every value of the words is a text.
  return JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? finish(value) : value,
  )
}
