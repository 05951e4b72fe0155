import { beforeEach, expect, it, vi } from 'vitest'

const minute = 60_000
let bookings: typeof import('./bookings.ts')
beforeEach(async () => {
  vi.resetModules()
  bookings = await import('./bookings.ts')
})

it('remembers a booking, once, until the visitor wants another', () => {
  const { lastBooking, rememberBooking, bookAnother } = bookings
  expect(lastBooking()).toBeNull()
  expect(rememberBooking('a', false, 0)).toBe(true)
  expect(rememberBooking('a', false, 400)).toBe(false)
  expect(lastBooking()).toEqual({ isPending: false })

  bookAnother(minute)
  expect(rememberBooking('a', false, minute + 900)).toBe(false)
  expect(lastBooking()).toBeNull()
  expect(rememberBooking('b', true, minute + 1000)).toBe(true)
  expect(lastBooking()).toEqual({ isPending: true })
})

it.each([
  ['no id', null, null],
  ['the same id, which is the visitor’s', 'visitor', 'visitor'],
  ['ids of their own', 'a', 'b'],
])('takes the second booking of a visit for one, with %s', (_, first, second) => {
  const { rememberBooking } = bookings
  expect(rememberBooking(first, false, 0)).toBe(true)
  expect(rememberBooking(second, false, minute)).toBe(true)
  expect(rememberBooking(second, false, minute + 500)).toBe(false)
})

it.each([
  [null, 'a'],
  ['a', null],
  [null, null],
])('takes %s and then %s, said together, for one booking', (first, second) => {
  const { rememberBooking } = bookings
  expect(rememberBooking(first, false, 0)).toBe(true)
  expect(rememberBooking(second, false, 300)).toBe(false)
})
