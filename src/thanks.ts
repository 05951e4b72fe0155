import { counter } from 'virtual:audience'
import { pageState, stateOf, stateSelector } from './page-state.ts'

/** The message by which `/merci`, in the calendar's frame, announces a booking to the page around. */
export const BOOKED_MESSAGE = 'merci'

/**
 * Reports the booking of a visitor whom the calendar has led to `/merci`. In the calendar's frame, the
 * page around it is told; in a tab of its own, the visit is counted. Runs once when a document has loaded,
 * because a visitor who follows a link of ours to `/merci` has booked nothing.
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
