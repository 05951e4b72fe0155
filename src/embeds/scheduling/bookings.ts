import { useSyncExternalStore } from 'react'
import { bookingKey } from './booking-key.ts'

/** The outcome of a booking: one that is `pending` has yet to be confirmed or paid. */
export type Outcome = 'confirmed' | 'pending' | 'demonstration'

/** A booking announced this soon after another is the same: nobody fills in a form so fast. */
const REPEAT_MS = 10_000
let lastBookingAt = Number.NEGATIVE_INFINITY

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Holds the outcome where sessionStorage is blocked. */
let outcome: Outcome | undefined

function readOutcome(): Outcome | undefined {
  try {
    return (sessionStorage.getItem(bookingKey) as Outcome | null) ?? outcome
  } catch {
    return outcome
  }
}

/** The outcome of the call booked in this tab, also after a reload. */
export const useBooked = (): Outcome | undefined =>
  useSyncExternalStore(subscribe, readOutcome, () => undefined)

/**
 * Remembers a booking, and returns false for one that was announced before. Services may give all bookings of a
 * visitor the same id: only the time between messages shows a repeat.
 */
export function rememberBooking(booked: Outcome, now = Date.now()): boolean {
  if (now - lastBookingAt < REPEAT_MS) return false
  lastBookingAt = now
  outcome = booked
  try {
    sessionStorage.setItem(bookingKey, booked)
  } catch {
    // sessionStorage is blocked: the booking is shown until the page is reloaded.
  }
  for (const listener of listeners) listener()
  return true
}
