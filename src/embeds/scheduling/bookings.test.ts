import { beforeEach, expect, it, vi } from 'vitest'

const minute = 60_000
let bookings: typeof import('./bookings.ts')
beforeEach(async () => {
  vi.resetModules()
  bookings = await import('./bookings.ts')
})

it('remembers a booking that is told twice, once, until the visitor wants another', () => {
  const { lastBooking, rememberBooking, bookAnother } = bookings
  expect(lastBooking()).toBeNull()
  expect(rememberBooking(false, 0)).toBe(true)
  expect(rememberBooking(true, 400)).toBe(false)
  expect(lastBooking()).toEqual({ isPending: false })

  bookAnother(minute)
  expect(rememberBooking(false, minute + 900)).toBe(false)
  expect(lastBooking()).toBeNull()
  expect(rememberBooking(true, 2 * minute)).toBe(true)
  expect(lastBooking()).toEqual({ isPending: true })
})

it('takes the second booking of a visit for one, though the calendar was never left', () => {
  const { rememberBooking } = bookings
  expect(rememberBooking(false, 0)).toBe(true)
  expect(rememberBooking(false, minute)).toBe(true)
  expect(rememberBooking(false, minute + 500)).toBe(false)
})
