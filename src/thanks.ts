import { counter } from 'virtual:audience'
import { pageState, stateOf, stateSelector } from './page-state.ts'

/** The message that `/merci` posts to our page around it. */
const BOOKED = 'merci'

/** True for that message. The caller checks that it has our own origin. */
export const isThanks = (data: unknown) => data === BOOKED

/**
 * On `/merci` in the calendar's frame, posts the booking to the page around it. In a tab of its own, marks and
 * counts a booking if the calendar was the page before. Call it once per page load: coming back to `/merci`
 * through a link is no other booking.
 */
export function reportBooking() {
  const thanks = document.querySelector<HTMLElement>(stateSelector('calendars'))
  if (!thanks) return
  // Calendars add the visitor's name and address: they go no further, nor into the history.
  history.replaceState(null, '', location.pathname)
  if (window.parent !== window) window.parent.postMessage(BOOKED, location.origin)
  const calendars = stateOf(thanks).calendars?.split(' ') ?? []
  const before = URL.canParse(document.referrer) && new URL(document.referrer).origin
  if (!before || !calendars.includes(before)) return
  pageState().thanked = ''
  counter?.countThanks()
}
