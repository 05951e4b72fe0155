import type { BusinessBlank } from './schema/sentence.ts'
import type { SiteConfig } from './schema/site-schema.ts'
import type { Words } from './schema/words-schema.ts'
import { typeset } from './typography.ts'

type BusinessFacts = Pick<SiteConfig, 'name' | 'promise' | 'call' | 'consentMonths'>

/** Fills what the build knows, then applies French typography, to every sentence. */
export function finishWords(words: Words, facts: BusinessFacts): Words {
  const values: Record<BusinessBlank, string> = {
    appointmentsPerMonth: String(facts.promise.appointmentsPerMonth),
    callMinutes: String(facts.call.minutes),
    consentMonths: String(facts.consentMonths),
    siteName: facts.name,
  }
  const finish = (sentence: string) =>
    typeset(
      sentence.replace(/\{(\w+)\}/g, (blank, name: BusinessBlank) => values[name] ?? blank),
    ).replaceAll('~', '\u00a0')
  // Every value of the words is a text.
  return JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? finish(value) : value,
  )
}
