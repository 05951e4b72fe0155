import { expect, it } from 'vitest'
import { bookAnother, hasBooked, rememberBooking } from './bookings.ts'

it('remembers a booking, once, until the visitor wants another', () => {
  expect(hasBooked()).toBe(false)
  expect(rememberBooking('a')).toBe(true)
  expect(rememberBooking('a')).toBe(false)
  expect(hasBooked()).toBe(true)

  bookAnother()
  expect(rememberBooking('a')).toBe(false)
  expect(hasBooked()).toBe(false)
  expect(rememberBooking('b')).toBe(true)
  expect(hasBooked()).toBe(true)
})
