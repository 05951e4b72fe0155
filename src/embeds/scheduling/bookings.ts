/**
 * The bookings of this visit, so that a visitor who reads a legal page and comes back finds the
 * confirmation again. In memory only: a reload ends it.
 */
let hasBooking = false
const known = new Set<string>()

export const hasBooked = () => hasBooking

/**
 * Remembers a booking that the service has just told.
 *
 * @param id the service's own, when it gives one
 * @returns false for a message that came twice
 */
export function rememberBooking(id: string | null): boolean {
  if (id !== null && known.has(id)) return false
  if (id !== null) known.add(id)
  hasBooking = true
  return true
}

/** The visitor wants another slot: the calendar comes back. */
export function bookAnother() {
  hasBooking = false
}
