import { expect, it } from 'vitest'
import { type BookingOutcome, readBooking, rememberBooking } from './bookings.ts'

const HOUR_MS = 3_600_000

it('only the calendar’s own word, not another, makes a request a booking', () => {
  const tell = (outcome: BookingOutcome, isFinal: boolean, time: number) => {
    rememberBooking(outcome, isFinal, time)
    return readBooking()
  }
  expect(tell('pending', false, 0)).toEqual({ outcome: 'pending', count: 1 })
  // Our page of thanks, to which the calendar has led its frame, does not know.
  expect(tell('confirmed', false, 3000)).toEqual({ outcome: 'pending', count: 1 })
  expect(tell('confirmed', true, 9000)).toEqual({ outcome: 'confirmed', count: 1 })
  expect(tell('pending', false, 9500)).toEqual({ outcome: 'confirmed', count: 1 })
  expect(tell('pending', false, HOUR_MS)).toEqual({ outcome: 'pending', count: 2 })
})
