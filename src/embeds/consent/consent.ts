import type { Service } from '../../../services/Service.ts'
import type { Site } from '../../Site.ts'

/** What a visitor is asked about. Each purpose has one service and one answer. */
export const purposes = ['video', 'scheduling'] as const
export type Purpose = (typeof purposes)[number]

export type ThirdParty = { purpose: Purpose; service: Service }

/** The services of a site's embeds, without those that the owner runs. */
export const thirdPartiesOf = (
  site: Record<Purpose, Pick<Site[Purpose], 'service'>>,
): ThirdParty[] =>
  purposes.flatMap((purpose) => {
    const { service } = site[purpose]
    return service && !service.isOwn ? [{ purpose, service }] : []
  })

/** For how long an agreement is kept, unless the owner says less: as the CNIL recommends. */
export const CONSENT_MONTHS = 6

/** `once` lasts until the page is reloaded, `always` for those months where the device can store it. */
type Scope = 'once' | 'always'
export type Answer = 'unasked' | Scope
export type Consent = 'none-needed' | Answer

/** The one key that a choice of services leaves on a device, and only after « Retenir mon choix 6 mois ». */
export const storageKey = 'consent'

/** A stored choice. A refusal is not stored: without a choice nothing is loaded. */
type StoredChoice = {
  /** What the visitor had read: see `generator/consent-terms.ts`. */
  version: string
  /** Day of the choice, UTC, e.g. `2026-11-20`. */
  date: string
  purpose: Purpose
  choice: 'always'
}

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The last day of a choice made on `day`, in calendar months; 31 August and six give 28 February. */
export function expiryOf(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const target = month - 1 + months
  const lastDate = new Date(Date.UTC(year, target + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, target, Math.min(date, lastDate)))
}

/** The stored choices that have not expired. What is malformed is left out: anyone may have edited it. */
function parseChoices(raw: string | null, { months }: ConsentTerms, now: number): StoredChoice[] {
  const today = dayOf(now)
  try {
    return JSON.parse(raw ?? '[]').filter(
      ({ date, purpose, choice }: StoredChoice) =>
        typeof date === 'string' &&
        /^\d{4}-\d\d-\d\d$/.test(date) &&
        // A date in the future comes from a clock that was wrong, or from an edit.
        date <= today &&
        today <= expiryOf(date, months) &&
        purposes.includes(purpose) &&
        choice === 'always',
    )
  } catch {
    return []
  }
}

/**
 * What a page asks about and for how long, as it tells its own first script (`PageState`): the current
 * version of each question. A purpose without one needs no consent.
 */
export type ConsentTerms = Partial<Record<Purpose, string>> & { months: number }

/** The stored choices that have not expired and answer the current version of their question. */
export const choicesThatHold = (raw: string | null, terms: ConsentTerms, now: number) =>
  parseChoices(raw, terms, now).filter(({ purpose, version }) => version === terms[purpose])

/**
 * Remembers what the visitor agreed to: `once` in memory, `always` on the device where it can. A choice
 * that has expired does not stay on the device.
 *
 * @param getStorage called at each use, since reading `window.localStorage` may itself throw
 */
export function createConsentStore(
  terms: ConsentTerms,
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
) {
  const listeners = new Set<() => void>()
  /** What was allowed on this page, whatever the device has kept. */
  const allowed = new Set<Purpose>()

  function readRaw(): string | null {
    try {
      return getStorage().getItem(storageKey)
    } catch {
      return null
    }
  }
  const readKept = () => choicesThatHold(readRaw(), terms, now())

  /** Leaves these choices on the device, and no key at all when there are none. */
  function write(choices: StoredChoice[]) {
    try {
      if (choices.length === 0) getStorage().removeItem(storageKey)
      else getStorage().setItem(storageKey, JSON.stringify(choices))
    } catch {
      // Storage is blocked or full: callers read it again to see what it holds.
    }
  }

  const readAll = () => parseChoices(readRaw(), terms, now())
  // Removes expired choices from the device.
  write(readAll())
  let kept = readKept()
  const choiceFor = (purpose: Purpose) => kept.find((choice) => choice.purpose === purpose)

  /**
   * Puts these choices in the place of what the device has kept for a purpose. Those of another version
   * stay: a tab opened before an update of the site must not undo what a newer one has kept.
   */
  function keep(purpose: Purpose, choices: StoredChoice[]) {
    write([...readAll().filter((choice) => choice.purpose !== purpose), ...choices])
    kept = readKept()
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  return {
    get(purpose: Purpose): Consent {
      if (terms[purpose] === undefined) return 'none-needed'
      if (choiceFor(purpose)) return 'always'
      return allowed.has(purpose) ? 'once' : 'unasked'
    },

    /** Day on which a kept choice ends, e.g. `2027-05-20`. */
    keptUntil(purpose: Purpose): string | undefined {
      const choice = choiceFor(purpose)
      return choice && expiryOf(choice.date, terms.months)
    },

    allow(purpose: Purpose, scope: Scope) {
      const version = terms[purpose]
      if (version === undefined) return
      if (scope === 'always') {
        keep(purpose, [{ version, date: dayOf(now()), purpose, choice: 'always' }])
      }
      allowed.add(purpose)
      notify()
    },

    withdraw(purpose: Purpose) {
      allowed.delete(purpose)
      if (choiceFor(purpose)) keep(purpose, [])
      // Storage refused the shorter list: remove the key, so that the withdrawn choice is gone.
      if (choiceFor(purpose)) {
        write([])
        kept = readKept()
      }
      notify()
    },

    /** Another tab has decided, or this page comes back from the back/forward cache. */
    refresh() {
      // A choice withdrawn in another tab must not live on here as one allowed once.
      for (const { purpose } of kept) allowed.delete(purpose)
      kept = readKept()
      notify()
    },

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
