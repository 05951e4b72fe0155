import { expect, it } from 'vitest'
import { dayInParis } from './dates.ts'
import { dayInWords } from './day-in-words.ts'

it.each([
  ['in winter, one hour ahead of UTC', '2026-11-20T22:59:59Z', '2026-11-20'],
  ['just after midnight in winter', '2026-11-20T23:00:00Z', '2026-11-21'],
  ['in summer, two hours ahead of UTC', '2026-07-13T21:59:59Z', '2026-07-13'],
  ['just after midnight in summer', '2026-07-13T22:00:00Z', '2026-07-14'],
  ['on New Year’s Eve', '2026-12-31T23:00:00Z', '2027-01-01'],
])('the day in Paris %s', (_, now, day) => {
  expect(dayInParis(new Date(now))).toBe(day)
})

it('says the first of a month as French does', () => {
  expect(dayInWords('2026-12-01')).toBe('1er décembre 2026')
  expect(dayInWords('2026-12-20')).toBe('20 décembre 2026')
})
