import type { Service } from '../../../services/Service.ts'
import type { Site } from '../../Site.ts'

/** The purposes for which consent may be asked. Each has one service, and one answer of the visitor. */
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

/** For how many months an agreement is stored, as the CNIL recommends. The owner may choose fewer. */
export const CONSENT_MONTHS = 6

/** `once` lasts until the page is reloaded. `always` lasts for months, if the device can store it. */
type Scope = 'once' | 'always'
export type Answer = 'unasked' | Scope
export type Consent = 'none-needed' | Answer

/** The key in localStorage under which choices are stored, after « Retenir mon choix 6 mois » only. */
export const storageKey = 'consent'

/** A stored agreement. A refusal need not be stored: without an agreement no service is loaded. */
type StoredChoice = {
  /** Version of the question that the visitor has answered, as `generator/consent-terms.ts` computes it. */
  version: string
  /** Day of the choice, UTC, e.g. `2026-11-20`. */
  date: string
  purpose: Purpose
  choice: 'always'
}

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The last day of a choice made on `day`, in calendar months: six months after 31 August is 28 February. */
export function expiryOf(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const target = month - 1 + months
  const lastDate = new Date(Date.UTC(year, target + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, target, Math.min(date, lastDate)))
}

/** Version of the question for each purpose that needs consent, and months for which an answer holds. */
export type ConsentTerms = Partial<Record<Purpose, string>> & { months: number }

/**
 * Reads the stored choices, without those that have expired or that somebody has edited. Throws where the
 * stored text is no list.
 */
function parseChoices(raw: string | null, { months }: ConsentTerms, now: number): StoredChoice[] {
  const today = dayOf(now)
  return JSON.parse(raw ?? '[]').filter(
    ({ date, purpose, choice }: StoredChoice) =>
      typeof date === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(date) &&
      // A date in the future comes from a wrong clock, or was edited by hand: the choice does not count.
      date <= today &&
      today <= expiryOf(date, months) &&
      purposes.includes(purpose) &&
      choice === 'always',
  )
}

/** The stored choices that have not expired and answer the current version of their question. */
export const choicesThatHold = (raw: string | null, terms: ConsentTerms, now: number) =>
  parseChoices(raw, terms, now).filter(({ purpose, version }) => version === terms[purpose])

/**
 * Remembers what the visitor agreed to: `once` in memory, `always` in localStorage where it works.
 *
 * @param getStorage called at each use, since reading `window.localStorage` may itself throw
 */
export function createConsentStore(
  terms: ConsentTerms,
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
) {
  const listeners = new Set<() => void>()
  /** The purposes allowed since the page was loaded, whether or not the device stores the choice. */
  const allowed = new Set<Purpose>()
  /**
   * The choices stored on the device that have not expired and answer the current version of their question.
   */
  let kept: StoredChoice[] = []

  function read(readChoices: typeof parseChoices): StoredChoice[] {
    try {
      return readChoices(getStorage().getItem(storageKey), terms, now())
    } catch {
      return []
    }
  }

  /** Stores these choices on the device in place of all others; removes the key when there are none. */
  function write(choices: StoredChoice[]) {
    try {
      if (choices.length === 0) getStorage().removeItem(storageKey)
      else getStorage().setItem(storageKey, JSON.stringify(choices))
    } catch {
      // localStorage is blocked or full: the line below reads which choices are really stored.
    }
    kept = read(choicesThatHold)
  }

  /**
   * Replaces the stored choices for one purpose. Those for another purpose stay, even if a tab with a newer
   * version of the site has stored them.
   */
  function keep(purpose: Purpose, ...choices: StoredChoice[]) {
    write([...read(parseChoices).filter((choice) => choice.purpose !== purpose), ...choices])
  }

  const choiceFor = (purpose: Purpose) => kept.find((choice) => choice.purpose === purpose)
  const notify = () => listeners.forEach((listener) => void listener())

  // Removes expired choices from the device.
  write(read(parseChoices))

  return {
    get(purpose: Purpose): Consent {
      if (terms[purpose] === undefined) return 'none-needed'
      if (choiceFor(purpose)) return 'always'
      return allowed.has(purpose) ? 'once' : 'unasked'
    },

    /** Last day of a stored choice, e.g. `2027-05-20`; `undefined` where none is stored. */
    keptUntil(purpose: Purpose): string | undefined {
      const choice = choiceFor(purpose)
      return choice && expiryOf(choice.date, terms.months)
    },

    allow(purpose: Purpose, scope: Scope) {
      const version = terms[purpose]
      if (version === undefined) return
      if (scope === 'always') {
        keep(purpose, { version, date: dayOf(now()), purpose, choice: 'always' })
      }
      allowed.add(purpose)
      notify()
    },

    withdraw(purpose: Purpose) {
      allowed.delete(purpose)
      if (choiceFor(purpose)) keep(purpose)
      // A full device may refuse to store even the shorter list. The whole list is then removed, and with it
      // the withdrawn choice.
      if (choiceFor(purpose)) write([])
      notify()
    },

    /** Reads the stored choices again, for when another tab has changed them. */
    refresh() {
      // Where another tab has withdrawn a stored choice, the choice must not count here as one that was
      // allowed once.
      for (const { purpose } of kept) allowed.delete(purpose)
      kept = read(choicesThatHold)
      notify()
    },

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
