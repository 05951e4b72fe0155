import { counter } from 'virtual:audience'
import { pageState, stateOf, stateSelector } from './page-state.ts'

/** The message that `/merci`, in the calendar's frame, posts to the page around. */
const BOOKED = 'merci'

/** True for the message that `/merci` posts. The caller checks the origin. */
export const isThanks = (data: unknown) => data === BOOKED

/**
 * On `/merci` in the calendar's frame, announces the booking to the page around. In a tab of its
 * own, marks and counts a booking if the visitor comes from the calendar. Called once per document:
 * a link to `/merci` is no booking.
 */
export function reportBooking() {
  const thanks = document.querySelector<HTMLElement>(stateSelector('calendars'))
  if (!thanks) return
  // Calendars add the visitor's name and e-mail to the address.
  history.replaceState(null, '', location.pathname)
  if (window.parent !== window) window.parent.postMessage(BOOKED, location.origin)
  const calendars = stateOf(thanks).calendars?.split(' ') ?? []
  const before = URL.canParse(document.referrer) && new URL(document.referrer).origin
  if (!before || !calendars.includes(before)) return
  pageState().thanked = ''
  counter?.countThanks()
}
