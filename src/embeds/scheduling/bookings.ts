import { useSyncExternalStore } from 'react'

/** The key in sessionStorage, under which another tool of the same host stores nothing. */
export const bookingKey = 'site-psychologues:booking'

/** The outcome of a booking: one that is `pending` has yet to be confirmed or paid. */
const outcomes = ['confirmed', 'pending', 'demonstration'] as const
export type Outcome = (typeof outcomes)[number]

/** The last call booked in this tab, and how many were booked since the page was loaded: after a reload, none. */
export type Booking = { outcome: Outcome; count: number }

/** A booking announced this soon after another is the same: nobody fills in a form so fast. */
const REPEAT_MS = 10_000
let lastBookingAt = Number.NEGATIVE_INFINITY

let booking: Booking | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  // A page that comes back from the back/forward cache reads what `/merci` has stored meanwhile.
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('pageshow', listener)
  }
}

function readBooking(): Booking | null {
  booking ??= readStored()
  return booking
}

function readStored(): Booking | null {
  try {
    const stored = sessionStorage.getItem(bookingKey)
    const outcome = outcomes.find((each) => each === stored)
    return outcome ? { outcome, count: 0 } : null
  } catch {
    // sessionStorage is blocked: a booking is shown until the page is reloaded.
    return null
  }
}

function store(next: Booking) {
  booking = next
  try {
    sessionStorage.setItem(bookingKey, next.outcome)
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

export const useBooking = (): Booking | null =>
  useSyncExternalStore(subscribe, readBooking, () => null)

/**
 * Remembers a booking, unless it was announced before. Services may give all bookings of a visitor the same id: only
 * the time between messages shows a repeat.
 *
 * @param isFinal true where the calendar itself says that nothing is pending any more
 */
export function rememberBooking(outcome: Outcome, isFinal = false, now = Date.now()) {
  const { count = 0 } = booking ?? {}
  const isRepeat = now - lastBookingAt < REPEAT_MS
  if (isRepeat && isFinal && booking?.outcome === 'pending') return store({ outcome, count })
  if (isRepeat) return
  lastBookingAt = now
  store({ outcome, count: count + 1 })
}

/** Remembers the booking after which a calendar has led the whole tab to `/merci`, unless it has announced it. */
export function rememberThanks(outcome: Outcome) {
  if (!readBooking()) rememberBooking(outcome)
}
