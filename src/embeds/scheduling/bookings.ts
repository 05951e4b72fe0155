/**
 * The bookings of this visit, so that a visitor who reads a legal page, or takes back an agreement,
 * finds the confirmation again. In memory only: a reload ends it.
 */
export type Booking = {
  /** Someone has yet to confirm it, or to pay. */
  isPending: boolean
}

let shown: Booking | null = null

/** What is told again within this time is no other booking: nobody fills in a form so fast. */
const REPEAT_MS = 15_000
let since = Number.NEGATIVE_INFINITY
/** Ids of the bookings told so far; `null` where the service gives none. */
const told = new Set<string | null>()
let hasLastAnId = true

/** The last booking, until the visitor wants another one. */
export const lastBooking = () => shown

/**
 * Remembers a booking that the service has just told. Services say the same one twice, and some give
 * every booking of a visitor the same id: only time tells those apart.
 *
 * @param id the service's own, when it gives one
 * @returns false for a message that came twice
 */
export function rememberBooking(id: string | null, isPending: boolean, now = Date.now()): boolean {
  const isRecent = now - since < REPEAT_MS
  const isKnown = told.has(id) || (told.size > 0 && (id === null || !hasLastAnId))
  if (isRecent && isKnown) return false
  told.add(id)
  hasLastAnId = id !== null
  since = now
  shown = { isPending }
  return true
}

/** The visitor wants another slot: the calendar comes back. */
export function bookAnother(now = Date.now()) {
  shown = null
  since = now
}
