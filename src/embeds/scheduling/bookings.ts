import { site } from 'virtual:site'
import { useSyncExternalStore } from 'react'
import type { BookedSignal } from '../../../services/Service.ts'
import { readStored, storedKeys, writeStored } from '../../stored.ts'

/** The outcome of a booking: one that is `pending` has yet to be confirmed or paid. */
const outcomes = ['confirmed', 'pending', 'demonstration'] as const
export type BookingOutcome = (typeof outcomes)[number]

/** A booking announced this soon after another is the same: nobody fills in a form so fast. */
const REPEAT_MS = 10_000
let lastBookingAt = Number.NEGATIVE_INFINITY

/** Of the last call booked in this tab. */
let lastOutcome: BookingOutcome | null = null
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

export function readBooking(): BookingOutcome | null {
  const stored = readStored('sessionStorage', storedKeys.booking)
  lastOutcome ??= outcomes.find((outcome) => outcome === stored) ?? null
  return lastOutcome
}

function storeBooking(isPending = false) {
  lastOutcome = isPending ? 'pending' : 'confirmed'
  if (site.scheduling.isDemonstration) lastOutcome = 'demonstration'
  writeStored('sessionStorage', storedKeys.booking, lastOutcome)
  for (const listener of listeners) listener()
}

/** The outcome of the last call booked in this tab; `null` if there is none. */
export const useBooking = (): BookingOutcome | null =>
  useSyncExternalStore(subscribe, readBooking, () => null)

/**
 * Remembers a booking, unless it was announced before. Services may give all bookings of a visitor the same id: only
 * the time between messages shows a repeat.
 *
 * @returns whether it is another booking
 */
export function rememberBooking({ isPending }: BookedSignal, now = Date.now()) {
  const isRepeat = now - lastBookingAt < REPEAT_MS
  if (!isRepeat) lastBookingAt = now
  const isConfirmedNow = isPending === false && lastOutcome === 'pending'
  if (!isRepeat || isConfirmedNow) storeBooking(isPending)
  return !isRepeat
}

/** Remembers the booking after which a calendar has led the whole tab to `/merci`, unless it has announced it. */
export function rememberThanks() {
  if (!readBooking()) storeBooking()
}
