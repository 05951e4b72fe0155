// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { pageState } from '../../page-state.ts'
import { rememberBooking } from './bookings.ts'

it('remembers a booking that is told twice once, and the second booking of a visit', () => {
  expect(rememberBooking('confirmed', 0)).toBe(true)
  expect(rememberBooking('pending', 400)).toBe(false)
  expect(pageState().booked).toBe('confirmed')
  expect(rememberBooking('pending', 60_000)).toBe(true)
  expect(rememberBooking('pending', 60_500)).toBe(false)
  expect(pageState().booked).toBe('pending')
})
