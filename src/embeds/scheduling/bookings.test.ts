import { expect, it, vi } from 'vitest'
import type { Outcome } from './bookings.ts'

const hour = 3_600_000

/** The outcome that the tab stores after bookings announced at these times, in milliseconds. */
async function storedAfter(...announced: [Outcome, number, isFinal?: boolean][]) {
  vi.resetModules()
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  const { rememberBooking } = await import('./bookings.ts')
  for (const [outcome, time, isFinal] of announced) rememberBooking(outcome, isFinal, time)
  return [...stored.values()]
}

type Announced = Parameters<typeof storedAfter>
it.each<[string, Announced, Outcome]>([
  ['a request', [['pending', 0]], 'pending'],
  [
    'a request accepted at once',
    [
      ['pending', 0],
      ['confirmed', 9_000, true],
    ],
    'confirmed',
  ],
  [
    'a request, then our page of thanks',
    [
      ['pending', 0],
      ['confirmed', 9_000],
    ],
    'pending',
  ],
  [
    'a booking told again',
    [
      ['confirmed', 0],
      ['pending', 9_000],
    ],
    'confirmed',
  ],
  [
    'another booking',
    [
      ['confirmed', 0],
      ['pending', hour],
    ],
    'pending',
  ],
])('%s', async (_, announced, outcome) => {
  expect(await storedAfter(...announced)).toEqual([outcome])
})
