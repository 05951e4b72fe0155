import { parseObject } from '../../../services/read-message.ts'
import type { Service } from '../../../services/Service.ts'
import type { Site } from '../../Site.ts'
import { readStored, storedKeys, writeStored } from '../../stored.ts'

/** Consent may be asked for each purpose: one question and one answer each. */
export const purposes = ['video', 'scheduling'] as const
export type Purpose = (typeof purposes)[number]

export type ThirdParty = { purpose: Purpose; service: Service }

/** The services of the video and the calendar that other companies run. */
export function thirdPartiesOf(site: Record<Purpose, Pick<Site[Purpose], 'service'>>) {
  const parties: ThirdParty[] = []
  for (const purpose of purposes) {
    const { service } = site[purpose]
    if (service && !service.isOwn) parties.push({ purpose, service })
  }
  return parties
}

/** Months for which an agreement is stored, as the CNIL recommends. */
export const CONSENT_MONTHS = 6

/** `once` lasts as long as the tab, if it can store it; `always` for months, if the device can. */
type Scope = 'once' | 'always'
export type Consent = 'unasked' | Scope

/** The version of the question about each purpose that needs consent. */
export type ConsentTerms = Partial<Record<Purpose, string>>

/**
 * The agreements stored in localStorage; a refusal is not stored. Each has the version of the question and the day of
 * the answer (UTC), e.g. `{ "video": { "version": "Vimeo · Ab_d-f12", "date": "2026-11-20" } }`.
 */
type StoredAgreements = Partial<Record<Purpose, { version: string; date: string }>>

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** The last day of an agreement, in calendar months: six months after 31 August is 28 February. */
function expiryOf(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const monthIndex = month - 1 + CONSENT_MONTHS
  const lastDate = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, monthIndex, Math.min(date, lastDate)))
}

/** Reads the stored agreements that have not expired and answer the current version of the question. */
function readAgreements(terms: ConsentTerms): StoredAgreements {
  const today = dayOf(Date.now())
  const agreements: StoredAgreements = parseObject(readStored('localStorage', storedKeys.consent))
  const current: StoredAgreements = {}
  for (const purpose of purposes) {
    const agreement = agreements[purpose]
    if (!agreement || agreement.version !== terms[purpose]) continue
    const { date } = agreement
    // An agreement with a date in the future comes from a wrong clock: it does not count.
    const isCurrent = isDay(date) && date <= today && today <= expiryOf(date)
    if (isCurrent) current[purpose] = agreement
  }
  return current
}

/** Lists the purposes allowed in this tab alone. */
function readAllowedHere(terms: ConsentTerms): Purpose[] {
  const versions: ConsentTerms = parseObject(readStored('sessionStorage', storedKeys.consent))
  return purposes.filter((purpose) => terms[purpose] && versions[purpose] === terms[purpose])
}

/** Lists the purposes to which the visitor has agreed, for months or in this tab. */
export const readAgreedPurposes = (terms: ConsentTerms): Purpose[] => [
  ...(Object.keys(readAgreements(terms)) as Purpose[]),
  ...readAllowedHere(terms),
]

const toJson = (value: object) => (Object.keys(value).length > 0 ? JSON.stringify(value) : null)

export type ConsentStore = ReturnType<typeof createConsentStore>

/** Remembers agreements: `once` in sessionStorage, `always` in localStorage, and in memory where these are blocked. */
export function createConsentStore(terms: ConsentTerms) {
  const listeners = new Set<() => void>()
  /** The purposes allowed in this tab, also if it stores no agreement. */
  const allowed = new Set(readAllowedHere(terms))
  let stored = readAgreements(terms)

  function storeHere() {
    const versions = Object.fromEntries([...allowed].map((purpose) => [purpose, terms[purpose]]))
    writeStored('sessionStorage', storedKeys.consent, toJson(versions))
  }

  function store(agreements: StoredAgreements) {
    writeStored('localStorage', storedKeys.consent, toJson(agreements))
    stored = readAgreements(terms)
  }

  const notify = () => listeners.forEach((listener) => void listener())

  // Removes from the device the agreements that have expired or answer an earlier version of the question.
  store(stored)

  return {
    get(purpose: Purpose): Consent {
      if (stored[purpose]) return 'always'
      return allowed.has(purpose) ? 'once' : 'unasked'
    },

    /** Last day of a stored agreement, e.g. `2027-05-20`; `undefined` where none is stored. */
    agreedUntil(purpose: Purpose): string | undefined {
      const agreement = stored[purpose]
      return agreement && expiryOf(agreement.date)
    },

    allow(purpose: Purpose, scope: Scope) {
      const version = terms[purpose]
      if (version === undefined) return
      allowed.add(purpose)
      if (scope === 'once') storeHere()
      if (scope === 'always')
        store({ ...readAgreements(terms), [purpose]: { version, date: dayOf(Date.now()) } })
      notify()
    },

    withdraw(purpose: Purpose) {
      allowed.delete(purpose)
      storeHere()
      const { [purpose]: _withdrawn, ...others } = readAgreements(terms)
      store(others)
      // If the device refuses to store the list without the withdrawn agreement, the whole list is removed: the
      // withdrawn agreement must not stay.
      if (stored[purpose]) store({})
      notify()
    },

    /** Reads the stored agreements again, for when another tab has changed them. */
    refresh() {
      // A purpose withdrawn in another tab must not go on in this tab as allowed `once`.
      for (const purpose of purposes) {
        if (stored[purpose]) allowed.delete(purpose)
      }
      stored = readAgreements(terms)
      notify()
    },

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
