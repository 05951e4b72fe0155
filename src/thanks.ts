import { counter } from 'virtual:audience'
import { pageState, stateOf, stateSelector } from './page-state.ts'

/** The message by which `/merci`, in the calendar's frame, announces a booking to the page around. */
const BOOKED_MESSAGE = 'merci'

/** True for the message that `/merci` posts. The caller checks the origin. */
export const isBookedMessage = (data: unknown) => data === BOOKED_MESSAGE

/**
 * On `/merci` in the calendar's frame, announces the booking to the page around. If the visitor
 * comes from the calendar, in a frame or a tab, shows the thanks and counts the booking; in a frame
 * the counter ignores it. Called once per document: a link to `/merci` is no booking.
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
