import { type Outcome, pageState } from '../../page-state.ts'

/** A booking announced this soon after another is the same: nobody fills in a form so fast. */
const REPEAT_MS = 10_000
let lastBookingAt = Number.NEGATIVE_INFINITY

/**
 * Marks the page with a booking, and returns false for one that was announced before. Services may
 * give all bookings of a visitor the same id: only the time between messages shows a repeat.
 */
export function rememberBooking(outcome: Outcome, now = Date.now()): boolean {
  if (now - lastBookingAt < REPEAT_MS) return false
  lastBookingAt = now
  pageState().booked = outcome
  keepBooking()
  return true
}

/** Stores the outcome in the history's current entry: the boot script reads it after a reload. */
export function keepBooking() {
  const { booked } = pageState()
  if (booked) history.replaceState({ booked }, '')
}
