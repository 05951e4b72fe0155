import { describe, expect, it } from 'vitest'
import { dayInParis, untilNextLook } from './paris-day.ts'

const HOUR = 3_600_000

describe('the day in Paris', () => {
  it.each([
    ['in winter, one hour ahead of UTC', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['just after midnight in winter', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['in summer, two hours ahead of UTC', '2026-07-13T21:59:59Z', '2026-07-13'],
    ['just after midnight in summer', '2026-07-13T22:00:00Z', '2026-07-14'],
    ['on New Year’s Eve', '2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s', (_, now, day) => {
    expect(dayInParis(new Date(now))).toBe(day)
  })
})

describe('the next look at the date', () => {
  it('is at midnight in Paris', () => {
    expect(untilNextLook(new Date('2026-11-20T22:59:59.250Z'))).toBe(750)
    expect(untilNextLook(new Date('2026-07-13T21:30:00Z'))).toBe(HOUR / 2)
  })

  it('is within the hour, so that summer time on the way does no harm', () => {
    expect(untilNextLook(new Date('2026-03-28T23:30:00Z'))).toBe(HOUR)
    expect(untilNextLook(new Date('2026-11-20T23:00:00Z'))).toBe(HOUR)
  })

  // 29 March 2026 has 23 hours in Paris, 25 October has 25.
  it.each(['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z'])(
    'after %s, never leaves yesterday’s date for long',
    (start) => {
      let now = new Date(start)
      for (let looks = 0; looks < 60; looks++) {
        const wait = untilNextLook(now)
        expect(wait).toBeGreaterThan(0)
        const justBefore = new Date(now.getTime() + wait - 1)
        expect(dayInParis(justBefore)).toBe(dayInParis(now))
        now = new Date(now.getTime() + wait)
      }
    },
  )
})
