import { expect, it } from 'vitest'
import { type BookingOutcome, readBooking, rememberBooking } from './bookings.ts'

const HOUR_MS = 3_600_000

it('only the calendar’s own word, not another, makes a request a booking', () => {
  const tell = (outcome: BookingOutcome, isFinal: boolean, time: number) => {
    const isAnother = rememberBooking(outcome, isFinal, time)
    return [isAnother, readBooking()]
  }
  expect(tell('pending', false, 0)).toEqual([true, 'pending'])
  // Our page of thanks, to which the calendar has led its frame, does not know.
  expect(tell('confirmed', false, 3000)).toEqual([false, 'pending'])
  expect(tell('confirmed', true, 9000)).toEqual([false, 'confirmed'])
  expect(tell('pending', false, 9500)).toEqual([false, 'confirmed'])
  expect(tell('pending', false, HOUR_MS)).toEqual([true, 'pending'])
})
