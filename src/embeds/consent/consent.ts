import { parseObject } from '../../../services/read-message.ts'
import { type EmbedKind, embedKinds, type Service } from '../../../services/Service.ts'
import { readStored, storedKeys, writeStored } from '../../stored.ts'

export type ThirdParty = { kind: EmbedKind; service: Service }

/** Months for which an agreement is stored, as the CNIL recommends. */
export const CONSENT_MONTHS = 6

/** `once` lasts as long as the tab, if it can store it; `always` for months, if the device can. */
type Scope = 'once' | 'always'
export type Consent = 'unasked' | Scope

/** The version of the question about each embed that needs consent. */
export type ConsentVersions = Partial<Record<EmbedKind, string>>

/**
 * The agreements stored in localStorage; a refusal is not stored. Each has the version of the question and the day of
 * the answer (UTC), e.g. `{ "video": { "version": "Vimeo · Ab_d-f12", "date": "2026-11-20" } }`.
 */
type StoredAgreements = Partial<Record<EmbedKind, { version: string; date: string }>>

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
function readAgreements(versions: ConsentVersions): StoredAgreements {
  const today = dayOf(Date.now())
  const agreements: StoredAgreements = parseObject(readStored('localStorage', storedKeys.consent))
  const current: StoredAgreements = {}
  for (const kind of embedKinds) {
    const agreement = agreements[kind]
    if (!agreement || agreement.version !== versions[kind]) continue
    const { date } = agreement
    // An agreement with a date in the future comes from a wrong clock: it does not count.
    const isCurrent = isDay(date) && date <= today && today <= expiryOf(date)
    if (isCurrent) current[kind] = agreement
  }
  return current
}

/** Lists what is allowed in this tab alone. */
function readAllowedHere(versions: ConsentVersions): EmbedKind[] {
  const allowed: ConsentVersions = parseObject(readStored('sessionStorage', storedKeys.consent))
  return embedKinds.filter((kind) => versions[kind] && allowed[kind] === versions[kind])
}

/** Lists what the visitor has agreed to, for months or in this tab. */
export const readAgreedKinds = (versions: ConsentVersions): EmbedKind[] => [
  ...(Object.keys(readAgreements(versions)) as EmbedKind[]),
  ...readAllowedHere(versions),
]

const toJson = (value: object) => (Object.keys(value).length > 0 ? JSON.stringify(value) : null)

/** Remembers agreements: `once` in sessionStorage, `always` in localStorage, and in memory where these are blocked. */
export function createConsentStore(versions: ConsentVersions) {
  const listeners = new Set<() => void>()
  /** What is allowed in this tab, also if it stores no agreement. */
  const allowed = new Set(readAllowedHere(versions))
  let stored = readAgreements(versions)

  function storeHere() {
    const entries = [...allowed].map((kind) => [kind, versions[kind]])
    writeStored('sessionStorage', storedKeys.consent, toJson(Object.fromEntries(entries)))
  }

  function store(agreements: StoredAgreements) {
    writeStored('localStorage', storedKeys.consent, toJson(agreements))
    stored = readAgreements(versions)
  }

  const notify = () => listeners.forEach((listener) => void listener())

  // Removes from the device the agreements that have expired or answer an earlier version of the question.
  store(stored)

  return {
    get(kind: EmbedKind): Consent {
      if (stored[kind]) return 'always'
      return allowed.has(kind) ? 'once' : 'unasked'
    },

    /** Last day of a stored agreement, e.g. `2027-05-20`; `undefined` where none is stored. */
    agreedUntil(kind: EmbedKind): string | undefined {
      const agreement = stored[kind]
      return agreement && expiryOf(agreement.date)
    },

    allow(kind: EmbedKind, scope: Scope) {
      const version = versions[kind]
      if (version === undefined) return
      allowed.add(kind)
      if (scope === 'once') storeHere()
      if (scope === 'always')
        store({ ...readAgreements(versions), [kind]: { version, date: dayOf(Date.now()) } })
      notify()
    },

    withdraw(kind: EmbedKind) {
      allowed.delete(kind)
      storeHere()
      const { [kind]: _withdrawn, ...others } = readAgreements(versions)
      store(others)
      // If the device refuses to store the list without the withdrawn agreement, the whole list is removed: the
      // withdrawn agreement must not stay.
      if (stored[kind]) store({})
      notify()
    },

    /** Reads the stored agreements again, for when another tab has changed them. */
    refresh() {
      // An embed withdrawn in another tab must not go on in this tab as allowed `once`.
      for (const kind of embedKinds) {
        if (stored[kind]) allowed.delete(kind)
      }
      stored = readAgreements(versions)
      notify()
    },

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
