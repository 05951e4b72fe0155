import { type Outcome, pageState } from '../../page-state.ts'

/** A message within this time after another repeats it: nobody fills in a booking form so fast. */
const REPEAT_MS = 10_000
let lastBookingAt = Number.NEGATIVE_INFINITY

/** What became of a booking in this tab, in the browser only; `undefined` where there was none. */
export const bookedOutcome = () => pageState().booked

/**
 * Marks the page with a booking that the service has just announced. Services announce the same one twice, in
 * two ways, and some give every booking of a visitor the same id: only the time between tells those apart.
 *
 * @returns false for a booking that was announced before
 */
export function rememberBooking(outcome: Outcome, now = Date.now()): boolean {
  if (now - lastBookingAt < REPEAT_MS) return false
  lastBookingAt = now
  pageState().booked = outcome
  keepBooking()
  return true
}

/**
 * Writes the booking into the current entry of the history, where the boot script finds it after a
 * reload of this tab. Nothing is stored for a later visit.
 */
export function keepBooking() {
  const booked = bookedOutcome()
  if (booked) history.replaceState({ booked }, '')
}
