/**
 * The last booking of this visit, so that a visitor who reads a legal page, or takes back an agreement,
 * finds the confirmation again. In memory only: a reload ends it.
 */
export type Booking = {
  /** Someone has yet to confirm it, or to pay. */
  isPending: boolean
}

let shown: Booking | null = null

/** What is told again within this time is no other booking: nobody fills in a form so fast. */
const REPEAT_MS = 10_000
let since = Number.NEGATIVE_INFINITY

/** The last booking. */
export const lastBooking = () => shown

/**
 * Remembers a booking that the service has just told. Services say the same one twice, in two ways, and
 * some give every booking of a visitor the same id: only time tells those apart.
 *
 * @returns false for what was told twice
 */
export function rememberBooking(isPending: boolean, now = Date.now()): boolean {
  if (now - since < REPEAT_MS) return false
  since = now
  shown = { isPending }
  return true
}
