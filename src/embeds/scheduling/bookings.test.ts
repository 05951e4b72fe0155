import { beforeEach, expect, it, vi } from 'vitest'

let bookings: typeof import('./bookings.ts')
beforeEach(async () => {
  vi.resetModules()
  bookings = await import('./bookings.ts')
})

it('remembers a booking that is told twice, once, and the second booking of a visit', () => {
  const { lastBooking, rememberBooking } = bookings
  expect(lastBooking()).toBeNull()
  expect(rememberBooking(false, 0)).toBe(true)
  expect(rememberBooking(true, 400)).toBe(false)
  expect(lastBooking()).toEqual({ isPending: false })
  expect(rememberBooking(true, 60_000)).toBe(true)
  expect(rememberBooking(true, 60_500)).toBe(false)
  expect(lastBooking()).toEqual({ isPending: true })
})
