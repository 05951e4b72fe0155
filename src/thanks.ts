import { counter } from 'virtual:audience'
import { pageState, stateOf, stateSelector } from './page-state.ts'

/** The message by which `/merci`, in the calendar's frame, announces a booking to the page around. */
export const BOOKED_MESSAGE = 'merci'

/**
 * Reports the booking of a visitor whom the calendar has led to `/merci`: in the calendar's frame to
 * the page around, in a tab to the counter. Called once per document, since a link that navigation
 * follows to `/merci` is no booking.
 */
export function reportBooking() {
  const thanks = document.querySelector<HTMLElement>(stateSelector('calendars'))
  if (!thanks) return
  // Calendars add the visitor's name and e-mail to the address: they are removed from it.
  history.replaceState(null, '', location.pathname)
  if (window.parent !== window) window.parent.postMessage(BOOKED_MESSAGE, location.origin)
  const calendarOrigins = stateOf(thanks).calendars?.split(' ') ?? []
  const referrerOrigin = URL.parse(document.referrer)?.origin
  if (!referrerOrigin || !calendarOrigins.includes(referrerOrigin)) return
  pageState().thanked = ''
  counter?.countThanks()
}
