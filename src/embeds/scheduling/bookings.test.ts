import { expect, it, vi } from 'vitest'
import { readBooking, rememberBooking } from './bookings.ts'

vi.mock('virtual:site', () => ({ site: { scheduling: { isDemonstration: false } } }))

const HOUR_MS = 3_600_000

it('only the calendar’s own word, not another, makes a request a booking', () => {
  const tell = (said: { isPending?: boolean }, time: number) => {
    const isAnother = rememberBooking({ kind: 'booked', ...said }, time)
    return [isAnother, readBooking()]
  }
  expect(tell({ isPending: true }, 0)).toEqual([true, 'pending'])
  // Our page of thanks, to which the calendar has led its frame, does not know.
  expect(tell({}, 3000)).toEqual([false, 'pending'])
  expect(tell({ isPending: false }, 9000)).toEqual([false, 'confirmed'])
  expect(tell({ isPending: true }, 9500)).toEqual([false, 'confirmed'])
  expect(tell({ isPending: true }, HOUR_MS)).toEqual([true, 'pending'])
})
