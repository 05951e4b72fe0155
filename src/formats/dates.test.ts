import { expect, it } from 'vitest'
import { dayInParis } from './dates.ts'
import { dayInWords } from './day-in-words.ts'

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-07-13T21:59:59Z', '2026-07-13'],
  ['2026-07-13T22:00:00Z', '2026-07-14'],
])('at %s the day in Paris is %s', (now, day) => {
  expect(dayInParis(new Date(now))).toBe(day)
})

it('says the first of a month as French does', () => {
  expect(dayInWords('2026-12-01')).toBe('1er décembre 2026')
  expect(dayInWords('2026-12-20')).toBe('20 décembre 2026')
})
