import { expect, it } from 'vitest'
import { dayInWords } from './day-in-words.ts'

it('says the first of a month as French does', () => {
  expect(dayInWords('2026-12-01')).toBe('1er décembre 2026')
  expect(dayInWords('2026-12-20')).toBe('20 décembre 2026')
})
