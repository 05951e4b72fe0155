import { site } from 'virtual:site'
import { useSyncExternalStore } from 'react'
import { readStored, storedKeys, writeStored } from '../../stored.ts'

/** The outcome of a booking: one that is `pending` has yet to be confirmed or paid. */
const outcomes = ['confirmed', 'pending', 'demonstration'] as const
export type BookingOutcome = (typeof outcomes)[number]

/** The last call booked in this tab, and how many were booked since the page was loaded: after a reload, none. */
export type Booking = { outcome: BookingOutcome; count: number }

/** A booking announced this soon after another is the same: nobody fills in a form so fast. */
const REPEAT_MS = 10_000
let lastBookingAt = Number.NEGATIVE_INFINITY

let booking: Booking | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  const onReturn = () => {
    // A page in Firefox's back/forward cache does not see what `/merci` has stored.
    if (window.navigation?.activation?.from?.url?.endsWith('/merci')) rememberThanks()
    listener()
  }
  listeners.add(listener)
  addEventListener('pageshow', onReturn)
  return () => {
    listeners.delete(listener)
    removeEventListener('pageshow', onReturn)
  }
}

export function readBooking(): Booking | null {
  const stored = readStored('sessionStorage', storedKeys.booking)
  const outcome = outcomes.find((each) => each === stored)
  if (outcome) booking ??= { outcome, count: 0 }
  return booking
}

function keep(next: Booking) {
  booking = next
  writeStored('sessionStorage', storedKeys.booking, next.outcome)
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
export function rememberBooking(outcome: BookingOutcome, isFinal = false, now = Date.now()) {
  const { count = 0 } = booking ?? {}
  const isRepeat = now - lastBookingAt < REPEAT_MS
  if (isRepeat && isFinal && booking?.outcome === 'pending') return keep({ outcome, count })
  if (isRepeat) return
  lastBookingAt = now
  keep({ outcome, count: count + 1 })
}

/** Remembers the booking after which a calendar has led the whole tab to `/merci`, unless it has announced it. */
export function rememberThanks() {
  const outcome = site.scheduling.isDemonstration ? 'demonstration' : 'confirmed'
  if (!readBooking()) keep({ outcome, count: 0 })
}
