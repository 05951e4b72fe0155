import { counter } from 'virtual:audience'
import { pageState, stateOf, stateSelector } from './page-state.ts'

/** The message by which `/merci`, in the calendar's frame, announces a booking to the page around. */
const BOOKED_MESSAGE = 'merci'

/** True for the message that `/merci` posts. The caller checks the origin. */
export const isBookedMessage = (data: unknown) => data === BOOKED_MESSAGE

/**
 * On `/merci`, announces the booking to the page around, if the calendar's frame shows it. Where
 * the visitor comes from the calendar, marks the page and counts the booking, which the counter
 * leaves to the page around. Called once per document: a link to `/merci` is no booking.
 */
export function reportBooking() {
  const thanks = document.querySelector<HTMLElement>(stateSelector('calendars'))
  if (!thanks) return
  // Calendars add the visitor's name and e-mail to the address.
  history.replaceState(null, '', location.pathname)
  if (window.parent !== window) window.parent.postMessage(BOOKED_MESSAGE, location.origin)
  const calendarOrigins = stateOf(thanks).calendars?.split(' ') ?? []
  const referrerOrigin = URL.parse(document.referrer)?.origin
  if (!referrerOrigin || !calendarOrigins.includes(referrerOrigin)) return
  pageState().thanked = ''
  counter?.countThanks()
}
