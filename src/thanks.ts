import { counter } from 'virtual:audience'
import { pageState, stateOf, stateSelector } from './page-state.ts'

/** What the page of thanks posts to the page of ours around it. */
const BOOKED = 'merci'

/** True for that message. Whoever asks makes sure that it has our own origin. */
export const isThanks = (data: unknown) => data === BOOKED

/**
 * Called once per page load: a return to /merci without one is not another booking.
 *
 * In the calendar's frame, the page around is told of the booking. Alone, the page knows of one only
 * if the calendar was the page before.
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
