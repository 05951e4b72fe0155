import { pageState } from '../../page-state.ts'

/** `pending`: someone has yet to confirm it, or to pay. `demonstration`: nothing is booked. */
export type Outcome = 'confirmed' | 'pending' | 'demonstration'

/** What is told again within this time is no other booking: nobody fills in a form so fast. */
const REPEAT_MS = 10_000
let since = Number.NEGATIVE_INFINITY

/** What became of a booking in this tab, in the browser only; `undefined` where there was none. */
export const bookedOutcome = () => pageState().booked

/**
 * Marks the page with a booking that the service has just told. Services say the same one twice, in two
 * ways, and some give every booking of a visitor the same id: only time tells those apart.
 *
 * @returns false for what was told twice
 */
export function rememberBooking(outcome: Outcome, now = Date.now()): boolean {
  if (now - since < REPEAT_MS) return false
  since = now
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
